import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { CampaignCheck } from '#contract/campaign.ts';
import { sendingTime } from '#functions/campaigns/sending-time.ts';
import { withTables, insert } from '../tables.ts';
import { subscriber } from '../newsletter/subscribers.ts';
import { act, begin, text } from './campaigns.ts';

withTables();
const ses = mockClient(SESv2Client);

beforeEach(() => {
  ses.reset();
  const SendQuota = { MaxSendRate: 10, Max24HourSend: 1000, SentLast24Hours: 100 };
  ses.on(GetAccountCommand).resolves({ SendQuota });
});

async function check(content: object = text) {
  const { id } = await begin(content);
  const { body } = await act('checkCampaign', id);
  return CampaignCheck.parse(body);
}

const row = (name: string, changes: object) => ({
  ...subscriber(`${name}@mail.example`),
  ...changes,
});
const asked = (page: string) => [{ event: 'asked', at: '2026-01-05T10:00:00.000Z', page }];

/** Readers of all kinds. */
async function insertList() {
  await insert('subscribers', [
    row('plain', {}),
    row('beta', { tags: ['beta'] }),
    row('both', { tags: ['beta', 'dealer'], consent: asked('/contact') }),
    row('contact', { consent: asked('/contact') }),
    row('expired', { expiresAt: 1 }),
    row('pending', { status: 'pending', tags: ['beta'] }),
    row('left', { status: 'left' }),
    row('bounced', { status: 'bounced', tags: ['beta'] }),
    row('complained', { status: 'complained' }),
  ]);
}

describe('A check', () => {
  test.each([
    [[], 4],
    [['beta'], 2],
    [['/contact'], 2],
    [['beta', '/contact'], 3],
    [['dealer'], 1],
    [['nobody'], 0],
  ])('counts who would get it with the tags %j, and who gets none', async (tags, confirmed) => {
    await insertList();
    const { recipients } = await check({ ...text, tags });

    const others = { pending: 1, left: 1, bounced: 1, complained: 1 };
    expect(recipients).toEqual({ confirmed, ...others });
  });

  test('says the rate, what is left of the day without a fifth, and the minutes', async () => {
    await insertList();
    expect(await check()).toMatchObject({ perSecond: 10, leftToday: 700, minutes: 1 });
  });

  test('helps although SES does not respond', async () => {
    ses.on(GetAccountCommand).rejects(new Error('down'));
    expect(await check()).toMatchObject({ perSecond: null, leftToday: null, minutes: null });
  });

  test('names what stops a draft', async () => {
    const { problems } = await check({ subject: '', body: '[x](javascript:alert)' });

    const kinds = problems.filter(({ isBlocking }) => isBlocking).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['no-subject', 'link-form', 'no-recipients']));
  });
});

describe('The time that a newsletter takes', () => {
  test.each([
    ['without a limit a day', 30_000, { rate: 10, daily: -1, sent: 5 }, null, 60],
    ['within the day', 700, { rate: 1, daily: 1000, sent: 100 }, 700, 14],
    ['over the next day', 701, { rate: 1, daily: 1000, sent: 100 }, 700, 1441],
    ['over several days', 2500, { rate: 10, daily: 1000, sent: 900 }, 0, 4 * 1440 + 1],
    ['never, without a quota', 1, { rate: 1, daily: 0, sent: 0 }, 0, null],
  ])('%s', (_what, recipients, quota, leftToday, minutes) => {
    expect(sendingTime(recipients, quota)).toMatchObject({ leftToday, minutes });
  });
});
