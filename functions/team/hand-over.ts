import type { HandedOver, HandOver } from '#contract/team.ts';
import { recordAction, recordEntry } from '../activity/activity-store.ts';
import { changeEntry } from '../activity/entry.ts';
import { applyChange } from '../contact/apply-change.ts';
import { readContact } from '../contact/contact-change-store.ts';
import { readContacts } from '../contact/contact-list-store.ts';
import { ApiError, invalidField } from '../http/api-error.ts';
import { inParallel } from '../outbox/in-parallel.ts';
import { findUser } from '../staff/cognito-users.ts';

/** What a colleague still has to do. */
const unfinished = ['new', 'open', 'answered'] as const;

/** Contacts read at a time; the time limit is checked between them. */
const pageSize = 50;

/** Attempts at a contact that others change too. */
const attempts = 5;

/**
 * Gives the unfinished contacts of one user to another, or to nobody, each as a change of its own. It sends no notices:
 * one for each contact would be a flood.
 * @param deadline of `performance.now()`
 * @returns `hasMore` if time ran out, or somebody kept changing a contact
 * @throws ApiError `not_found` if nobody has or had the name; `validation_failed` on `to`; `too_many_requests`;
 *   `unavailable`: a retry goes on
 */
export async function handOver(
  { from, to }: HandOver,
  author: string,
  deadline: number,
): Promise<HandedOver> {
  const receiver = to === null ? null : await activeUser(to);
  // A removed user keeps contacts, under the spelling that they had.
  const known = await findUser(from);
  const giver = known?.username ?? from;
  if (receiver === giver) throw invalidField('to', 'format', 'must be somebody else');

  let contacts = 0;
  let isComplete = true;
  let isRecorded = false;
  for await (const ids of assignedTo(giver)) {
    if (!isRecorded) await recordAction(author, 'hand-over', { user: giver });
    isRecorded = true;
    await inParallel(ids, async (id) => {
      const given = await giveTo(receiver, id, giver, author);
      if (given === true) contacts += 1;
      if (given === undefined) isComplete = false;
    });
    if (performance.now() > deadline) return { contacts, hasMore: true };
  }
  if (known === undefined && !isRecorded) throw new ApiError('not_found');
  return { contacts, hasMore: !isComplete };
}

/** @throws ApiError `validation_failed` on `to` if no active user has the name */
async function activeUser(username: string): Promise<string> {
  const user = await findUser(username);
  if (!user?.isActive) throw invalidField('to', 'unknown', 'is not a staff user');
  return user.username;
}

/** The ids of a user's unfinished contacts, in pages. The index may be late: some may be another's by now. */
async function* assignedTo(assignee: string): AsyncGenerator<string[]> {
  for (const status of unfinished) {
    let after: string | undefined;
    do {
      const page = await readContacts({ status, assignee }, { limit: pageSize, after });
      if (page.rows.length > 0) yield page.rows.map(({ id }) => id);
      after = page.last;
    } while (after !== undefined);
  }
}

/** @returns false if the giver no longer has it; undefined if it kept changing */
async function giveTo(
  to: string | null,
  id: string,
  from: string,
  author: string,
): Promise<boolean | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const contact = await readContact(id);
    if (contact?.assignee !== from) return false;
    // The next change overwrites it in the row, and a crash may have kept it from the history.
    if (contact.lastChange) await recordEntry(changeEntry(id, contact.lastChange));
    const values = { status: contact.status, assignee: to };
    if (await applyChange(contact, values, { assignee: { from, to } }, author)) return true;
  }
  return undefined;
}
