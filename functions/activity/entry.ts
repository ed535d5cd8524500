import { randomUUID } from 'node:crypto';
import type { AuditEntry, ContactChange, Export, Note } from '#contract/activity.ts';
import type { SubscriberUpdate } from '#contract/subscriber-update.ts';

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

export function changeEntry(contact: string, change: ContactChange): Entry {
  return {
    subject: contactSubject(contact),
    entry: `change#${String(change.version).padStart(10, '0')}`,
    action: actionOf(change),
    contact,
    ...change,
  };
}

function actionOf({ mergedInto, isBlocked }: ContactChange): AuditEntry['action'] {
  if (mergedInto) return mergedInto.to === null ? 'unmerge' : 'merge';
  if (isBlocked) return isBlocked.to ? 'block' : 'unblock';
  return 'change';
}

/** A user added an address to the sender of a contact, or removed one. The entry does not name it. */
export function addressEntry(username: string, contact: string, isTheirs: boolean): Entry {
  return { ...staffEntry(username, isTheirs ? 'address-add' : 'address-remove'), contact };
}

/** The sort key prefix of notes. */
export const notePrefix = 'note#';

/** @param keyHash hash of the request's idempotency key: a retried note has the same keys */
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

interface ListChange {
  readonly version: number;
  readonly author: string;
  readonly at: string;
}

/** A user answered a contact, or took the answer back. Repeating it has the same keys. */
export function replyEntry(
  contact: string,
  message: string,
  action: 'reply' | 'reply-undone',
  author: string,
): Entry {
  return {
    subject: contactSubject(contact),
    entry: `${action}#${message}`,
    action,
    contact,
    author,
    at: new Date().toISOString(),
  };
}

/** A user noted a call, which began a contact. */
export function callEntry(contact: string, author: string, at: string): Entry {
  return { subject: contactSubject(contact), entry: 'call', action: 'call', contact, author, at };
}

/** A change of the tags, or of the reply templates: who made it, without the texts. */
export function listEntry(action: 'reply-templates' | 'tags', change: ListChange): Entry {
  return {
    subject: action,
    entry: `change#${String(change.version).padStart(10, '0')}`,
    action,
    ...change,
  };
}

export function signInEntry(username: string): Entry {
  return staffEntry(username, 'sign-in');
}

/** An account change that Cognito makes. */
export type AccountChange = 'password' | 'authenticator';

/** A change of the user's own account, requested or made. */
export function accountEntry(
  username: string,
  action: AccountChange | `${AccountChange}-attempt` | 'sessions-end',
): Entry {
  return staffEntry(username, action);
}

export function exportEntry(username: string, exported: Export): Entry {
  return { ...staffEntry(username, 'export'), export: exported };
}

/** A user read everything stored about a person. The entry does not name the person. */
export function personEntry(username: string): Entry {
  return staffEntry(username, 'person-read');
}

/** A user erased a person. The entry does not name the person. */
export function erasureEntry(username: string): Entry {
  return staffEntry(username, 'erasure');
}

/** A user deleted spam. */
export function spamEntry(username: string, contact: string): Entry {
  return { ...staffEntry(username, 'spam-delete'), contact };
}

/** What a user does with a newsletter. */
type CampaignAction = 'send' | 'pause' | 'resume' | 'cancel' | 'delete';

/** A user sent, stopped or deleted a newsletter. */
export function campaignEntry(username: string, action: CampaignAction, campaign: string): Entry {
  return { ...staffEntry(username, `campaign-${action}`), campaign };
}

/** A user switched a webhook on or off. */
export function webhookEntry(username: string, webhook: string, enabled: boolean): Entry {
  return { ...staffEntry(username, 'webhook'), webhook, enabled };
}

/** A user viewed a webhook's signing secret. */
export function webhookSecretEntry(username: string, webhook: string): Entry {
  return { ...staffEntry(username, 'webhook-secret'), webhook };
}

/** A user sent a webhook a test. */
export function webhookTestEntry(username: string, webhook: string): Entry {
  return { ...staffEntry(username, 'webhook-test'), webhook };
}

/** A user changed a newsletter address. The entry does not name it. */
export function subscriberEntry(username: string, change: SubscriberUpdate['change']): Entry {
  return staffEntry(username, `subscriber-${change}`);
}

/** A user changed the tags of a newsletter address. The entry names neither. */
export function subscriberTagsEntry(username: string): Entry {
  return staffEntry(username, 'subscriber-tags');
}

/** A user imported so many new newsletter addresses. */
export function importEntry(username: string, addressCount: number): Entry {
  return { ...staffEntry(username, 'import'), addressCount };
}

/** What an owner does to the account of a staff user. */
type TeamAction = 'invite' | 'role' | 'switch-off' | 'switch-on' | 'password-reset' | 'hand-over';

/** An owner changed the account or the contacts of a staff user. */
export function teamEntry(author: string, action: TeamAction, user: string): Entry {
  return { ...staffEntry(author, action), user };
}

/** An action on no contact. Each one gets its own entry. */
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
