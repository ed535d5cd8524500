import { useSyncExternalStore } from 'react';
import { askedKey } from '../../islands/signals.ts';

/** Another tab's change, and from `keep-asked.ts` this one's. */
export const askedEvent = 'storage';

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
