import { randomUUID } from 'node:crypto';
import type { AuditEntry, ContactChange, Note } from '#contract/activity.ts';

/** An entry before it is stored. The same action always has the same keys. */
export interface Entry extends Omit<AuditEntry, 'id'> {
  readonly subject: string;
  readonly entry: string;
  /** A note's text. */
  readonly text?: string;
  /** In seconds since 1970. Default: the audit log's retention. */
  readonly expiresAt?: number;
}

/** The partition key of a contact's entries. */
export function contactSubject(id: string): string {
  return `contact#${id}`;
}

function contactEntry(contact: string, entry: string, rest: Omit<Entry, 'subject' | 'entry'>) {
  return { subject: contactSubject(contact), entry, contact, ...rest };
}

export function changeEntry(contact: string, change: ContactChange): Entry {
  return contactEntry(contact, keyOf(change), { action: actionOf(change), ...change });
}

function keyOf({ version }: { readonly version: number }): string {
  return `change#${String(version).padStart(10, '0')}`;
}

function actionOf({ mergedInto, isBlocked }: ContactChange): AuditEntry['action'] {
  if (mergedInto) return mergedInto.to === null ? 'unmerge' : 'merge';
  if (isBlocked) return isBlocked.to ? 'block' : 'unblock';
  return 'change';
}

/** The sort key prefix of notes. */
export const notePrefix = 'note#';

/** @param keyHash hash of the request's idempotency key: a retried note has the same keys */
export function noteEntry(
  contact: string,
  keyHash: string,
  note: Omit<Note, 'id'> & { readonly expiresAt: number },
): Entry {
  return contactEntry(contact, notePrefix + keyHash, { action: 'note', ...note });
}

/** A user answered a contact, or took the answer back. Repeating it has the same keys. */
export function replyEntry(
  contact: string,
  message: string,
  action: 'reply' | 'reply-undone',
  author: string,
): Entry {
  const at = new Date().toISOString();
  return contactEntry(contact, `${action}#${message}`, { action, author, at });
}

/** A user noted a call, which began a contact. */
export function callEntry(contact: string, author: string, at: string): Entry {
  return contactEntry(contact, 'call', { action: 'call', author, at });
}

/** A change of the tags, or of the reply templates: who made it, without the texts. */
export function listEntry(
  action: 'reply-templates' | 'tags',
  change: Pick<ContactChange, 'version' | 'author' | 'at'>,
): Entry {
  return { subject: action, entry: keyOf(change), action, ...change };
}

/**
 * Any other action. Each one gets its own entry. None names an address, which an erasure could not remove from here.
 * @param about what was affected, such as the contact, the staff user or the newsletter. Default: nothing more
 */
export function staffEntry(
  author: string,
  action: AuditEntry['action'],
  about: Partial<Omit<AuditEntry, 'id' | 'at' | 'author' | 'action'>> = {},
): Entry {
  const at = new Date().toISOString();
  return {
    subject: `staff#${author}`,
    entry: `${action}#${at}#${randomUUID()}`,
    action,
    author,
    at,
    ...about,
  };
}
