import type { RuntimeOptions } from './runtime.ts';
import type { QuotaSettings } from './ses/send-quota.ts';

/** The usual port of local mailboxes. If it is taken, any free port will do. */
const mailboxPorts = [8025, 0];

/**
 * Reads the runtime's options from environment variables, all optional, and from the flag `--tls`.
 * @throws a one-line Error if PORT, MAILBOX_PORT, SMTP_PORT or MAIL_QUOTA is invalid
 */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): RuntimeOptions {
  const { PORT, MAILBOX_PORT, DATA_DIR, VIEWER_COUNTRY, COGNITO_USERNAME, COGNITO_PASSWORD } =
    environment;
  const { DYNAMODB_ENDPOINT, AWS_ENDPOINT_URL_SESV2, MAIL_QUOTA, SMTP_PORT } = environment;
  const tls = flags.includes('--tls');
  return {
    assembly: 'cdk.out',
    dataDir: DATA_DIR || '.local',
    port: readPort(PORT || (tls ? '8443' : '8080')),
    mailboxPorts: MAILBOX_PORT ? [readPort(MAILBOX_PORT, 'MAILBOX_PORT')] : mailboxPorts,
    ...(SMTP_PORT && { smtpPort: readPort(SMTP_PORT, 'SMTP_PORT') }),
    ...(tls && { tls }),
    ...(VIEWER_COUNTRY && { viewerCountry: VIEWER_COUNTRY }),
    ...(DYNAMODB_ENDPOINT && { dynamodbEndpoint: DYNAMODB_ENDPOINT }),
    ...(AWS_ENDPOINT_URL_SESV2 && { sesEndpoint: AWS_ENDPOINT_URL_SESV2 }),
    ...(MAIL_QUOTA && { mailQuota: readQuota(MAIL_QUOTA) }),
    ...(COGNITO_USERNAME && {
      user: {
        username: COGNITO_USERNAME,
        ...(COGNITO_PASSWORD && { password: COGNITO_PASSWORD }),
      },
    }),
  };
}

export function readPort(text: string, setting = 'PORT'): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`${setting} must be a number from 0 to 65535, not "${text}".`);
}

/** Parses `1/200`: recipients a second, and in 24 hours. */
function readQuota(text: string): QuotaSettings {
  const [, rate, daily] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  if (daily !== undefined) return { rate: Number(rate), daily: Number(daily) };
  throw new Error(
    `MAIL_QUOTA must be recipients per second and per 24 hours, as in 1/200, not "${text}".`,
  );
}
