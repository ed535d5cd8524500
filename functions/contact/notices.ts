import type { ContactChange, Note } from '#contract/activity.ts';
import { mentionedIn } from '#contract/contact/mentions.ts';
import { addNotice } from '../conversation/notice.ts';
import { ApiError } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';
import { listUsers } from '../staff/cognito-users.ts';

/**
 * Queues a notice for the user whom a change gives the contact, unless they took it. A failure is only logged: the
 * change is made, and a retry would find another version.
 */
export async function tellAssignee(
  contact: string,
  { version, author, at, assignee }: ContactChange,
): Promise<void> {
  const user = assignee?.to;
  if (user === undefined || user === null || user === author) return;
  try {
    await addNotice(contact, `${version}`, { user, about: 'assigned', by: author, at });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.error('no notice of an assignment', { error });
  }
}

/**
 * Queues a notice for each active user whom a note names, but not for its author, once.
 * @throws ApiError `too_many_requests`, `unavailable`; a retry with the note's key completes it
 */
export async function tellMentioned(
  contact: string,
  { id, author, at, text }: Note,
): Promise<void> {
  if (!text.includes('@')) return;
  const active = (await listUsers()).filter(({ isActive }) => isActive);
  const mentioned = mentionedIn(
    text,
    active.map(({ username }) => username),
  );
  for (const user of mentioned.filter((name) => name !== author)) {
    await addNotice(contact, id, { user, about: 'mentioned', by: author, at });
  }
}
