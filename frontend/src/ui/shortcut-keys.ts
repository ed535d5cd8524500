import { closest } from './closest.ts';

const storageKey = 'shortcuts';

/** In a field that takes text or letters, or in a dialog. */
export function isTyping({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog';
  return closest(target, fields) !== null;
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
