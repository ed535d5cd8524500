import { askedKey } from '../islands/signals.ts';
import { askedEvent } from '../sections/product/asked.ts';

/**
 * Keeps the products to ask about until the message is sent, and tells the header.
 * @returns false where the browser has no room or blocks its storage
 */
export function keepAsked(about: string): boolean {
  try {
    localStorage.setItem(askedKey, about);
    dispatchEvent(new Event(askedEvent));
    return true;
  } catch {
    return false;
  }
}
