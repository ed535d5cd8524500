import { mailOf } from '../conversation/message-store.ts';
import {
  contactOfToken,
  tokenInAddress,
  tokenInReference,
} from '../conversation/thread-address.ts';
import { readContact } from '../contact/contact-change-store.ts';
import type { StoredContact } from '../contact/contact-row.ts';
import type { ReceivedMail } from './parse-mail.ts';
import { mergedInto } from './thread-store.ts';

/** Maximum tokens that are verified, and ids that are looked up, for a mail. */
const maxTokens = 20;
const maxIds = 20;

/** Contacts that may be merged one into another. */
const maxMerges = 5;

type Named = Pick<ReceivedMail, 'recipients' | 'inReplyTo' | 'references'>;

/**
 * The conversation that a mail belongs to: the one whose address it was sent to, else whose reference it names, else
 * of the mail that it answers. Never by its subject, which anybody may write.
 * @returns undefined if there is none any more
 */
export async function findThread(named: Named, inbox: string): Promise<StoredContact | undefined> {
  for (const token of tokensOf(named, inbox)) {
    const contact = await contactOfToken(token);
    const thread = contact === undefined ? undefined : await unmerged(contact);
    if (thread) return thread;
  }
  const ids = new Set([...named.inReplyTo, ...named.references]);
  for (const id of ids.values().take(maxIds)) {
    const mail = await mailOf(id);
    const thread = mail && (await unmerged(mail.contact));
    if (thread) return thread;
  }
  return undefined;
}

function tokensOf({ recipients, inReplyTo, references }: Named, inbox: string): string[] {
  const tokens = [
    ...recipients.map((address) => tokenInAddress(inbox, address)),
    ...[...inReplyTo, ...references].map((id) => tokenInReference(id)),
  ].filter((token) => token !== undefined);
  return [...new Set(tokens)].slice(0, maxTokens);
}

/** A contact, or the one that it is a part of. */
export async function unmerged(contact: string): Promise<StoredContact | undefined> {
  let id = contact;
  for (let merges = 0; merges < maxMerges; merges += 1) {
    const target = await mergedInto(id);
    if (target === undefined) return readContact(id);
    id = target;
  }
  return undefined;
}
