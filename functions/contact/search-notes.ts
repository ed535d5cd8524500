import { activityNewestFirst } from '../activity/activity-store.ts';

/**
 * Maximum entries read per call: two years at 2,000 a month. At 400 bytes each, that is 2,500 read units. The cost
 * depends on the entries newer than the searched contacts.
 */
const maxEntries = 50_000;

/** Reads notes in step with contacts, newest first: a note is newer than its contact. */
export function notesReader() {
  const entries = activityNewestFirst();
  let next: ReturnType<typeof entries.next> | undefined;
  let read = 0;
  const notes = new Map<unknown, unknown[]>();

  return {
    /** The notes on a contact with this sort key, after reading all newer ones. */
    async of(contact: unknown, key: string): Promise<readonly unknown[]> {
      next ??= entries.next();
      let { value: entry, done } = await next;
      while (!done && entry.key > key && read < maxEntries) {
        const { action, contact: subject, text } = entry.row;
        if (action === 'note') notes.set(subject, [...(notes.get(subject) ?? []), text]);
        read += 1;
        next = entries.next();
        ({ value: entry, done } = await next);
      }
      return notes.get(contact) ?? [];
    },
  };
}
