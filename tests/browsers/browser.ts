import { setTimeout } from 'node:timers/promises';

/** A browser, driven by any protocol. `find` is an expression that returns an element. */
export interface Browser {
  readonly name: string;
  readonly open: (url: string) => Promise<void>;
  readonly resize: (width: number) => Promise<void>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly click: (find: string) => Promise<void>;
  readonly type: (find: string, text: string) => Promise<void>;
  /** As a PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** Of the window. */
export const height = 900;

/**
 * Polls until a condition holds.
 * @throws Error with the last value after a timeout of 20 s
 */
export async function waitFor<Value>(
  what: string,
  read: () => Promise<Value>,
  condition: (value: Value) => boolean = Boolean,
): Promise<Value> {
  const deadline = performance.now() + 20_000;
  let value = await read();
  while (!condition(value)) {
    if (performance.now() > deadline) throw new Error(`${what}: ${JSON.stringify(value)}`);
    await setTimeout(100);
    value = await read();
  }
  return value;
}
