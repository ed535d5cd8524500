import { useEffect } from 'react';
import { areShortcutsOn, isInFieldOrDialog } from './shortcut-preference.ts';

type ShortcutKey = 'j' | 'k' | 'J' | 'K' | 'r' | 'n' | 'e' | 'u' | 'a' | '!' | '/' | '?';

type Shortcuts = Partial<Record<ShortcutKey, () => unknown>>;

/**
 * Handles single keys, unless the focus is in a field or a dialog. WCAG 2.1.4 requires that such keys can be switched
 * off or work only with the focus on their component. They can be switched off, because a newly opened page has its
 * focus on the heading.
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

/** The action of a key; undefined while the visitor types, or with a modifier that makes it the browser's. */
export function shortcutIn(shortcuts: Shortcuts, event: Pressed): (() => unknown) | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || isInFieldOrDialog(event)) {
    return undefined;
  }
  const known: Readonly<Record<string, (() => unknown) | undefined>> = shortcuts;
  return known[key];
}
