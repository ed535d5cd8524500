import type { Message, MessageState } from './message.ts';

/** `"3.2.5"`: version, number of notes, and steps of messages. */
export const contactTagPattern = /^"[1-9][0-9]{0,14}[.][0-9]{1,9}[.][0-9]{1,9}"$/;

/**
 * The ETag of a contact as staff see it. Notes and messages do not change the version. Notes are immutable, so their
 * count is enough; a message counts again when it is sent, and when it comes back.
 */
export function contactTag({
  version,
  notes,
  messages,
}: {
  readonly version: number;
  readonly notes: readonly unknown[];
  readonly messages: readonly Pick<Message, 'state'>[];
}): string {
  const steps = messages.reduce((sum, { state }) => sum + stepsTo[state], 0);
  return `"${version}.${notes.length}.${steps}"`;
}

const stepsTo: Readonly<Record<MessageState, number>> = {
  received: 1,
  waiting: 1,
  sent: 2,
  failed: 3,
  bounced: 3,
  complained: 4,
};
