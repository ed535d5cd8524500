import { askedEvent, askedProductsKey } from '../islands/signals.ts';
import { unlessBlocked } from '../ui/unless-blocked.ts';

/** The products to ask about, as text; empty if storage is blocked, when the contact page keeps its own. */
export function readAsked(): string {
  return unlessBlocked(() => localStorage.getItem(askedProductsKey)) ?? '';
}

/** Also calls after Back, which shows a page as it was left. */
export function onAskedChange(changed: () => void): () => void {
  const end = new AbortController();
  for (const event of [askedEvent, 'pageshow'])
    addEventListener(event, changed, { signal: end.signal });
  return () => end.abort();
}

/**
 * Stores the products to ask about until the message is sent, and tells the header.
 * @returns false if the browser's storage is full or blocked
 */
export function keepAsked(about: string): boolean {
  const isKept = unlessBlocked(() => {
    localStorage.setItem(askedProductsKey, about);
    return true;
  });
  if (isKept) dispatchEvent(new Event(askedEvent));
  return isKept ?? false;
}
