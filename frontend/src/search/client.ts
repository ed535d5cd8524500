import type { Hit } from './found.ts';

declare global {
  /** URL of the worker, which the build replaces by its value. */
  const SEARCH_WORKER: string;
}

let worker: Worker | undefined;

/** Starts the worker, which fetches what every search needs, unless it runs. */
export function startSearch(): Worker {
  worker ??= new Worker(SEARCH_WORKER, { type: 'module' });
  return worker;
}

/**
 * Looks for words in the pages, best first.
 * @returns undefined where the index or the worker did not load; the next search then begins anew
 */
export async function search(words: string): Promise<readonly Hit[] | undefined> {
  const asked = startSearch();
  const { port1, port2 } = new MessageChannel();
  const found = await new Promise<readonly Hit[] | undefined>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<readonly Hit[] | undefined>) =>
      resolve(data),
    );
    port1.start();
    asked.addEventListener('error', () => resolve(undefined), { once: true });
    asked.postMessage(words, [port2]);
  });
  port1.close();
  if (!found) {
    asked.terminate();
    if (worker === asked) worker = undefined;
  }
  return found;
}
