import { GetAccountCommand, SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import * as z from 'zod/mini';
import { connectionForEachCall } from '../aws/client-config.ts';
import { type MailKind, mailTags } from '#contract/mail.ts';
import { fromEnvironment } from '../http/environment.ts';

/** One attempt: the outbox retries. A mail is sent twice if SES took it before a timeout, so the timeout is long. */
const ses = new SESv2Client({
  maxAttempts: 1,
  requestHandler: {
    ...connectionForEachCall,
    connectionTimeout: 3000,
    requestTimeout: 15_000,
    throwOnRequestTimeout: true,
  },
});

/** Parsed on demand: a stage may send no mail. */
const Settings = z.object({ from: z.string(), configurationSet: z.string() });

const Quota = z.object({
  /** Recipients per second. */
  rate: z.number().check(z.positive()),
  /** Recipients per 24 hours; -1 is unlimited. */
  daily: z.number(),
  /** Recipients of the last 24 hours. */
  sent: z.number(),
});

export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By name, in addition to the common ones. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Set for a mail to an unconfirmed address. */
  readonly number?: number;
  /** The sender, in ASCII. Default: the stage's address. */
  readonly from?: string;
  readonly replyTo?: string;
  readonly attachments?: readonly AttachedFile[];
  /** The value of the tag that names a conversation's message. */
  readonly message?: string;
  /** The value of the tag that names a recipient of a campaign. */
  readonly recipient?: string;
}

export interface AttachedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/**
 * The account's sending quota in this region, shared by all senders.
 * @throws Error if SES does not report it
 */
export async function readQuota(): Promise<z.infer<typeof Quota>> {
  const { SendQuota: quota } = await ses.send(new GetAccountCommand({}));
  const { MaxSendRate: rate, Max24HourSend: daily, SentLast24Hours: sent } = quota ?? {};
  return Quota.parse({ rate, daily, sent });
}

/**
 * Hands a mail to SES.
 * @returns the `Message-ID` that SES gives it instead of any other, without angle brackets
 * @throws Error if SES rejects it or does not respond
 */
export async function sendMail(kind: MailKind, mail: Mail): Promise<string> {
  const { to, subject, text, html, headers = {}, number, message, recipient } = mail;
  const { attachments = [], replyTo } = mail;
  const { from, configurationSet } = Settings.parse(JSON.parse(fromEnvironment('MAIL')));
  // RFC 3834: absence notes and the like do not reply. Only a person's own words get one.
  const automatic = kind === 'reply' ? {} : { 'Auto-Submitted': 'auto-generated' };
  const { MessageId = '' } = await ses.send(
    new SendEmailCommand({
      FromEmailAddress: mail.from ?? from,
      // SES rejects it among the headers.
      ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
      ConfigurationSetName: configurationSet,
      Destination: { ToAddresses: [...to] },
      EmailTags: [
        { Name: mailTags.kind, Value: kind },
        ...(number === undefined ? [] : [{ Name: mailTags.number, Value: String(number) }]),
        ...(message === undefined ? [] : [{ Name: mailTags.message, Value: message }]),
        ...(recipient === undefined ? [] : [{ Name: mailTags.recipient, Value: recipient }]),
      ],
      Content: {
        Simple: {
          Subject: part(subject),
          Body: { Text: part(text), Html: part(html) },
          Headers: Object.entries({ ...automatic, ...headers }).map(([Name, Value]) => ({
            Name,
            Value,
          })),
          ...(attachments.length > 0 && {
            Attachments: attachments.map(({ name, type, content }) => ({
              FileName: name,
              ContentType: type,
              ContentDisposition: 'ATTACHMENT' as const,
              RawContent: content,
            })),
          }),
        },
      },
    }),
  );
  return `${MessageId}@${messageIdHost()}`;
}

/** "Amazon SES header fields" in its developer guide: the host is `email.amazonses.com` in us-east-1 only. */
function messageIdHost(): string {
  const region = process.env['AWS_REGION'] ?? '';
  return `${region === 'us-east-1' ? 'email' : region}.amazonses.com`;
}

function part(Data: string) {
  return { Data, Charset: 'UTF-8' };
}
