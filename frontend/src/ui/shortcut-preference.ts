import { closest } from './closest.ts';
import { unlessBlocked } from './unless-blocked.ts';

const storageKey = 'shortcuts';

/** Whether the focus is in a field that takes text or letters, or in a dialog. */
export function isInFieldOrDialog({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog';
  return closest(target, fields) !== null;
}

/** On if storage is blocked. */
export function areShortcutsOn(): boolean {
  return unlessBlocked(() => localStorage.getItem(storageKey)) !== 'off';
}

/** Stored for this browser. */
export function switchShortcuts(on: boolean): void {
  unlessBlocked(() => localStorage.setItem(storageKey, on ? 'on' : 'off'));
}
