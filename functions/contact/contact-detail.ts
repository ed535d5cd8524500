import * as z from 'zod/mini';
import { ContactChange, type Note } from '#contract/activity.ts';
import type { Contact } from '#contract/contact/detail.ts';
import { Message } from '#contract/contact/message.ts';
import { mergedMessage } from '#contract/contact/merged-message.ts';
import { listKey, timeToLive } from '#contract/tables.ts';
import { readEntries, type StoredEntry } from '../activity/activity-store.ts';
import { contactSubject } from '../activity/entry.ts';
import { versionTag } from '../http/precondition.ts';
import type { Reply } from '../http/reply.ts';
import type { StoredMessage } from '../conversation/message-row.ts';
import { readMessages } from '../conversation/message-store.ts';
import { isBlocked } from './blocked-store.ts';
import { readContact } from './contact-change-store.ts';
import type { StoredContact } from './contact-row.ts';

/** Of the messages, as JSON: a function's response has at most 6 MB. */
const maxBytes = 4_000_000;

/** In characters. */
const maxCutText = 200;
const cutNotice = '…\n\n[This conversation is too long to be shown whole.]';

/** A contact as staff read it, with its version as ETag. */
export async function contactReply(contact: StoredContact): Promise<Reply<Contact>> {
  const { [listKey]: _key, [timeToLive]: _expiry, lastChange, mergedFrom, ...row } = contact;
  const [entries, messages, parts, isSenderBlocked] = await Promise.all([
    readEntries(contactSubject(row.id)),
    readMessages(row.id),
    readParts(row.id, mergedFrom),
    isBlocked(row.businessEmail),
  ]);
  const body = {
    ...row,
    messages: within(
      maxBytes,
      [
        ...opening(contact, entries),
        ...messages.map(shownMessage),
        ...parts.flatMap((part) => part.messages),
      ].toSorted(byTime),
    ),
    notes: [...notesIn(entries), ...parts.flatMap((part) => part.notes)].toSorted(byTime),
    ...(parts.length > 0 && { mergedFrom: parts.map(({ id }) => id) }),
    ...(isSenderBlocked && { isBlocked: true as const }),
    history: historyOf(entries, lastChange),
  };
  return { body, headers: { etag: versionTag(row.version) } };
}

/** Messages, oldest first: in those that came before the newest that fit, the history is left out and the text is cut. */
function within(bytes: number, messages: readonly Message[]): Message[] {
  let left = bytes;
  return messages.toReversed().map(fitting).toReversed();

  function fitting(message: Message): Message {
    left -= Buffer.byteLength(JSON.stringify(message));
    if (left >= 0) return message;
    const { quoted: _quoted, text, ...rest } = message;
    return {
      ...rest,
      text: text.length > maxCutText ? text.slice(0, maxCutText) + cutNotice : text,
    };
  }
}

interface Part {
  readonly id: string;
  readonly messages: readonly Message[];
  readonly notes: readonly Note[];
}

/** What was merged into a contact. A merge that was interrupted or undone names contacts that are no part of it. */
async function readParts(contact: string, ids: readonly string[] = []): Promise<Part[]> {
  const parts = await Promise.all(
    ids.map(async (id) => {
      const part = await readContact(id);
      if (part?.mergedInto !== contact) return [];
      const [messages, entries] = await Promise.all([
        readMessages(id),
        readEntries(contactSubject(id)),
      ]);
      const shownHere = [...opening(part, entries), ...messages.map(shownMessage)].map((message) =>
        mergedMessage(id, message),
      );
      return [{ id, messages: shownHere, notes: notesIn(entries) }];
    }),
  );
  return parts.flat();
}

function byTime(one: { readonly at: string }, other: { readonly at: string }): number {
  return one.at.localeCompare(other.at);
}

/** What the form or the call said. A mail that began a contact has a row of its own. */
function opening(
  { source, submittedAt, businessEmail, message }: StoredContact,
  entries: readonly StoredEntry[],
): Message[] {
  if (source === 'mail') return [];
  const call = entries.find(({ action }) => action === 'call');
  return [
    {
      id: 'opening',
      direction: 'in',
      at: submittedAt,
      ...(call && { author: call.author }),
      ...(businessEmail !== '' && { from: businessEmail }),
      text: message,
      attachments: [],
      state: 'received',
    },
  ];
}

/** A message without the fields of its row. */
export function shownMessage(message: StoredMessage): Message {
  return z.object(Message.shape).parse(message);
}

function notesIn(entries: readonly StoredEntry[]): Note[] {
  return entries.flatMap(({ action, id, author, at, text = '' }) =>
    action === 'note' ? [{ id, author, at, text }] : [],
  );
}

const Change = z.object(ContactChange.shape);

/** In version order, since clocks may differ. Includes the latest change even if its entry is still missing. */
function historyOf(entries: readonly StoredEntry[], lastChange?: ContactChange): ContactChange[] {
  const recorded = entries.flatMap((entry) =>
    entry.version === undefined ? [] : [Change.parse(entry)],
  );
  const isRecorded = recorded.some(({ version }) => version === lastChange?.version);
  return [...recorded, ...(lastChange === undefined || isRecorded ? [] : [lastChange])].toSorted(
    (one, other) => one.version - other.version,
  );
}
