import { beforeEach, expect, test } from 'vitest';
import { onDatabaseCall, outage } from '../database-calls.ts';
import {
  insertReader,
  onlyRow,
  reader,
  subscriber,
  unsubscribe,
} from '../newsletter/subscribers.ts';
import { rowsOf, withTables } from '../tables.ts';
import { entryOf, id } from './sending-campaign.ts';
import { recipientTag } from '#functions/campaigns/campaign-rows.ts';
import { issueToken } from '#functions/tokens/tokens.ts';

withTables();

const place = recipientTag({ campaign: id, chunk: 2, number: 9 });
const tokenOf = () => issueToken('leave', { ...subscriber(reader), place });
let token: string;
beforeEach(async () => {
  await insertReader();
  token = await tokenOf();
});

const left = async () => (await entryOf('progress#00002'))?.['left'];
const failCounting = () =>
  onDatabaseCall((command, { TableName }) =>
    command === 'UpdateItemCommand' && TableName === 'Campaigns'
      ? Promise.reject(outage)
      : Promise.resolve(),
  );

test('Who leaves by a newsletter is counted there once, and the evidence names it', async () => {
  await unsubscribe(token);
  await unsubscribe(token);

  expect(await left()).toEqual(new Set([9]));
  const { status, consent } = Object(await onlyRow());
  expect(status).toBe('left');
  expect(consent).toHaveLength(2);
  expect(consent.at(-1)).toMatchObject({ event: 'left', how: 'mail-program', campaign: id });
});

test('Who had left otherwise is not counted', async () => {
  const { place: _, ...others } = { ...subscriber(reader), place };
  await unsubscribe(await issueToken('leave', others));
  await unsubscribe(token);
  await unsubscribe(await tokenOf());

  expect(await rowsOf('campaigns')).toEqual([]);
});

test('A count that fails keeps nobody on the list, and a second press makes up for it', async () => {
  const stop = failCounting();
  expect((await unsubscribe(token)).status).toBe(200);
  stop();
  expect(await onlyRow()).toMatchObject({ status: 'left' });
  expect(await left()).toBeUndefined();
  await unsubscribe(token);

  expect(await left()).toEqual(new Set([9]));
});
