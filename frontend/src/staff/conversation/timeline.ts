import type { ContactChange, Note } from '#contract/activity.ts';
import type { Contact } from '#contract/contact/detail.ts';
import type { Message } from '#contract/contact/message.ts';

interface EntryOf<Kind extends string, Of> {
  readonly kind: Kind;
  readonly id: string;
  readonly at: string;
  readonly of: Of;
}

export type Entry =
  | EntryOf<'message', Message>
  | EntryOf<'note', Note>
  | EntryOf<'change', ContactChange>;

/** Messages, notes and changes in order of time. With equal times, a change comes after its cause. */
export function timelineOf({
  messages,
  notes,
  history,
}: Pick<Contact, 'messages' | 'notes' | 'history'>): Entry[] {
  const entries: Entry[] = [
    ...messages.map((of) => ({ kind: 'message' as const, id: of.id, at: of.at, of })),
    ...notes.map((of) => ({ kind: 'note' as const, id: of.id, at: of.at, of })),
    ...history.map((of) => ({ kind: 'change' as const, id: `${of.version}`, at: of.at, of })),
  ];
  // Stable, so that versions with equal times stay in order.
  return entries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** The last message or note. Changes and the acknowledgement do not count. */
export function lastReadable(entries: readonly Entry[]): Entry | undefined {
  return entries.findLast(
    (entry) =>
      entry.kind === 'note' || (entry.kind === 'message' && entry.of.isAcknowledgement !== true),
  );
}
