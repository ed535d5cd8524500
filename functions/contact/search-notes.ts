import { activityNewestFirst } from '../activity/activity-store.ts';

/**
 * Entries of what staff did that one call reads at most: two years of 2,000 a month. At 400 bytes they are 2,500 read
 * units, and as many as are newer than the contacts that the call gets to are what it costs.
 */
const maxEntries = 50_000;

/** The notes beside contacts, read in step with these, newest first: a note is younger than its contact. */
export function notesReader() {
  const entries = activityNewestFirst();
  let next: ReturnType<typeof entries.next> | undefined;
  let read = 0;
  const notes = new Map<unknown, unknown[]>();

  return {
    /** The notes beside a contact with this sort key, once all that are younger have been read. */
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
