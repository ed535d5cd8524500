/** Does something once the browser has nothing else to do; Safari cannot tell, and does it soon. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work);
}
