import { beforeEach, describe, expect, test } from 'vitest';
import { issueTemplate } from '#contract/archive.ts';
import { campaignIndex } from '#contract/tables.ts';
import { later, withClock } from 'cdk-laptop/testing/clock.ts';
import { loseResponse, onDatabaseCall } from '../database-calls.ts';
import { insert, insertKey, rowsOf, withTables } from '../tables.ts';
import { subscriber } from '../newsletter/subscribers.ts';
import { withSes } from '../outbox/ses.ts';
import { given } from '../environment.ts';
import { withSiteFiles } from './site-files.ts';
import {
  addressees,
  campaign,
  headersOf,
  insertCampaign,
  insertReaders,
  insertSending,
  now,
  progress,
  run,
  tagOf,
  waiting,
} from './sending.ts';
import { id } from './sending-campaign.ts';
import { recipientOf } from '#functions/campaigns/campaign-rows.ts';
import { changeStatus } from '#functions/campaigns/change-status.ts';
import { archiveKey } from '#functions/campaigns/issue-page.ts';
import { claimRecipient, putRecipients } from '#functions/campaigns/recipient-store.ts';
import { redeemToken } from '#functions/tokens/tokens.ts';
import { removeSubscriber } from '#functions/newsletter/subscriber-store.ts';

withTables();
withClock(now);
const { mails, onSend } = withSes();
const files = withSiteFiles();
beforeEach(() => insertKey());

test('A campaign goes once to everybody who is confirmed at its start, and to nobody else', async () => {
  const readers = await insertReaders(130);
  for (const status of ['pending', 'left', 'bounced', 'complained']) {
    await insert('subscribers', [{ ...subscriber(`${status}@mail.example`), status }]);
  }
  await insertCampaign();

  await run();
  await run();

  expect(addressees(mails()).toSorted()).toEqual(readers.toSorted());
  const { outbox, ...row } = await campaign();
  expect(row).toMatchObject({ status: 'sent', recipients: 130, chunks: 3, sent: 130 });
  expect([outbox, row['links'], row['startedAt'], row['endedAt']]).toEqual([
    undefined,
    ['https://quietgrid.example/news'],
    new Date(now).toISOString(),
    new Date(now).toISOString(),
  ]);
  const { claimed, sent } = await progress();
  expect([claimed.length, sent.toSorted()]).toEqual([130, claimed.toSorted()]);
  expect(await waiting()).toEqual([]);
});

test('The addresses that a campaign has not reached expire after 90 days', async () => {
  await insertReaders(1);
  await insertCampaign();
  onSend().rejects(new Error('Down'));

  await run();

  const rows = (await rowsOf('campaigns')).filter(({ addresses }) => addresses !== undefined);
  expect(rows).toMatchObject([{ expiresAt: now / 1000 + 90 * 86_400 }]);
});

test('Nobody whose address has expired gets a campaign, even before DynamoDB deletes it', async () => {
  await insertSending([await insertReaders(1)]);
  await putRecipients({ campaign: id, chunk: 1 }, ['reader1@mail.example']);
  later(90 * 86_400_000);

  await run();

  expect(mails()).toEqual([]);
});

test('Each mail names its recipient in its tag, its leave token and its headers for one-click unsubscribe', async () => {
  const [email] = await insertReaders(1);
  await insertCampaign();

  await run();

  const [mail] = mails();
  if (mail === undefined) throw new Error('There is no mail.');
  const place = { campaign: id, chunk: 1, number: 0 };
  expect(tagOf(mail, 'kind')).toBe('campaign');
  expect(recipientOf(tagOf(mail, 'recipient') ?? '')).toEqual(place);
  const headers = headersOf(mail);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const [, token = ''] =
    /^<http:\/\/127\.0\.0\.1:1\/api\/newsletter\/unsubscribe\/([\w-]+)>$/.exec(
      headers['List-Unsubscribe'] ?? '',
    ) ?? [];
  expect(await redeemToken('leave', token)).toMatchObject({
    email,
    place: tagOf(mail, 'recipient'),
  });
  expect(mail.Content?.Simple?.Body?.Text?.Data).toContain(`/newsletter/leave#${token}`);
  expect(await redeemToken('feedback', headers['X-Mail-Reference'] ?? '')).toMatchObject({ email });
});

/** The consent of somebody who used the form of a page. */
function askedOn(page: string) {
  return [{ event: 'asked', at: '2026-01-05T10:00:00.000Z', page }];
}

test('Tags and paths of pages choose among the confirmed', async () => {
  await insert('subscribers', [
    { ...subscriber('customer@mail.example'), tags: ['customer', 'press'] },
    { ...subscriber('contact@mail.example'), consent: askedOn('/contact') },
    { ...subscriber('home@mail.example'), consent: askedOn('/') },
    { ...subscriber('partner@mail.example'), tags: ['partner', '/contact'] },
  ]);
  await insertCampaign({ tags: ['customer', '/contact'] });

  await run();

  expect(addressees(mails()).toSorted()).toEqual(['contact@mail.example', 'customer@mail.example']);
});

