import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import { contactRequest } from '../contact.ts';
import { author, call } from './call.ts';
import { withClock } from 'cdk-laptop/testing/clock.ts';
import {
  addNote,
  audit,
  getContact,
  updateContact,
  updateContacts,
} from './contact/contact-calls.ts';
import { insertContacts, namesIn, placed, range, recorded } from './contact/contact-rows.ts';
import { given } from './environment.ts';
import { pagesOf } from './lists/pages.ts';
import { subscriber } from './newsletter/subscribers.ts';
import { withCognito } from './staff/cognito.ts';
import { insert, rowsOf, withTables } from './tables.ts';
import { noteEntry } from '#functions/activity/entry.ts';

withTables();
const cognito = withCognito();
beforeEach(() => void cognito.on(AdminGetUserCommand).resolves({ Username: 'ada' }));

const days = Number(given.CONTACTS_RETENTION_DAYS);
const now = new Date('2026-11-20T12:00:00.700Z');
/** Seconds since 1970. */
const [present, later] = [Math.floor(now.getTime() / 1000), Math.floor(now.getTime() / 1000) + 1];
/** The expiry of a row with its last exchange now. */
const renewed = present + days * 86_400;

/** A time that many seconds before the start of the retention period. */
function periodAgo(seconds: number): string {
  return new Date((present - days * 86_400 - seconds) * 1000).toISOString();
}

withClock(now.getTime());

const list = (query: Record<string, string> = {}) => call('listContacts', { query });
const search = (body: object) => call('searchContacts', { body });
const note = (id: string) => addNote(id, { text: 'Called her.' });
const update = (id: string) => updateContact(id, { status: 'open' }, 1);
const updateAll = (ids: readonly string[]) => updateContacts({ ids, status: 'open' });

describe('A contact expires a period after', () => {
  test('it was sent', async () => {
    const headers = { 'idempotency-key': 'c0ffee00-c0ffee00-c0ffee00' };
    await call('submitContact', { body: contactRequest, headers });

    expect(await rowsOf('contacts')).toMatchObject([{ expiresAt: renewed }]);
  });

  const soon = { ...placed(0, 'new'), expiresAt: later };

  test.each([
    ['a change', () => update(soon.id)],
    ['a change of several', () => updateAll([soon.id])],
    ['a note, which expires no later', () => note(soon.id)],
  ])('%s of staff', async (_, exchange) => {
    await insert('contacts', [soon]);
    expect((await exchange()).status).toBe(200);

    expect(await rowsOf('contacts')).toMatchObject([{ expiresAt: renewed }]);
    expect(await rowsOf('activity')).toMatchObject([{ expiresAt: renewed }]);
  });

  test('but not after a change without effect', async () => {
    await insert('contacts', [{ ...placed(0, 'open'), expiresAt: later }]);
    expect((await update(soon.id)).status).toBe(200);

    expect(await rowsOf('contacts')).toMatchObject([{ expiresAt: later }]);
  });
});

describe('Until DynamoDB deletes it, a contact that has expired', () => {
  const expired = { ...placed(0, 'new', 'ada'), expiresAt: present };
  const { id } = expired;
  beforeEach(() => insert('contacts', [expired]));

  test('is in no list, and in no count', async () => {
    for (const query of [{}, { status: 'new' }, { assignee: 'ada' }]) {
      expect([query, (await list(query)).body]).toEqual([query, []]);
    }
    expect((await call('countContacts')).body).toMatchObject({ new: 0 });
  });

  test.each([id, expired.businessEmail, 'Hello'])('is not found by %s', async (query) => {
    expect((await search({ query })).body).toEqual({
      items: [],
      inNotes: [],
      searchedBackTo: '1970-01-01T00:00:00.000Z',
    });
  });

  test('is a 404, and accepts neither a change nor a note', async () => {
    const responses = await Promise.all([getContact(id), update(id), note(id)]);

    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await updateAll([id])).body).toEqual({ results: [{ id, status: 404 }] });
    expect(await rowsOf('contacts')).toEqual([expired]);
    expect(await rowsOf('activity')).toEqual([]);
  });
});

describe('Rows that have expired', () => {
  test('leave pages full, and cursors skip them', async () => {
    await insertContacts(40, (at) => ({
      ...placed(at, 'new'),
      expiresAt: at % 3 === 0 ? later : present,
    }));

    const seen = await pagesOf(list, { limit: '4' });
    expect(seen.map((page) => page.length)).toEqual([4, 4, 4, 2]);
    expect(namesIn(seen.flat())).toEqual(range(14, (at) => `Row ${39 - 3 * at}`));
  });

  test('are not counted, however many there are', async () => {
    await insert('contacts', [
      ...range(150, (at) => ({ ...placed(at, 'closed'), expiresAt: present })),
      ...range(99, (at) => ({ ...placed(at + 150, 'closed'), expiresAt: later })),
    ]);

    expect((await call('countContacts')).body).toMatchObject({ closed: 99 });
  });

  test('are skipped by a search, from page to page', async () => {
    await insertContacts(120, (at) => ({
      ...placed(at, 'new'),
      expiresAt: at % 2 === 0 ? later : present,
    }));
    const first = await search({ query: 'hello' });
    const second = await search({ query: 'hello', cursor: first.body.cursor });

    expect(namesIn([...first.body.items, ...second.body.items])).toEqual(
      range(60, (at) => `Row ${118 - 2 * at}`),
    );
  });

  test('are not subscribers, while those without an expiry stay', async () => {
    await insert('subscribers', [
      subscriber('confirmed@mail.example'),
      { ...subscriber('expired@mail.example'), expiresAt: present },
    ]);

    const { body } = await call('listSubscribers');
    expect(body).toMatchObject([{ email: 'confirmed@mail.example' }]);
  });
});

describe('What staff did', () => {
  const { id } = placed(0, 'new');
  /** A stored note. */
  const entry = (at: string, expiresAt: number) =>
    recorded(noteEntry(id, at, { author, at, text: `Of ${at}.`, expiresAt }), '7K3M-QX9R');
  const [old, recent] = [periodAgo(0), periodAgo(-2)];

  test('expires in time: neither audit list nor contact shows it', async () => {
    await insert('contacts', [{ ...placed(0, 'new'), expiresAt: later }]);
    await insert('activity', [entry(old, present), entry(recent, later)]);

    expect(await audit()).toMatchObject([{ at: recent }]);
    expect((await getContact(id)).body.notes).toMatchObject([{ text: `Of ${recent}.` }]);
  });
});
