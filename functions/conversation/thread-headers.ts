import { messageIdIndex } from '#contract/tables.ts';
import type { StoredMessage } from './message-row.ts';
import { threadReference } from './thread-address.ts';

/** SES's limit for a header's value ("MessageHeader" in the SES API v2 reference), in characters. */
const maxValue = 870;

/** A `Message-ID` that can stand in a header. Strangers invent them, too. */
const usable = /^[!-;=?-~]{3,250}$/;

/**
 * The headers that put a mail into its conversation in every mail program: the conversation's own reference first, then
 * its last mails (RFC 5322, section 3.6.4).
 * @param messages the earlier ones, oldest first
 */
export function threadHeaders(
  inbox: string,
  token: string,
  messages: readonly StoredMessage[],
): Record<string, string> {
  const reference = `<${threadReference(inbox, token)}>`;
  const mails = messages.flatMap(({ direction, [messageIdIndex.partitionKey]: id }) =>
    id !== undefined && usable.test(id) ? [{ direction, id: `<${id}>` }] : [],
  );
  const answered = mails.findLast(({ direction }) => direction === 'in') ?? mails.at(-1);
  const last: string[] = [];
  let length = reference.length;
  for (const { id } of mails.toReversed()) {
    length += id.length + 1;
    if (length > maxValue) break;
    last.unshift(id);
  }
  return {
    'In-Reply-To': answered?.id ?? reference,
    References: [reference, ...last].join(' '),
  };
}
