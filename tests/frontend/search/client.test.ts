import { afterEach, expect, test, vi } from 'vitest';
import { search } from '#frontend/search/client.ts';

afterEach(() => vi.unstubAllGlobals());

test('A search that waits for a worker gets an answer when another search ends that worker', async () => {
  class FakeWorker extends EventTarget {
    /** Answers only a search that finds no index. */
    postMessage(words: string, [port]: [MessagePort]) {
      if (words === 'no index') port.postMessage(undefined);
    }

    terminate() {}
  }
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('SEARCH_WORKER', '/worker.js');

  const found = await Promise.all([search('waiting'), search('no index')]);

  expect(found.map((hits) => hits ?? 'failed')).toEqual(['failed', 'failed']);
});
