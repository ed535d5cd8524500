import { isInFieldOrDialog } from './shortcut-preference.ts';

/**
 * Collects the letters typed while their field is loading, other than those typed into another field.
 * @returns a function that stops this and returns them
 */
export function keepLetters(): () => string {
  let letters = '';
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.length > 1 || ctrlKey || metaKey || altKey || isInFieldOrDialog(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    letters += key;
  };
  addEventListener('keydown', keep, true);
  return () => {
    removeEventListener('keydown', keep, true);
    return letters;
  };
}
