import { later, withClock } from 'cdk-laptop/testing/clock.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { contextOf, eventOf } from '../call.ts';
import { onDatabaseCall, outage } from '../database-calls.ts';
import { logged } from '../logs.ts';
import { insertKey, withTables } from '../tables.ts';
import { entryOf, id, insertSending, sendingCampaign } from './sending-campaign.ts';
import { linkUrlOf } from '#functions/campaigns/link-url.ts';
import { handler } from '#functions/links.lambda.ts';

withTables();
withClock(Date.parse('2027-03-01T09:00:00.000Z'));

const [first, second] = sendingCampaign().links;
let link: (number: number) => string;
beforeEach(async () => {
  await insertKey();
  await insertSending();
  link = await linkUrlOf(id);
});

/** The parameters in a link of a mail. */
function parametersOf(url: string) {
  const [signature = '', number = '', campaign = ''] = url.split('/').toReversed();
  return { id: campaign, number, signature };
}

/** Follows a link, as a mail program does on another site. */
async function follow(url: string, { method = 'GET', ...changes }: Record<string, string> = {}) {
  const event = eventOf('followLink', {
    parameters: { ...parametersOf(url), ...changes },
    headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
  });
  event.requestContext.http.method = method;
  return handler(event, contextOf());
}

describe('A link of a mail', () => {
  test('is short, has no person in it, and leads to its target, which nothing caches', async () => {
    expect(link(1)).toMatch(/^https?:\/\/[^/]+\/api\/newsletter\/links\/7K3M-QX9R\/1\/[\w-]{22}$/);
    expect(await linkUrlOf(id).then((again) => again(1))).toBe(link(1));
    for (const [number, location] of [first, second].entries()) {
      expect(await follow(link(number))).toMatchObject({
        statusCode: 303,
        headers: { location, 'cache-control': 'no-store' },
      });
    }
  });

  test('is counted by visits, but not for a program that only checks it', async () => {
    await follow(link(0));
    await follow(link(1));
    await follow(link(1));
    expect(await follow(link(1), { method: 'HEAD' })).toMatchObject({ statusCode: 303 });

    expect(await entryOf('clicks')).toEqual({ campaign: id, entry: 'clicks', 0: 1, 1: 2 });
  });

  test('leads to its target even if the visit cannot be counted', async () => {
    const stop = onDatabaseCall((command) =>
      command === 'UpdateItemCommand' ? Promise.reject(outage) : Promise.resolve(),
    );
    expect(await follow(link(0))).toMatchObject({ statusCode: 303, headers: { location: first } });
    stop();

    expect(logged.join('')).toContain('click not counted');
  });

  test('works on after the signing key was rotated', async () => {
    await insertKey('0002', 'bmV3'.repeat(11));
    later(10 * 60_000);
    const newer = await linkUrlOf(id);

    expect(newer(0)).not.toBe(link(0));
    for (const each of [newer(0), link(0)]) {
      expect(await follow(each)).toMatchObject({ statusCode: 303 });
    }
  });
});

describe('Nothing but a link of a mail leads anywhere', () => {
  const forged = 'A'.repeat(22);
  test.each([
    ['another signature', { signature: forged }],
    ['the signature of another link', { number: '1' }],
    ['another campaign', { id: '0000-0000' }],
    ['no campaign', { id: '../x' }],
    ['no number', { number: '00' }],
    ['a cut signature', { signature: '' }],
  ])('with %s', async (_what, changes) => {
    expect(await follow(link(0), changes)).toMatchObject({ statusCode: 404 });
    expect(await entryOf('clicks')).toBeUndefined();
  });

  test('without the campaign’s target, or with one that is no page', async () => {
    expect(await follow(link(2))).toMatchObject({ statusCode: 404 });
    // oxlint-disable-next-line no-script-url -- must not be followed
    await insertSending({ links: ['javascript:alert(1)'] });

    expect(await follow(link(0))).toMatchObject({ statusCode: 404 });
  });
});
