import { limits } from '#contract/limits.ts';
import {
  storeSubmission,
  idempotencyRecordOf,
  type StoredSubmission,
} from '../contact/contact-store.ts';
import { fingerprint } from '../lists/list-row.ts';
import { idsOf } from '../lists/store-once.ts';
import type { ReceivedMail } from './parse-mail.ts';

const noText = '(No text)';

/** The contact that a mail starts. */
export interface NewContact {
  readonly id: string;
  /** An earlier call has stored it. */
  readonly isStored: boolean;
}

/** The contact that a mail starts. */
export async function newContactOf({ id: mail }: Pick<ReceivedMail, 'id'>): Promise<NewContact> {
  const keyHash = keyOf(mail);
  for (const id of idsOf(keyHash)) {
    const record = await idempotencyRecordOf(id);
    if (record === undefined) return { id, isStored: false };
    if (record.keyHash === keyHash) return { id, isStored: true };
  }
  throw new Error('Every id of this mail is taken.');
}

/**
 * Stores the contact that a mail starts.
 * @throws ApiError `unavailable`; it may have been stored
 */
export async function storeContact(
  id: string,
  mail: ReceivedMail,
  status: 'new' | 'spam',
): Promise<void> {
  const keyHash = keyOf(mail.id);
  // Nobody waits for an answer to a mailing list's mail, unless it answers a conversation.
  const expectsNoAnswer = mail.isAutomatic || mail.isFromList;
  const submission: StoredSubmission = {
    id,
    source: 'mail',
    ...namesOf(mail),
    company: '',
    phone: '',
    businessEmail: mail.from,
    message: messageOf(mail),
    submittedAt: mail.at.toISOString(),
    timeZone: '',
    status,
    assignee: null,
    version: 1,
    keyHash,
    payloadHash: keyHash,
    consentVersion: 'mail',
    ...(status === 'new' && !expectsNoAnswer && { waitingSince: mail.receivedAt.toISOString() }),
    // RFC 3834, section 2.
    ...((expectsNoAnswer || mail.suppressesReplies) && { isAutomatic: true }),
  };
  const record = await storeSubmission(submission, true);
  if (record.keyHash !== keyHash) throw new Error('Another contact has taken the id meanwhile.');
}

function keyOf(mail: string): string {
  return fingerprint(`mail ${mail}`);
}

/** `Ada Lovelace` and `Lovelace, Ada`; without a name what is before the @. */
function namesOf({ name, from }: ReceivedMail) {
  const [local = ''] = from.split('@');
  const given = name === '' || name.includes('@') ? local : name;
  const [last = '', first, ...others] = given.split(',').map((part) => part.trim());
  const ordered = first && others.length === 0 ? `${first} ${last}` : given;
  const [firstName = '', ...rest] = ordered.split(/\s+/);
  return {
    firstName: Array.from(firstName).slice(0, limits.firstName.max).join('') || 'Unknown',
    lastName: Array.from(rest.join(' ')).slice(0, limits.lastName.max).join(''),
  };
}

/** What the lists show and search. */
function messageOf({ subject, text }: ReceivedMail): string {
  const whole = [subject, text].filter((part) => part !== '').join('\n\n');
  return (
    Array.from(whole.slice(0, 2 * limits.message.max))
      .slice(0, limits.message.max)
      .join('')
      .toWellFormed() || noText
  );
}
