import type { StaffOutcome } from '../../api/staff.ts';

/** Milliseconds before each retry, unless the server names a time. */
const waits = [1000, 2000, 4000, 8000];

/** Calls again while the server cannot be reached, is busy or fails; no more once `signal` aborts. */
export async function retried<Data>(
  call: () => Promise<StaffOutcome<Data>>,
  signal: AbortSignal,
): Promise<StaffOutcome<Data>> {
  for (const wait of waits) {
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    const outcome = await call();
    const mayCome =
      outcome.kind === 'unreachable' ||
      (outcome.kind === 'error' && (outcome.status === 429 || outcome.status >= 500));
    if (!mayCome || signal.aborted) return outcome;
    const { retryAfter } = outcome.kind === 'error' ? outcome : {};
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    await pause(retryAfter ? retryAfter * 1000 : wait, signal);
    if (signal.aborted) return outcome;
  }
  return call();
}

/** Resolves after so many milliseconds, or when `signal` aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
