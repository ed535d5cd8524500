/** Moves the focus to the next message or note of the conversation, or to the one before it. */
export function moveAlong(by: 1 | -1): void {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = entries.findIndex((entry) => entry.contains(document.activeElement));
  const next = at < 0 ? entries.at(by > 0 ? 0 : -1) : entries[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
