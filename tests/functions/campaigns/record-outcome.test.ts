import type { FeedbackOptions, FeedbackType } from 'cdk-laptop/ses/feedback.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { range } from '../contact/contact-rows.ts';
import { logged } from '../logs.ts';
import { insertReader, onlyRow, reader, subscriber } from '../newsletter/subscribers.ts';
import { sesReport } from '../outbox/ses-report.ts';
import { withTables } from '../tables.ts';
import { entryOf, id, insertSending } from './sending-campaign.ts';
import { recipientTag } from '#functions/campaigns/campaign-rows.ts';
import { handler } from '#functions/feedback.lambda.ts';
import { referenceHeader } from '#contract/mail.ts';
import { issueToken } from '#functions/tokens/tokens.ts';

withTables();

interface More {
  readonly chunk?: number;
  readonly headers?: Record<string, string>;
  readonly about?: object;
  readonly options?: FeedbackOptions;
}

/** SES's reports about a campaign's mails to its recipients of these numbers, by default of the first chunk. */
async function report(
  type: FeedbackType,
  numbers: readonly number[],
  { chunk = 1, about, options, ...mail }: More = {},
) {
  for (const number of numbers) {
    const tags = { kind: 'campaign', recipient: recipientTag({ campaign: id, chunk, number }) };
    await handler(sesReport(type, { tags, ...mail }, about, options));
  }
}
const numbersTo = (count: number) => range(count, (at) => at);
const stops = () => logged.filter((line) => line.includes('campaign stopped'));

beforeEach(() => insertSending());

describe('A campaign', () => {
  test('knows who got it, in whose mailbox it bounced and who called it spam, however often SES says so', async () => {
    for (const _ of numbersTo(2)) {
      await report('DELIVERY', [1, 2]);
      await report('BOUNCE', [3]);
      await report('COMPLAINT', [2]);
      await report('DELIVERY', [0], { chunk: 2 });
    }

    expect(await entryOf('progress#00001')).toEqual({
      campaign: id,
      entry: 'progress#00001',
      delivered: new Set([1, 2]),
      bounced: new Set([3]),
      complained: new Set([2]),
    });
    expect(await entryOf('progress#00002')).toMatchObject({ delivered: new Set([0]) });
    expect(await entryOf('campaign')).toMatchObject({ status: 'sending', version: 3 });
  });

  test.each([
    ['a bounce that may pass', 'BOUNCE', { bounceType: 'Transient', bounceSubType: 'General' }],
    ['a word that it is no spam', 'COMPLAINT', { complaintFeedbackType: 'not-spam' }],
  ] as const)('learns from %s only that SES took the mail', async (_what, type, about) => {
    await report(type, [4], { about });

    expect(await entryOf('progress#00001')).toMatchObject({ sent: new Set([4]) });
    expect(await entryOf('progress#00001')).not.toHaveProperty('bounced');
    expect(await entryOf('reports')).toBeUndefined();
  });

  test.each([
    ['bounces', 'BOUNCE', 6],
    ['complaints', 'COMPLAINT', 2],
  ] as const)(
    'is paused by too many %s, once, out of the outbox and with an alarm',
    async (reason, type, tooMany) => {
      await report(type, numbersTo(tooMany - 1));
      await report(type, numbersTo(tooMany - 1));
      expect(await entryOf('campaign')).toMatchObject({ status: 'sending' });
      await report(type, [10, 11]);

      const row = await entryOf('campaign');
      expect(row).toMatchObject({ status: 'paused', stoppedBy: reason, version: 4 });
      expect(row).not.toHaveProperty('outbox');
      expect(stops().map((line) => JSON.parse(line))).toMatchObject([
        { level: 'ERROR', campaign: id, reason, reports: tooMany },
      ]);
      expect(logged.join('')).not.toContain(reader);
    },
  );

  test('of many mails is paused by a share of them', async () => {
    await insertSending({ sent: 2000 });
    await report('COMPLAINT', [0, 1]);
    expect(await entryOf('campaign')).toMatchObject({ status: 'sending' });
    await report('COMPLAINT', [0], { chunk: 2 });

    expect(await entryOf('campaign')).toMatchObject({ status: 'paused' });
  });

  test('is not paused by addresses that SES already knew, since SES does not count them', async () => {
    await report('BOUNCE', numbersTo(10), { options: { isSuppressed: true } });

    expect(await entryOf('progress#00001')).toMatchObject({ bounced: new Set(numbersTo(10)) });
    expect(await entryOf('campaign')).toMatchObject({ status: 'sending' });
  });

  test('in which SES finds a virus is paused, since nobody gets it', async () => {
    await report('REJECT', numbersTo(10));

    expect(await entryOf('progress#00001')).toMatchObject({ bounced: new Set(numbersTo(10)) });
    expect(await entryOf('campaign')).toMatchObject({ status: 'paused' });
  });

  test('that was sent stays so', async () => {
    await insertSending({ status: 'sent' });
    await report('BOUNCE', numbersTo(10));

    expect(await entryOf('campaign')).toMatchObject({ status: 'sent', version: 3 });
    expect(stops()).toEqual([]);
  });
});

test.each([
  ['BOUNCE', 'bounced'],
  ['COMPLAINT', 'complained'],
] as const)(
  'After a %s the subscriber is %s, and the evidence names the campaign',
  async (type, status) => {
    await insertReader();
    const reference = await issueToken('feedback', subscriber(reader));
    await report(type, [5], { headers: { [referenceHeader]: reference } });

    expect(await onlyRow()).toMatchObject({ status });
    expect(Object(await onlyRow()).consent.at(-1)).toMatchObject({ event: status, campaign: id });
  },
);

test('After a virus in a mail its subscriber stays on the list', async () => {
  await insertReader();
  const before = await onlyRow();
  const reference = await issueToken('feedback', subscriber(reader));
  await report('REJECT', [5], { headers: { [referenceHeader]: reference } });

  expect(await onlyRow()).toEqual(before);
});
