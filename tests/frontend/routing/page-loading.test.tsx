import { expect, test, vi } from 'vitest';
import { lazyPage, PageLoadError } from '#frontend/routing/lazy-page.tsx';

function Sample() {
  return <h1>Sample</h1>;
}

test('A page is fetched once, however often it is asked for', async () => {
  let fetched = 0;
  const sample = lazyPage('sample', () => {
    fetched += 1;
    return Promise.resolve(Sample);
  });
  await Promise.all([sample.load(), sample.load()]);
  await sample.load();
  expect(fetched).toBe(1);
});

test('A page whose script is gone says so, and may be tried again', async () => {
  let online = false;
  const sample = lazyPage('sample', () =>
    online ? Promise.resolve(Sample) : Promise.reject(new TypeError('Failed to fetch')),
  );
  await expect(sample.load()).rejects.toThrow(PageLoadError);
  online = true;
  await expect(sample.load()).resolves.toBe(Sample);
});

test('A page whose script never comes has failed after 120 seconds', async () => {
  vi.useFakeTimers();
  const loading = lazyPage('sample', () => new Promise<never>(() => undefined)).load();
  const outcome = vi.fn<(reason: unknown) => void>();
  loading.catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(PageLoadError));
  vi.useRealTimers();
});
