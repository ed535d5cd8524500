import { askedEvent, askedProductsKey } from '../islands/signals.ts';
import { unlessBlocked } from '../ui/unless-blocked.ts';

/** The products to ask about, as text; empty where storage is blocked: the contact page keeps its own. */
export function readAsked(): string {
  return unlessBlocked(() => localStorage.getItem(askedProductsKey)) ?? '';
}

export function onAskedChange(changed: () => void): () => void {
  addEventListener(askedEvent, changed);
  return () => removeEventListener(askedEvent, changed);
}

/**
 * Keeps the products to ask about until the message is sent, and tells the header.
 * @returns false where the browser has no room or blocks its storage
 */
export function keepAsked(about: string): boolean {
  const isKept = unlessBlocked(() => {
    localStorage.setItem(askedProductsKey, about);
    return true;
  });
  if (isKept) dispatchEvent(new Event(askedEvent));
  return isKept ?? false;
}
