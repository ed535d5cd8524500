import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test, vi } from 'vitest';
import { placed } from '../contact/contact-rows.ts';
import { contextOf } from '../call.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import type { DeliveryResult } from '#functions/outbox/delivery.ts';
import { outboxKeys } from '#functions/outbox/outbox-keys.ts';

const sendDelivery = vi.hoisted(() => vi.fn<() => Promise<DeliveryResult>>());
vi.mock('#functions/webhooks/send-delivery.ts', () => ({ sendDelivery }));

withTables();
const ses = mockClient(SESv2Client);

test('Where a stage notifies webhooks and no address, a contact is done once they have it to deliver', async () => {
  // The function reads the setting when it loads.
  process.env['NOTIFY'] = JSON.stringify({
    emails: [],
    webhooks: [{ id: 'crm', url: 'https://crm.quietgrid.example/hook' }],
    withMessage: false,
  });
  const { handler } = await import('#functions/dispatch.lambda.ts');
  sendDelivery.mockResolvedValue({ outcome: 'sent', result: '200' });
  const row = placed(1, 'new');
  await insert('contacts', [{ ...row, ...outboxKeys(row.submittedAt, row.id) }]);

  await handler({}, contextOf(50_000));

  expect(await rowsOf('contacts')).toEqual([row]);
  expect(sendDelivery).toHaveBeenCalledOnce();
  expect(ses.commandCalls(SendEmailCommand)).toEqual([]);
  expect(await rowsOf('settings')).toEqual([]);
});
