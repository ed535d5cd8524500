import { setTimeout } from 'node:timers/promises';

/** What a visitor does with a browser, whatever protocol drives it. `find` is an expression that gives an element. */
export interface Browser {
  readonly name: string;
  readonly open: (url: string) => Promise<void>;
  readonly resize: (width: number) => Promise<void>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly click: (find: string) => Promise<void>;
  readonly type: (find: string, text: string) => Promise<void>;
  /** What the window shows, as a PNG. */
  readonly picture: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** The height of the window, at any width. */
export const height = 900;

/**
 * Asks again and again until the answer is good.
 * @throws Error with the last answer where it is not good after 20 s
 */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  isGood: (answer: Answer) => boolean = Boolean,
): Promise<Answer> {
  const end = performance.now() + 20_000;
  let answer = await ask();
  while (!isGood(answer)) {
    if (performance.now() > end) throw new Error(`${what}: ${JSON.stringify(answer)}`);
    await setTimeout(100);
    answer = await ask();
  }
  return answer;
}
