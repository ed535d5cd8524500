import { GetAccountCommand, SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';

/** Mocks an SES without limits for each test of a file. */
export function withSes() {
  const ses = mockClient(SESv2Client);
  const accept = () => {
    ses.reset();
    ses.on(SendEmailCommand).resolves({ MessageId: 'm' });
    const SendQuota = { MaxSendRate: 100_000, Max24HourSend: -1, SentLast24Hours: 5 };
    ses.on(GetAccountCommand).resolves({ SendQuota });
  };
  beforeEach(accept);
  return {
    accept,
    onSend: () => ses.on(SendEmailCommand),
    mails: () => ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input),
  };
}
