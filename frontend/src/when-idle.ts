/** Runs `work` when the browser is idle; in Safari, which has no such event, soon. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work);
}
