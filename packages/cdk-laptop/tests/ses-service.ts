import { SESv2Client } from '@aws-sdk/client-sesv2';
import { onTestFinished, vi } from 'vitest';
import { EventBus } from '../src/events/event-bus.ts';
import type { QuotaSettings } from '../src/ses/send-quota.ts';
import { Ses } from '../src/ses/ses.ts';
import { optionsFor } from './sdk.ts';
import { temporaryFolder } from './temporary-folder.ts';

const accessKeyId = 'thekey';

/** The input of SendEmail, with what all tests share. */
export function emailInput(changes: { content?: object; [name: string]: unknown } = {}) {
  const { content, ...others } = changes;
  return {
    FromEmailAddress: 'Quietgrid <website@quietgrid.example>',
    Destination: { ToAddresses: ['team@quietgrid.example'] },
    Content: {
      Simple: {
        Subject: { Data: '2 new messages', Charset: 'UTF-8' },
        Body: { Text: { Data: 'Two.', Charset: 'UTF-8' }, Html: { Data: '<p>Two.</p>' } },
        ...content,
      },
    },
    ...others,
  };
}

/** SES with the identity quietgrid.example and the configuration set `site`, which publishes bounces. */
export async function openSes(dataDir = temporaryFolder(), quota?: QuotaSettings) {
  const events = new EventBus();
  const put = vi.spyOn(events, 'put').mockReturnValue(1);
  const ses = new Ses(dataDir, events, () => {}, quota);
  ses.identities.set('quietgrid.example', {
    arn: 'arn:aws:ses:us-east-1:000000000000:identity/quietgrid.example',
    region: 'us-east-1',
    account: '000000000000',
    configurationSet: undefined,
  });
  ses.configurationSets.set('site', new Set(['BOUNCE']));
  const { endpoint, stop } = await ses.listen(accessKeyId);
  onTestFinished(stop);
  const send = (input: object = emailInput(), headers: Record<string, string> = {}) =>
    fetch(`${endpoint}/v2/email/outbound-emails`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20261122/us-east-1/ses/aws4_request`,
        ...headers,
      },
      body: JSON.stringify(input),
    });
  const sdk = new SESv2Client({ ...optionsFor(endpoint, accessKeyId), maxAttempts: 1 });
  return { ses, dataDir, put, sdk, send };
}
