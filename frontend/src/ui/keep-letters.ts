/**
 * Keeps the letters that are typed while the field that they are meant for loads.
 * @returns a function that ends this and returns them
 */
export function keepLetters(): () => string {
  let letters = '';
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.length > 1 || ctrlKey || metaKey || altKey) return;
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
