import type { Hit } from './found.ts';

declare global {
  /** URL of the worker; the build inserts its value. */
  const SEARCH_WORKER: string;
}

let worker: Worker | undefined;

/** Starts the worker, which loads what every search needs, unless it is running. */
export function startSearch(): Worker {
  if (worker) return worker;
  const started = new Worker(SEARCH_WORKER, { type: 'module' });
  worker = started;
  // One that fails before a search has asked it would never answer.
  started.addEventListener('error', () => forget(started), { once: true });
  return started;
}

function forget(failed: Worker): void {
  failed.terminate();
  if (worker === failed) worker = undefined;
  // Searches that still wait for it.
  failed.dispatchEvent(new Event('error'));
}

/**
 * Searches the pages, best match first.
 * @returns undefined if the index or the worker failed to load; the next search starts over
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
  if (!found) forget(asked);
  return found;
}
