import { describe, expect, test } from 'vitest';
import { Campaign } from '#contract/campaign.ts';
import { author, call, failure, rejection } from '../call.ts';
import { range } from '../contact/contact-rows.ts';
import { nextOf } from '../lists/pages.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { act, begin, beginWithReader, beingSent, read, text } from './campaigns.ts';

withTables();

const key = { 'idempotency-key': 'c0ffee00-c0ffee00-c0ffee00' };
const ofVersion = (version: number) => ({ 'if-match': `"${version}"` });

describe('A newsletter', () => {
  test('begins as a draft of its author, at version 1, without figures', async () => {
    const { status, headers, body } = await call('createCampaign', { body: text });

    expect([status, headers['etag']]).toEqual([200, '"1"']);
    expect(body).toMatchObject({
      ...text,
      version: 1,
      status: 'draft',
      author,
      preheader: '',
      tags: [],
      isPublic: false,
      links: [],
      figures: { recipients: 0, sent: 0, uncertain: 0, clicks: 0 },
    });
    expect(await read(body.id)).toEqual(body);
  });

  test('sent twenty times at once with one key is one draft, and another text with it a conflict', async () => {
    const made = await Promise.all(range(20, () => begin(text, key)));
    const other = { body: { ...text, subject: 'Another' }, headers: key };

    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await call('createCampaign', other)).toMatchObject(failure(409, 'conflict'));
    expect(await rowsOf('campaigns')).toHaveLength(1);
  });

  test.each([
    [{ subject: 'Hello\r\nBcc: all@mail.example' }, 'subject', 'format'],
    [{ preheader: 'one\ntwo' }, 'preheader', 'format'],
    [{ body: 'x'.repeat(40_001) }, 'body', 'too_long'],
    [{ tags: ['a', 'a'] }, 'tags', 'format'],
    [{ status: 'sent' }, 'status', 'unknown'],
  ])('is rejected by name if it is %j', async (changes, field, rule) => {
    const response = await call('createCampaign', { body: { ...text, ...changes } });
    expect(response).toMatchObject(rejection({ field, rule }));
    expect(await rowsOf('campaigns')).toEqual([]);
  });

  test('is listed newest first, page by page, without its text', async () => {
    for (const at of [1, 2, 3]) {
      const createdAt = `2026-11-0${at}T12:00:00.000Z`;
      const campaign = `7K3M-QX9${at}`;
      const place = { timeAndId: `${createdAt}#${campaign}` };
      await insert('campaigns', [beingSent({ campaign, createdAt, ...place })]);
    }
    const first = await call('listCampaigns', { query: { limit: '2' } });
    const second = await call('listCampaigns', { query: nextOf(first) ?? {} });

    const ids = [...first.body, ...second.body].map(({ id }: { id: string }) => id);
    expect(ids).toEqual(['7K3M-QX93', '7K3M-QX92', '7K3M-QX91']);
    expect(first.text).not.toContain(text.body);
  });

  test.each(['7K3M-QX9R', 'pictures', 'x'])('that is not there is a 404: %s', async (id) => {
    for (const route of [
      'getCampaign',
      'checkCampaign',
      'pauseCampaign',
      'sendCampaign',
    ] as const) {
      expect(await act(route, id)).toMatchObject(failure(404, 'not_found'));
    }
  });
});

describe('A change of a draft', () => {
  test('keeps what it leaves out, and adds 1 to the version', async () => {
    const { id } = await begin({ ...text, tags: ['beta'] });
    const changes = { body: { subject: 'Better' }, headers: ofVersion(1) };

    expect(await act('updateCampaign', id, changes)).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { version: 2, subject: 'Better', body: text.body, tags: ['beta'] },
    });
  });

  test('of another version is refused with the current one, and needs one', async () => {
    const { id } = await begin();
    const changes = { body: { subject: 'Mine' } };
    await act('updateCampaign', id, { ...changes, headers: ofVersion(1) });
    const stale = await act('updateCampaign', id, { ...changes, headers: ofVersion(1) });

    expect(stale).toMatchObject({ status: 412, headers: { etag: '"2"' } });
    expect(Campaign.parse(stale.body.current).subject).toBe('Mine');
    expect(await act('updateCampaign', id, changes)).toMatchObject({ status: 428 });
  });

  test('comes too late once it is scheduled, whatever the version', async () => {
    const { id } = await beginWithReader();
    await act('sendCampaign', id);
    const late = { body: { subject: 'Late' }, headers: ofVersion(1) };

    expect(await act('updateCampaign', id, late)).toMatchObject(failure(409, 'conflict'));
    expect((await read(id)).subject).toBe(text.subject);
  });
});

describe('A deletion', () => {
  test('takes a draft and its tests, and is recorded', async () => {
    const { id } = await begin();
    await act('testCampaign', id, { body: { to: 'admin@quietgrid.example' } });

    expect((await act('deleteCampaign', id)).status).toBe(204);
    expect(await rowsOf('campaigns')).toEqual([]);
    expect(await rowsOf('activity')).toMatchObject([{ action: 'campaign-delete', campaign: id }]);
  });

  test('lets the dispatcher look at its pictures in 30 days', async () => {
    const hash = 'ab'.repeat(16);
    const soon = '2026-01-01T12:00:00.000Z#pictures#picture#ab';
    const picture = { campaign: 'pictures', entry: `picture#${hash}`, outbox: 'due' };
    await insert('campaigns', [{ ...picture, outboxDue: soon }]);
    const body = `![A](/mail/${hash}.jpg) ![B](/mail/${'cd'.repeat(16)}.jpg)`;
    const { id } = await begin({ ...text, body });
    await act('deleteCampaign', id);

    const [row, ...others] = await rowsOf('campaigns');
    expect([row, others]).toEqual([{ ...picture, outboxDue: expect.any(String) }, []]);
    const due = Date.parse(String(row?.['outboxDue']).split('#')[0] ?? '');
    expect(Math.round((due - Date.now()) / 86_400_000)).toBe(30);
  });

  test('of one that is no draft is refused', async () => {
    await insert('campaigns', [beingSent()]);

    expect(await act('deleteCampaign', '7K3M-QX9R')).toMatchObject({
      status: 409,
      body: { error: { message: 'This newsletter is being sent.' } },
    });
    expect(await rowsOf('campaigns')).toHaveLength(1);
  });
});
