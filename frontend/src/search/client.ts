import type { Found, SearchRequest } from './found.ts';

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
 * Looks for words in the pages.
 * @returns undefined where the index or the worker did not load; the next search then begins anew
 */
export async function search(request: SearchRequest): Promise<Found | undefined> {
  const asked = startSearch();
  const { port1, port2 } = new MessageChannel();
  const found = await new Promise<Found | undefined>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Found | undefined>) => resolve(data));
    port1.start();
    asked.addEventListener('error', () => resolve(undefined), { once: true });
    asked.postMessage(request, [port2]);
  });
  port1.close();
  if (!found) {
    asked.terminate();
    if (worker === asked) worker = undefined;
  }
  return found;
}
