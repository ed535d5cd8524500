import type { Note } from '#contract/activity.ts';
import { mentionedIn } from '#contract/contact/mentions.ts';
import { addNotice } from '../conversation/notice.ts';
import { listUsers } from '../staff/cognito-users.ts';

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
