/** Moves the focus to the next or previous message or note of the conversation. */
export function moveAlong(by: 1 | -1): void {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = entries.findIndex((entry) => entry.contains(document.activeElement));
  const next = at < 0 ? entries.at(by > 0 ? 0 : -1) : entries[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
