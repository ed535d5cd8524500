import { GetAccountCommand, SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';

const unlimited = { MaxSendRate: 100_000, Max24HourSend: -1, SentLast24Hours: 5 };

/** Mocks an SES without limits for each test of a file. */
export function withSes() {
  const ses = mockClient(SESv2Client);
  const accept = () => {
    ses.reset();
    ses.on(SendEmailCommand).resolves({ MessageId: 'm' });
    ses.on(GetAccountCommand).resolves({ SendQuota: unlimited });
  };
  beforeEach(accept);
  return {
    accept,
    onSend: () => ses.on(SendEmailCommand),
    /** Sets the quota from now on. Undefined: SES does not report it. */
    limit: (changes: Partial<typeof unlimited> | undefined) => {
      const account = ses.on(GetAccountCommand);
      if (changes === undefined) account.rejects(new Error('Down'));
      else account.resolves({ SendQuota: { ...unlimited, ...changes } });
    },
    mails: () => ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input),
  };
}
