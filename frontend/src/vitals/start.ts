import { whenIdle } from '../when-idle.ts';

/** Fetches what measures the page once everything else is done: it looks back at what it has missed. */
export function measureWhenIdle(): void {
  if (document.readyState !== 'complete') return addEventListener('load', measureWhenIdle);
  whenIdle(() => void import('./vitals.ts').catch(() => undefined));
}