test('Whoever confirms after the start gets the next one', async () => {
  await insertReaders(2);
  await insertCampaign({
    status: 'sending',
    startedAt: '2026-11-20T11:00:00.000Z',
    chunks: 0,
    recipients: 0,
    isListed: false,
    chunk: 1,
    sent: 0,
  });
  const late = subscriber('late@mail.example');
  await insert('subscribers', [{ ...late, statusAt: '2026-11-20T11:00:00.001Z' }]);

  await run();

  expect(addressees(mails())).toHaveLength(2);
});

test('Whoever leaves or is erased after the start gets none, and counts as skipped', async () => {
  const [first = '', second = '', third = ''] = await insertReaders(3);
  await insertSending([[first], ['', second], [third]]);
  await insert('subscribers', [{ ...subscriber(second), status: 'left' }]);

  await run();

  expect(addressees(mails())).toEqual([first, third]);
  expect(await progress()).toMatchObject({ skipped: ['2.0', '2.1'], claimed: ['1.0', '3.0'] });
  expect(await campaign()).toMatchObject({ status: 'sent', sent: 2 });
});

test('Whoever leaves while the mails before theirs go out gets none', async () => {
  const [first = '', ...others] = await insertReaders(60);
  await insertCampaign();
  onSend().callsFake(async ({ Destination }) => {
    if (Destination.ToAddresses[0] === first) {
      const { id: row } = subscriber(others.at(-1) ?? '');
      const claims = { email: others.at(-1) ?? '', id: row, issuedAt: now, tokenId: 't' };
      await removeSubscriber(claims, 'page');
    }
    return { MessageId: 'm' };
  });

  await run();

  expect(addressees(mails())).toHaveLength(59);
  expect((await progress()).skipped).toEqual(['1.59']);
});

/** Acts before the next claim, whose response is lost. */
const loseClaim = (act: () => unknown) => {
  const stop = onDatabaseCall(async (_name, { TableName }) => {
    if (TableName !== 'Subscribers') return;
    stop();
    await act();
    loseResponse();
  });
};

describe('If the response to the claim of a recipient is lost', () => {
  test('it gets its mail, once', async () => {
    const readers = await insertReaders(1);
    await insertSending([readers]);
    loseClaim(() => undefined);

    await run();
    await run();

    expect(addressees(mails())).toEqual(readers);
    expect(await progress()).toMatchObject({ claimed: ['1.0'], sent: ['1.0'] });
  });

  test('it gets none if another run has claimed it', async () => {
    await insertSending([await insertReaders(1)]);
    const place = { campaign: id, chunk: 1, number: 0 };
    loseClaim(() => claimRecipient(place, 'another'));

    await run();

    expect(mails()).toEqual([]);
    expect(await progress()).toMatchObject({ claimed: ['1.0'], sent: [] });
  });
});

test('A campaign without a recipient is sent at once', async () => {
  await insertCampaign();
  await run();
  expect(await campaign()).toMatchObject({ status: 'sent', recipients: 0, chunks: 0 });
});

test('A public one has its page in the archive before the first mail, which links to it', async () => {
  files.set(`builds/${given.SITE_BUILD}/${issueTemplate}`, { text: '<main>{{body}}</main>' });
  await insertReaders(1);
  await insertCampaign({ isPublic: true });
  let published: string[] = [];
  onSend().callsFake(() => {
    published = [...files.keys()];
    return Promise.resolve({ MessageId: 'm' });
  });

  await run();

  const { page } = await campaign();
  expect(page).toBe('/newsletter/what-is-new-7k3m');
  expect(published).toContain(archiveKey('/newsletter/what-is-new-7k3m'));
  expect(mails()[0]?.Content?.Simple?.Body?.Html?.Data).toContain(
    `http://127.0.0.1:1${String(page)}`,
  );
});

test.each(['pause', 'cancel'] as const)(
  'A public one that staff %s while its page is written sends nothing, and names the page',
  async (action) => {
    files.set(`builds/${given.SITE_BUILD}/${issueTemplate}`, { text: '<main>{{body}}</main>' });
    await insertReaders(1);
    await insertCampaign({ isPublic: true });
    const stop = onDatabaseCall(async (name, { IndexName }) => {
      if (name !== 'QueryCommand' || IndexName !== campaignIndex.index) return;
      stop();
      await changeStatus(id, action, 'ada');
    });

    await run();

    const { page } = await campaign();
    expect(files.has(archiveKey(String(page)))).toBe(true);
    expect(mails()).toEqual([]);
  },
);

test('One whose page cannot be written waits, and sends nothing', async () => {
  await insertReaders(1);
  await insertCampaign({ isPublic: true });

  await run();

  expect(mails()).toEqual([]);
  expect(await campaign()).toMatchObject({ status: 'sending', outbox: 'due' });
});
