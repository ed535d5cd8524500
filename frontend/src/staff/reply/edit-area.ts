import type { Edited } from './format.ts';

/**
 * Changes the text of a text area through the browser, so that its own undo takes it back, too.
 * @param onReplaced called with the text where the browser says nothing of a change
 */
export function editArea(
  area: HTMLTextAreaElement,
  change: (edited: Edited) => Edited,
  onReplaced: (text: string) => void,
): void {
  const { value, selectionStart, selectionEnd } = area;
  const after = change({ text: value, from: selectionStart, to: selectionEnd });
  area.focus();
  area.setSelectionRange(0, value.length);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo
  if (!document.execCommand('insertText', false, after.text)) {
    area.value = after.text;
    onReplaced(after.text);
  }
  area.setSelectionRange(after.from, after.to);
}
