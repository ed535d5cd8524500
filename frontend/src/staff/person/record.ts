import type { Message } from '#contract/contact/message.ts';
import type { Erasure, Person } from '#contract/person.ts';
import { callForStaff, type StaffOutcome } from '../../api/staff.ts';
import { keysOf } from '../../ui/keys-of.ts';

/**
 * A person's whole record, newest first. With many contacts, the API responds in unordered parts.
 * @returns the error of a part that failed, if any
 */
export async function readRecord(
  email: string,
  signal: AbortSignal,
): Promise<StaffOutcome<Person>> {
  const contacts: Person['contacts'][number][] = [];
  const messages: Person['messages'][number][] = [];
  let cursor: string | undefined;
  for (;;) {
    const body = { email, ...(cursor !== undefined && { cursor }) };
    const outcome = await callForStaff('POST /person', { body, signal });
    if (outcome.kind !== 'success') return outcome;
    const { cursor: next, ...person } = outcome.data;
    contacts.push(...person.contacts);
    messages.push(...person.messages);
    if (next === undefined) {
      contacts.sort((one, other) => (one.submittedAt < other.submittedAt ? 1 : -1));
      return { ...outcome, data: { ...person, contacts, messages } };
    }
    cursor = next;
  }
}

export type Counts = Omit<Erasure['receipt'], 'erasedAt'>;

/** What erasing a record deletes. */
export function countsOf({ contacts, messages, subscriber }: Person): Counts {
  const mails = [...contacts.flatMap(mailsOf), ...messages];
  return {
    contacts: contacts.length,
    messages: mails.length,
    // A received mail is also kept as it was sent.
    files: mails.reduce(
      (sum, { attachments, direction }) => sum + attachments.length + (direction === 'in' ? 1 : 0),
      0,
    ),
    notes: contacts.reduce((sum, { notes }) => sum + notes.length, 0),
    deliveries: contacts.reduce((sum, { deliveries }) => sum + deliveries.length, 0),
    subscribers: subscriber === null ? 0 : 1,
  };
}

/** A conversation's mails. The contact itself holds the text of the form or the call. */
export function mailsOf({ messages }: Person['contacts'][number]): Message[] {
  return messages.filter(({ id }) => id !== 'opening');
}

export function sumOf(one: Counts, other: Counts): Counts {
  const sum = { ...one };
  for (const key of keysOf(one)) sum[key] += other[key];
  return sum;
}

/**
 * Erases a person, in as many calls as necessary.
 * @param onErased called with each part: it stays erased if a later part fails
 */
export async function eraseRecord(
  email: string,
  confirm: string,
  onErased: (part: Erasure['receipt']) => void,
): Promise<StaffOutcome<unknown>> {
  let cursor: string | undefined;
  for (;;) {
    const body = { email, confirm, ...(cursor !== undefined && { cursor }) };
    const outcome = await callForStaff('POST /person/erase', { body });
    if (outcome.kind !== 'success') return outcome;
    onErased(outcome.data.receipt);
    if (outcome.data.cursor === undefined) return outcome;
    ({ cursor } = outcome.data);
  }
}
