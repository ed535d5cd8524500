import { useSyncExternalStore } from 'react';
import { askedEvent, askedKey } from '../islands/signals.ts';

function subscribe(changed: () => void) {
  addEventListener(askedEvent, changed);
  return () => removeEventListener(askedEvent, changed);
}

function read(): string {
  try {
    return localStorage.getItem(askedKey) ?? '';
  } catch {
    // Blocked: the contact page keeps its own.
    return '';
  }
}

/** The products to ask about, as text; empty in the prerendered page. */
export function useAsked(): string {
  return useSyncExternalStore(subscribe, read, () => '');
}

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
