import { randomUUID } from 'node:crypto';
import type { AuditEntry, ContactChange, Export, Note } from '#contract/activity.ts';
import type { SubscriberUpdate } from '#contract/subscriber-update.ts';

/** An entry before it is stored. The same thing done has the same keys, however often it is recorded. */
export interface Entry extends Omit<AuditEntry, 'id'> {
  readonly subject: string;
  readonly entry: string;
  /** Of a note. */
  readonly text?: string;
  /** In seconds since 1970; left out, it expires as the audit list's entries do. */
  readonly expiresAt?: number;
}

/** What the entries about a contact are stored under. */
export function contactSubject(id: string): string {
  return `contact#${id}`;
}

export function changeEntry(contact: string, change: ContactChange): Entry {
  return {
    subject: contactSubject(contact),
    entry: `change#${String(change.version).padStart(10, '0')}`,
    action: 'change',
    contact,
    ...change,
  };
}

/** What the keys of all notes begin with. */
export const notePrefix = 'note#';

/** @param keyHash of the request's idempotency key: a note that comes again is the same entry */
export function noteEntry(
  contact: string,
  keyHash: string,
  note: Omit<Note, 'id'> & { readonly expiresAt: number },
): Entry {
  return {
    subject: contactSubject(contact),
    entry: `${notePrefix}${keyHash}`,
    action: 'note',
    contact,
    ...note,
  };
}

/** A change of the reply templates: who made it, and nothing that they say. */
export function templatesEntry(change: { version: number; author: string; at: string }): Entry {
  return {
    subject: 'reply-templates',
    entry: `change#${String(change.version).padStart(10, '0')}`,
    action: 'reply-templates',
    ...change,
  };
}

export function signInEntry(username: string): Entry {
  return staffEntry(username, 'sign-in');
}

/** What Cognito changes of an account. */
export type AccountChange = 'password' | 'authenticator';

/** What somebody did to their own account, or is about to ask Cognito for. */
export function accountEntry(
  username: string,
  action: AccountChange | `${AccountChange}-attempt` | 'sessions',
): Entry {
  return staffEntry(username, action);
}

export function exportEntry(username: string, exported: Export): Entry {
  return { ...staffEntry(username, 'export'), export: exported };
}

/** Somebody read all that is held about a person: who did, and not whose it is. */
export function personEntry(username: string): Entry {
  return staffEntry(username, 'person');
}

/** Somebody erased a person: likewise. */
export function erasureEntry(username: string): Entry {
  return staffEntry(username, 'erasure');
}

/** Somebody switched a webhook on or off. */
export function webhookEntry(username: string, webhook: string, enabled: boolean): Entry {
  return { ...staffEntry(username, 'webhook'), webhook, enabled };
}

/** Somebody had the signing secret of a webhook shown. */
export function webhookSecretEntry(username: string, webhook: string): Entry {
  return { ...staffEntry(username, 'webhook-secret'), webhook };
}

/** Somebody had a webhook sent a test. */
export function webhookTestEntry(username: string, webhook: string): Entry {
  return { ...staffEntry(username, 'webhook-test'), webhook };
}

/** A newsletter address was changed: who did, and not whose it is. */
export function subscriberEntry(username: string, change: SubscriberUpdate['change']): Entry {
  return staffEntry(username, `subscriber-${change}`);
}

/** What was done to no contact: each time is an entry of its own. */
function staffEntry(author: string, action: AuditEntry['action']): Entry {
  const at = new Date().toISOString();
  return {
    subject: `staff#${author}`,
    entry: `${action}#${at}#${randomUUID()}`,
    action,
    author,
    at,
  };
}
