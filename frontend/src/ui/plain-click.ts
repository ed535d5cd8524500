import type { MouseEvent } from 'react';

/** Whether a click means "follow this link here", not a new tab or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
