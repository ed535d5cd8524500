import { createHmac, timingSafeEqual } from 'node:crypto';
import { contactIdPattern } from '#contract/limits.ts';
import { derivedKey, type SigningKey } from '../settings/derived-key.ts';
import { keyOf, signingKey } from '../settings/signing-key.ts';

/** The part of a token that proves it, in hex digits: 96 bits. */
const proofLength = 24;

/** `<key version><contact id><proof>`, in lower case because mail programs may change the case of an address. */
const form = new RegExp(`^([0-9]{4})([0-9a-z]{8})([0-9a-f]{${proofLength}})$`);

/**
 * A contact's token, for addresses and `Message-ID`s: whoever has it can add to the conversation, and nobody can make
 * one. It never expires, since an answer may take years.
 */
export async function threadToken(contact: string): Promise<string> {
  return tokenWith(await signingKey(), contact);
}

/**
 * The contact of a token.
 * @returns undefined if it is not one of ours
 * @throws ApiError `unavailable`
 */
export async function contactOfToken(token: string): Promise<string | undefined> {
  const [, version = '', id = ''] = form.exec(token.toLowerCase()) ?? [];
  const contact = `${id.slice(0, 4)}-${id.slice(4)}`.toUpperCase();
  if (!contactIdPattern.test(contact)) return undefined;
  const key = await keyOf(version);
  if (key === undefined) return undefined;
  const [given, made] = [token.toLowerCase(), tokenWith(key, contact)].map((text) =>
    Buffer.from(text),
  );
  return given && made && timingSafeEqual(given, made) ? contact : undefined;
}

function tokenWith(key: SigningKey, contact: string): string {
  const id = contact.replace('-', '').toLowerCase();
  const secret = derivedKey(key, 'thread');
  const proof = createHmac('sha256', secret).update(id).digest('hex').slice(0, proofLength);
  return key.version + id + proof;
}

/** `support@example.com` and a token -> `support+<token>@example.com` (RFC 5233). */
export function threadAddress(inbox: string, token: string): string {
  return inbox.replace('@', `+${token}@`);
}

/** The token in an address of the inbox, if it has one. */
export function tokenInAddress(inbox: string, address: string): string | undefined {
  const [local = '', domain = ''] = inbox.toLowerCase().split('@');
  const [given = '', host] = address.toLowerCase().split('@');
  return host === domain && given.startsWith(`${local}+`)
    ? given.slice(local.length + 1)
    : undefined;
}

/**
 * The `Message-ID` that stands for a whole conversation, without angle brackets. Our mails name it first in
 * `References`, and a reply repeats it (RFC 5322, section 3.6.4), also where SES has replaced a mail's own id.
 */
export function threadReference(inbox: string, token: string): string {
  return `thread.${token}@${inbox.split('@')[1] ?? ''}`;
}

/** The token in an id of `References` or `In-Reply-To`, if it is a {@link threadReference}. */
export function tokenInReference(messageId: string): string | undefined {
  return /^thread\.([0-9a-z]+)@/i.exec(messageId)?.[1];
}
