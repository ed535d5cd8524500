import { GetAccountCommand, SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import * as z from 'zod/mini';
import { connectionForEachCall } from '../aws/client-config.ts';
import { type MailKind, mailTags } from '#contract/mail.ts';
import { fromEnvironment } from '../http/environment.ts';

/**
 * One attempt: the outbox makes the others. Whether SES has taken a mail is unknown after a timeout, and it is sent
 * once more, so the timeout is long.
 */
const ses = new SESv2Client({
  maxAttempts: 1,
  requestHandler: {
    ...connectionForEachCall,
    connectionTimeout: 3000,
    requestTimeout: 15_000,
    throwOnRequestTimeout: true,
  },
});

/** Read when it is needed: a stage may send no mail. */
const Settings = z.object({ from: z.string(), configurationSet: z.string() });

const Quota = z.object({
  /** Recipients a second. */
  rate: z.number().check(z.positive()),
  /** Recipients in 24 hours; -1 is as many as one likes. */
  daily: z.number(),
  /** Recipients of the last 24 hours. */
  sent: z.number(),
});

export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By name, beside those that every mail has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Of a mail to an address that is not confirmed. */
  readonly number?: number;
}

/**
 * What SES takes from the account in this region, from all that send there together.
 * @throws Error if SES does not say it
 */
export async function readQuota(): Promise<z.infer<typeof Quota>> {
  const { SendQuota: quota } = await ses.send(new GetAccountCommand({}));
  const { MaxSendRate: rate, Max24HourSend: daily, SentLast24Hours: sent } = quota ?? {};
  return Quota.parse({ rate, daily, sent });
}

/**
 * Hands a mail to SES.
 * @throws Error if SES does not take it, or does not say so
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
          // RFC 3834: absence notes and the like do not answer it.
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
