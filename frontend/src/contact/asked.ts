import { askedEvent, askedProductsKey } from '../islands/signals.ts';
import { unlessBlocked } from '../ui/unless-blocked.ts';

/** The products to ask about, as text; empty if storage is blocked, when the contact page keeps its own. */
export function readAsked(): string {
  return unlessBlocked(() => localStorage.getItem(askedProductsKey)) ?? '';
}

export function onAskedChange(changed: () => void): () => void {
  addEventListener(askedEvent, changed);
  return () => removeEventListener(askedEvent, changed);
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
