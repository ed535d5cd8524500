import { useEffect } from 'react';

type ShortcutKey = 'j' | 'k' | 'e' | 'a' | '/' | '?';

type Shortcuts = Partial<Record<ShortcutKey, () => void>>;

const storageKey = 'shortcuts';

/**
 * Runs what a single key is for, wherever the focus is but in a field or a dialog. WCAG 2.1.4 asks that such keys can be
 * switched off or act only with the focus on their part of the page: they can be switched off, since a page that has just
 * been opened has its focus on its heading.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const run = shortcutIn(shortcuts, event);
      if (!run || !areShortcutsOn()) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  });
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/** What a key is for; undefined while somebody types, and with a key that makes it the browser's. */
export function shortcutIn(shortcuts: Shortcuts, event: Pressed): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || isTyping(event)) {
    return undefined;
  }
  const known: Readonly<Record<string, (() => void) | undefined>> = shortcuts;
  return known[key];
}

/** In a field that takes text or letters, or in a dialog. */
function isTyping({ target }: Pick<Pressed, 'target'>): boolean {
  const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog';
  return target instanceof Element && target.closest(fields) !== null;
}

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    // Blocked storage.
    return true;
  }
}

/** For this browser, until it is changed again. */
export function switchShortcuts(on: boolean): void {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Blocked storage: they stay on.
  }
}
