import { readEntries } from '../activity/activity-store.ts';
import { contactSubject } from '../activity/entry.ts';
import { ApiError } from '../http/api-error.ts';
import { applyChange, changeAnyVersion } from './apply-change.ts';
import { existingContact, readContact } from './contact-change-store.ts';
import type { StoredContact } from './contact-row.ts';
import { isUnfinished, waitingSinceAfter } from './waiting.ts';

/** Milliseconds after which no attempt is under way any more: a function runs for ten seconds. */
const longest = 60_000;

/**
 * Merges a contact into another one, which then shows its messages and notes; it is closed itself. Two writes: the other
 * contact names it as a part first, and only `mergedInto` makes it one. Readers ignore a part that does not point back,
 * so a crash between the writes merges nothing, and repeating the request completes it.
 * @throws ApiError `not_found`; `conflict` if it is the same contact, or one of them is or has a part already;
 *   `unavailable`: it may be merged
 */
export async function mergeContact(id: string, into: string, author: string): Promise<void> {
  const source = await existingContact(id);
  if (source.mergedInto === into) return;
  if (id === into) throw conflict('A contact cannot be a part of itself.');
  if (source.mergedFrom) await changeAnyVersion(id, (contact) => forgetStale(contact, author));
  else assertWhole(source);
  await changeAnyVersion(into, (target) => namePart(target, source, author));
  await changeAnyVersion(id, async (contact) => {
    assertMergeable(contact);
    const { status, assignee, snoozedUntil } = contact;
    const values = { assignee, mergedInto: into, snoozedUntil: null, waitingSince: null };
    const changed = {
      mergedInto: { from: null, to: into },
      ...(status !== 'closed' && { status: { from: status, to: 'closed' as const } }),
      ...(snoozedUntil !== undefined && { snoozedUntil: { from: snoozedUntil, to: null } }),
    };
    return applyChange(contact, { ...values, status: 'closed' }, changed, author);
  });
}

/** Names a contact as a part of another one, which inherits a customer who waits. */
function namePart(
  target: StoredContact,
  { id, status, waitingSince, submittedAt }: StoredContact,
  author: string,
): Promise<StoredContact | undefined> {
  assertWhole(target);
  const { mergedFrom: before = [], assignee } = target;
  // Named by an attempt that was interrupted.
  if (before.includes(id)) return Promise.resolve(target);
  const mergedFrom = [...before, id];
  const changed = { mergedFrom: { from: before, to: mergedFrom } };
  if (!isUnfinished(status)) {
    return applyChange(target, { status: target.status, assignee, mergedFrom }, changed, author);
  }
  const waiting = [waitingSince ?? submittedAt, target.waitingSince ?? '~'].toSorted()[0] ?? null;
  const reopened = isUnfinished(target.status) ? target.status : 'open';
  return applyChange(
    target,
    { status: reopened, assignee, mergedFrom, waitingSince: waiting },
    {
      ...changed,
      ...(reopened !== target.status && { status: { from: target.status, to: reopened } }),
    },
    author,
  );
}

/**
 * Makes a part a contact of its own again, with the status that it had. It is one as soon as `mergedInto` is gone; the
 * other contact forgets it after that, and readers ignore it until then.
 * @throws ApiError `not_found`; `unavailable`: it may be undone
 */
export async function undoMerge(id: string, author: string): Promise<void> {
  const { mergedInto: into } = await existingContact(id);
  if (into === undefined) return;
  const { status = 'open', snoozedUntil = null } = await stateBefore(id, into);
  await changeAnyVersion(id, async (contact) => {
    if (contact.mergedInto !== into) return contact;
    const waitingSince = await waitingSinceAfter(contact, status);
    const values = { assignee: contact.assignee, mergedInto: null, snoozedUntil };
    const changed = {
      mergedInto: { from: into, to: null },
      ...(status !== contact.status && { status: { from: contact.status, to: status } }),
      ...(snoozedUntil !== null && { snoozedUntil: { from: null, to: snoozedUntil } }),
    };
    return applyChange(
      contact,
      { ...values, status, ...(waitingSince !== undefined && { waitingSince }) },
      changed,
      author,
    );
  });
  if ((await readContact(into)) === undefined) return;
  await changeAnyVersion(into, async (target) => {
    const { status: same, assignee, mergedFrom: parts = [] } = target;
    if (!parts.includes(id)) return target;
    const rest = parts.filter((part) => part !== id);
    const values = { status: same, assignee, mergedFrom: rest.length > 0 ? rest : null };
    return applyChange(target, values, { mergedFrom: { from: parts, to: rest } }, author);
  });
}

/**
 * Forgets the parts that interrupted attempts have named: they would keep a contact from being merged for ever.
 * @throws ApiError `conflict` if there are others; `unavailable`
 */
async function forgetStale(
  contact: StoredContact,
  author: string,
  now = Date.now(),
): Promise<StoredContact | undefined> {
  const { id, status, assignee, mergedFrom: before = [] } = contact;
  const entries = await readEntries(contactSubject(id));
  const parts = await Promise.all(before.map(readContact));
  const isStale = before.every((part, at) => {
    const named = entries.findLast(({ mergedFrom }) => mergedFrom?.to.includes(part));
    return parts[at]?.mergedInto !== id && now - Date.parse(named?.at ?? '1970') > longest;
  });
  if (!isStale) assertMergeable(contact);
  assertWhole(contact);
  const values = { status, assignee, mergedFrom: null };
  return applyChange(contact, values, { mergedFrom: { from: before, to: [] } }, author);
}

/** The status and snoozing that a contact had before it was merged, by its history. */
async function stateBefore(id: string, into: string) {
  const entries = await readEntries(contactSubject(id));
  const merge = entries.findLast(({ mergedInto }) => mergedInto?.to === into);
  // Without a status in it, it was closed already.
  return {
    status: merge ? (merge.status?.from ?? ('closed' as const)) : undefined,
    snoozedUntil: merge?.snoozedUntil?.from,
  };
}

function assertMergeable(contact: StoredContact): void {
  assertWhole(contact);
  if (contact.mergedFrom) throw conflict('Other contacts are a part of this one.');
}

function assertWhole({ mergedInto }: StoredContact): void {
  if (mergedInto !== undefined) throw conflict('The contact is a part of another one already.');
}

function conflict(message: string): ApiError {
  return new ApiError('conflict', { message });
}
