import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { Attachment, AttachmentInput, readAttachment } from './attachments.ts';
import { checkHeaders, headersOf, invalid, MessageHeader } from './headers.ts';

const Content = z.strictObject({ Data: z.string(), Charset: z.optional(z.string()) });
const addresses = z._default(z.array(z.string()), []);

/** Strict, so that an option that only works on AWS fails by its name. */
const SendEmailInput = z.strictObject({
  FromEmailAddress: z.string(),
  ReplyToAddresses: addresses,
  Destination: z.strictObject({
    ToAddresses: addresses,
    CcAddresses: addresses,
    BccAddresses: addresses,
  }),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: Content,
      Body: z.strictObject({ Text: z.optional(Content), Html: z.optional(Content) }),
      Headers: z._default(z.array(MessageHeader), []),
      Attachments: z._default(z.array(AttachmentInput), []),
    }),
  }),
  EmailTags: z._default(z.array(z.strictObject({ Name: z.string(), Value: z.string() })), []),
  ConfigurationSetName: z.optional(z.string()),
});

const text = z.optional(z.string());

/** What SES still has to report about a mail: how sending it went, or what its reader did. */
export const DueReport = z.enum(['sending', 'BOUNCE', 'COMPLAINT']);
export type DueReport = z.infer<typeof DueReport>;

/** A stored mail. */
export const Email = z.object({
  messageId: z.string(),
  /** ISO 8601 */
  at: z.string(),
  from: z.string(),
  destination: z.object({
    to: z.array(z.string()),
    cc: z.array(z.string()),
    bcc: z.array(z.string()),
  }),
  subject: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.object({ text, html: text }),
  attachments: z._default(z.array(Attachment), []),
  configurationSet: text,
  tags: z.record(z.string(), z.array(z.string())),
  /** The mail's history. */
  history: z.array(z.object({ at: z.string(), text: z.string() })),
  /** Until the functions that listen have taken them. */
  unreported: z._default(z.array(DueReport), []),
});
export type Email = z.infer<typeof Email>;

/** Limit of To, Cc and Bcc together. Source: "Service quotas in Amazon SES". */
const maxRecipients = 50;

/**
 * Reads the input of SES's `SendEmail`. Sources: "SendEmail", "Message", "Content" in the SES API v2 reference, and
 * "Amazon SES header fields" in its developer guide.
 * @throws ServiceError BadRequestException
 */
export function readEmail(body: string): Email {
  const input = SendEmailInput.parse(JSON.parse(body));
  const { ToAddresses: to, CcAddresses: cc, BccAddresses: bcc } = input.Destination;
  const {
    Subject: subject,
    Body: parts,
    Headers: custom,
    Attachments: files,
  } = input.Content.Simple;
  const recipients = [...to, ...cc, ...bcc];
  if (recipients.length === 0) throw invalid('Missing required recipients.');
  if (recipients.length > maxRecipients) throw invalid('Recipient count exceeds 50.');
  for (const address of [input.FromEmailAddress, ...input.ReplyToAddresses, ...recipients]) {
    checkAddress(address);
  }
  if (parts.Text === undefined && parts.Html === undefined) {
    throw invalid('Missing required body: Text or Html.');
  }
  for (const part of [subject, parts.Text, parts.Html]) checkCharset(part);
  if (/[\r\n]/.test(subject.Data)) throw invalid('The subject contains a line break.');
  checkHeaders(custom);

  const now = new Date();
  const messageId = createMessageId(now);
  return {
    messageId,
    at: now.toISOString(),
    from: input.FromEmailAddress,
    destination: { to, cc, bcc },
    subject: subject.Data,
    headers: headersOf(custom, {
      From: input.FromEmailAddress,
      To: to.join(', '),
      Cc: cc.join(', '),
      'Reply-To': input.ReplyToAddresses.join(', '),
      Subject: subject.Data,
      Date: now.toUTCString(),
      'Message-ID': `<${messageId}@email.amazonses.com>`,
    }),
    body: { text: parts.Text?.Data, html: parts.Html?.Data },
    attachments: files.map(readAttachment),
    configurationSet: input.ConfigurationSetName,
    tags: Object.fromEntries(input.EmailTags.map((tag) => [tag.Name, [tag.Value]])),
    history: [],
    unreported: [],
  };
}

/** `Ada Byron <ada@example.com>` -> `ada@example.com` */
export function addressIn(mailbox: string): string {
  return /<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();
}

/** SES has no SMTPUTF8, so names are encoded words and domains are in Punycode. */
function checkAddress(mailbox: string): void {
  if (!/^[ -~]*$/.test(mailbox)) throw invalid(`${mailbox} is not in 7-bit ASCII.`);
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(addressIn(mailbox))) {
    throw invalid(`Missing final '@domain': ${mailbox}`);
  }
}

/** The charset is 7-bit ASCII unless another one is given. */
function checkCharset(content: z.infer<typeof Content> | undefined): void {
  if (content === undefined || content.Charset !== undefined) return;
  if (/[^\0-\x7F]/.test(content.Data)) throw invalid('Text outside of ASCII needs a Charset.');
}

/** Has SES's form: `0100018d<…>-<uuid>-000000`. */
function createMessageId(now: Date): string {
  return `0100${now.getTime().toString(16).padStart(12, '0')}-${randomUUID()}-000000`;
}
