/** Runs `work` when the browser is idle, or soon in Safari, which lacks that event. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work);
}
