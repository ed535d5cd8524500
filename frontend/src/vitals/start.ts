/** Fetches what measures the page once everything else is done: it looks back at what it has missed. */
export function measureWhenIdle(): void {
  if (document.readyState !== 'complete') return addEventListener('load', measureWhenIdle);
  // Safari has no idle callback.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  whenIdle(() => void import('./vitals.ts').catch(() => undefined));
}
