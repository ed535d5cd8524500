import { useEffect } from 'react';
import { areShortcutsOn, isTyping } from './shortcut-keys.ts';

type ShortcutKey = 'j' | 'k' | 'J' | 'K' | 'r' | 'n' | 'e' | 'u' | 'a' | '!' | '/' | '?';

type Shortcuts = Partial<Record<ShortcutKey, () => unknown>>;

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
export function shortcutIn(shortcuts: Shortcuts, event: Pressed): (() => unknown) | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || isTyping(event)) {
    return undefined;
  }
  const known: Readonly<Record<string, (() => unknown) | undefined>> = shortcuts;
  return known[key];
}
