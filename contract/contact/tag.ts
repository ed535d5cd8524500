import type { Message } from './message.ts';

/** `"3.2.4711"`: version, number of notes, and a digest of the messages; `"3.2.4711b"` if the sender is blocked. */
export const contactTagPattern = /^"[1-9][0-9]{0,14}[.][0-9]{1,9}[.][0-9]{1,10}b?"$/;

/**
 * The ETag of a contact as staff see it. Notes, messages and a block do not change the version. Notes are immutable, so their
 * count is enough. A message may be taken back, sent and bounced, so a count would miss one that replaces another.
 */
export function contactTag({
  version,
  notes,
  messages,
  isBlocked,
}: {
  readonly version: number;
  readonly notes: readonly unknown[];
  readonly messages: readonly Pick<Message, 'id' | 'state'>[];
  readonly isBlocked?: true | undefined;
}): string {
  const digest = fnv1a(messages.map(({ id, state }) => `${id} ${state}`).join(' '));
  return `"${version}.${notes.length}.${digest}${isBlocked ? 'b' : ''}"`;
}

/** The 32-bit FNV-1a hash of an ASCII text. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  // oxlint-disable-next-line no-bitwise -- the hash is made of them
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}
