import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { withClock } from 'cdk-laptop/testing/clock.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { insertCampaign, now, run } from './sending.ts';
import { entries, pictures } from '#functions/campaigns/campaign-rows.ts';
import { outboxKeys } from '#functions/outbox/outbox-keys.ts';

withTables();
withClock(now);
const s3 = mockClient(S3Client);
beforeEach(() => {
  s3.reset();
  s3.on(DeleteObjectCommand).resolves({});
});

const hash = '0123456789abcdef0123456789abcdef';

async function insertPicture(dueAt = now - 1): Promise<void> {
  const entry = entries.picture + hash;
  const keys = outboxKeys(new Date(dueAt).toISOString(), `${pictures}#${entry}`);
  await insert('campaigns', [{ campaign: pictures, entry, ...keys }]);
}

const rows = async () =>
  (await rowsOf('campaigns')).filter(({ campaign }) => campaign === pictures);
const deleted = () =>
  s3.commandCalls(DeleteObjectCommand).map(({ args }) => [args[0].input.Bucket, args[0].input.Key]);

test('A picture that no campaign shows any more is deleted', async () => {
  await insertPicture();
  await insertCampaign({ status: 'draft', outbox: undefined, outboxDue: undefined });

  await run();

  expect(deleted()).toEqual([['site', `mail/${hash}.jpg`]]);
  expect(await rows()).toEqual([]);
});

test('A picture that a campaign shows stays, and is looked at again in thirty days', async () => {
  await insertPicture();
  const body = `![A sensor](/mail/${hash}.jpg)`;
  await insertCampaign({ status: 'sent', body, outbox: undefined, outboxDue: undefined });

  await run();

  expect(deleted()).toEqual([]);
  const due = new Date(now + 30 * 86_400_000).toISOString();
  expect(await rows()).toMatchObject([{ outbox: 'due', outboxDue: expect.stringContaining(due) }]);
});

test('A picture is not looked at before its time', async () => {
  await insertPicture(now + 1);
  await run();
  expect([deleted(), (await rows()).length]).toEqual([[], 1]);
});
