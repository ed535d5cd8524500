import type { Contact } from '#contract/contact/detail.ts';
import { changesSince } from '../contacts/history.ts';
import { contact as words } from './content.ts';

/** A contact as it was read, or as it is shown where that is not older: a response may have been on its way. */
export function newerOf(shown: Contact, read: Contact): Contact {
  const notes = read.notes.length - shown.notes.length;
  const versions = read.version - shown.version;
  return notes < 0 || versions < 0 || (notes === 0 && versions === 0) ? shown : read;
}

/** Describes the changes to a contact since it was shown; empty if there are none. */
export function describeChanges(shown: Contact, now: Contact): string {
  const notes = now.notes
    .slice(shown.notes.length)
    .map(({ author }) => words.notes.written(author));
  const changes = changesSince(now.history, shown.version);
  return [...(changes === '' ? [] : [words.seen(changes)]), ...notes].join(' ');
}
