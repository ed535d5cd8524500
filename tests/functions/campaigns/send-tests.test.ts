import { beforeEach, expect, test, vi } from 'vitest';
import { later, withClock } from 'cdk-laptop/testing/clock.ts';
import { given } from '../environment.ts';
import { logged } from '../logs.ts';
import { insert, insertKey, rowsOf, withTables } from '../tables.ts';
import { withSes } from '../outbox/ses.ts';
import { addressees, headersOf, insertCampaign, now, run, tagOf } from './sending.ts';
import { id } from './sending-campaign.ts';
import { outboxKeys } from '#functions/outbox/outbox-keys.ts';

withTables();
withClock(now);
const { mails, onSend, limit } = withSes();
beforeEach(async () => {
  await insertKey();
  await insertCampaign({ status: 'draft', outbox: undefined, outboxDue: undefined });
  const entry = 'test#1';
  const keys = outboxKeys(new Date(now - 1).toISOString(), `${id}#${entry}`);
  await insert('campaigns', [{ campaign: id, entry, to: 'editor@quietgrid.example', ...keys }]);
});

const tests = async () =>
  (await rowsOf('campaigns')).filter(({ entry }) => String(entry).startsWith('test#'));

test('A test shows a draft to one address once, and says that it is one', async () => {
  await run();
  await run();

  const [mail] = mails();
  if (mail === undefined) throw new Error('There is no mail.');
  expect(addressees(mails())).toEqual(['editor@quietgrid.example']);
  expect(mail.Content?.Simple?.Subject?.Data).toBe('[Test] What is new');
  expect(tagOf(mail, 'kind')).toBe('campaign-test');
  expect(tagOf(mail, 'recipient')).toBeUndefined();
  expect(Object.keys(headersOf(mail))).toEqual(['Auto-Submitted']);
  expect(mail.Content?.Simple?.Body?.Text?.Data).toMatch(/\/unsubscribe\b(?!#)/);
  expect(await tests()).toEqual([]);
});

test('A test of a public newsletter has plain links, and its own page is the archive’s', async () => {
  await insertCampaign({
    status: 'draft',
    outbox: undefined,
    outboxDue: undefined,
    isPublic: true,
  });
  await run();

  const { Html, Text } = mails()[0]?.Content?.Simple?.Body ?? {};
  for (const part of [Html?.Data, Text?.Data]) {
    expect(part).toContain('https://quietgrid.example/news');
    expect(part).toContain(`${given.SITE_URL}/newsletter`);
    expect(part).not.toContain('/api/newsletter/links/');
  }
});

test('A test goes out when campaigns have used their share of the daily quota', async () => {
  limit({ Max24HourSend: 20, SentLast24Hours: 17 });
  await run();
  expect(mails()).toHaveLength(1);
});

test('A test that SES does not take is tried three times, then dropped, and the log says so', async () => {
  onSend().rejects(new Error('Down'));
  for (let minute = 0; minute < 12; minute += 1) {
    await run();
    later(60_000);
  }

  expect(mails()).toHaveLength(3);
  expect(await tests()).toEqual([]);
  const lines = logged.map((line) => JSON.parse(line));
  expect(lines.map(({ message, attempts }) => [message, attempts])).toEqual(
    [1, 2, 3].map((attempt) => ['campaign test not sent', attempt]),
  );
  expect(JSON.stringify(lines)).not.toContain('editor@');
});

test('A test that has to wait is no attempt', async () => {
  limit({ Max24HourSend: 20, SentLast24Hours: 20 });
  await run();
  expect(mails()).toEqual([]);
  expect(await tests()).toMatchObject([{ outboxAttempts: 0 }]);

  limit({});
  vi.setSystemTime(now + 60_000);
  await run();
  expect(mails()).toHaveLength(1);
});
