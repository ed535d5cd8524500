import { isDeepStrictEqual } from 'node:util';
import type { ContactChange } from '#contract/activity.ts';
import type { ContactStatus } from '#contract/contact/status.ts';
import type { ContactUpdate } from '#contract/contact/update.ts';
import type { StoredContact } from './contact-row.ts';

/** What staff can change of a contact. */
export interface ContactState {
  readonly status: ContactStatus;
  readonly assignee: string | null;
  readonly tags: string[];
  readonly snoozedUntil: string | null;
}

export function stateOf({ status, assignee, tags, snoozedUntil }: StoredContact): ContactState {
  return { status, assignee, tags: tags ?? [], snoozedUntil: snoozedUntil ?? null };
}

/** The state after an update. Nobody needs to be reminded of what is closed or spam. */
export function nextState(before: ContactState, update: ContactUpdate): ContactState {
  const {
    status = before.status,
    assignee = before.assignee,
    tags = before.tags,
    snoozedUntil = before.snoozedUntil,
  } = update;
  const isDone = status === 'closed' || status === 'spam';
  return { status, assignee, tags: [...new Set(tags)], snoozedUntil: isDone ? null : snoozedUntil };
}

type Changed = Pick<ContactChange, keyof ContactState>;

/** What differs between two states; `{}` if nothing does. The order of tags means nothing. */
export function differences(from: ContactState, to: ContactState): Changed {
  const haveSameTags = isDeepStrictEqual(new Set(from.tags), new Set(to.tags));
  return {
    ...(from.status !== to.status && { status: { from: from.status, to: to.status } }),
    ...(from.assignee !== to.assignee && { assignee: { from: from.assignee, to: to.assignee } }),
    ...(!haveSameTags && { tags: { from: from.tags, to: to.tags } }),
    ...(from.snoozedUntil !== to.snoozedUntil && {
      snoozedUntil: { from: from.snoozedUntil, to: to.snoozedUntil },
    }),
  };
}
