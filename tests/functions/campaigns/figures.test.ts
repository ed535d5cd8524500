import { expect, test } from 'vitest';
import { call } from '../call.ts';
import { insert, withTables } from '../tables.ts';
import { beingSent, read } from './campaigns.ts';
import { addOutcome } from '#functions/campaigns/recipient-store.ts';
import type { Outcome } from '#functions/campaigns/campaign-rows.ts';

withTables();

const campaign = '7K3M-QX9R';
const links = ['https://quietgrid.example/products', 'https://docs.example/'];

/** Two chunks. Of the first, 0 was lost on its way, 1 was refused, 2 arrived without an answer to the call. */
async function report() {
  await insert('campaigns', [
    beingSent({ links }),
    { campaign, entry: 'clicks', 1: 3 },
    // Addresses, which no figure needs.
    { campaign, entry: 'recipients#00002', addresses: ['reader@mail.example'] },
  ]);
  const outcomes: [number, Outcome, number[]][] = [
    [1, 'claimed', [0, 1, 2, 3, 4, 5]],
    [1, 'refused', [1]],
    [1, 'sent', [3, 4, 5]],
    [1, 'delivered', [2, 3, 4]],
    [1, 'bounced', [5]],
    [1, 'complained', [4]],
    [1, 'left', [4]],
    [2, 'claimed', [0]],
    [2, 'skipped', [1, 2]],
  ];
  for (const [chunk, outcome, numbers] of outcomes) {
    await addOutcome({ campaign, chunk }, outcome, numbers);
    // Events may come twice.
    await addOutcome({ campaign, chunk }, outcome, numbers);
  }
}

const figures = {
  recipients: 130,
  sent: 4,
  delivered: 3,
  bounced: 1,
  complained: 1,
  left: 1,
  uncertain: 2,
  skipped: 2,
  refused: 1,
  clicks: 3,
};

test('The figures are sums over all chunks, in which each recipient counts once', async () => {
  await report();

  expect((await read(campaign)).figures).toEqual(figures);
  const { body } = await call('listCampaigns');
  expect(body).toMatchObject([{ id: campaign, figures }]);
});

test('The clicks stand by their links, also those that nobody followed', async () => {
  await report();

  expect((await read(campaign)).links).toEqual([
    { url: links[0], clicks: 0 },
    { url: links[1], clicks: 3 },
  ]);
});
