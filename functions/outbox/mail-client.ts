import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import * as z from 'zod/mini';
import { connectionForEachCall } from '../aws/client-config.ts';
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

export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By name, beside those that every mail has. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Hands a mail to SES.
 * @throws Error if SES does not take it, or does not say so
 */
export async function sendMail({ to, subject, text, html, headers = {} }: Mail): Promise<void> {
  const { from, configurationSet } = Settings.parse(JSON.parse(fromEnvironment('mail')));
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: from,
      ConfigurationSetName: configurationSet,
      Destination: { ToAddresses: [...to] },
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
