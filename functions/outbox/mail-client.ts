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
 * @throws Error if SES rejects it or does not respond
 */
export async function sendMail(
  kind: MailKind,
  { to, subject, text, html, headers = {}, number }: Mail,
): Promise<void> {
  const { from, configurationSet } = Settings.parse(JSON.parse(fromEnvironment('MAIL')));
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: from,
      ConfigurationSetName: configurationSet,
      Destination: { ToAddresses: [...to] },
      EmailTags: [
        { Name: mailTags.kind, Value: kind },
        ...(number === undefined ? [] : [{ Name: mailTags.number, Value: String(number) }]),
      ],
      Content: {
        Simple: {
          Subject: part(subject),
          Body: { Text: part(text), Html: part(html) },
          // RFC 3834: absence notes and the like do not reply.
          Headers: Object.entries({ 'Auto-Submitted': 'auto-generated', ...headers }).map(
            ([Name, Value]) => ({ Name, Value }),
          ),
        },
      },
    }),
  );
}

function part(Data: string) {
  return { Data, Charset: 'UTF-8' };
}
