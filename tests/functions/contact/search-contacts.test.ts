import { describe, expect, test, vi } from 'vitest';
import { ContactSearchPage } from '#contract/contact/search.ts';
import { contactStatuses } from '#contract/contact/status.ts';
import { listKey } from '#contract/tables.ts';
import { call, rejection } from '../call.ts';
import { contact, idOf, insertContacts, range, timeOf } from './contact-rows.ts';
import { insert, withTables } from '../tables.ts';
import { recordEntry } from '#functions/activity/activity-store.ts';
import { noteEntry, staffEntry } from '#functions/activity/entry.ts';
import { searchContacts } from '#functions/contact/search.ts';

withTables();

/** Each row has its own address. */
const row = (at: number, changes: Parameters<typeof contact>[1] = {}) =>
  contact(at, { businessEmail: `ada.${at}@engines.example`, ...changes });

const submit = (body: object) => call('searchContacts', { body });

/** The numbers of the rows found, and the page. */
async function search(body: object) {
  const { status, body: answer } = await submit(body);
  expect(status).toBe(200);
  const page = ContactSearchPage.parse(answer);
  return { ...page, found: page.items.map(({ lastName }) => Number(lastName.replace('Row ', ''))) };
}

const all = (length: number) => range(length, (at) => row(at));
const cursorOf = (...places: string[]) => Buffer.from(places.join(' ')).toString('base64url');
const everything = '1970-01-01T00:00:00.000Z';

describe('A search finds', () => {
  test.each([
    ['an internationalised address as people write it', 'anna@bücher.example'],
    ['a contact number with another hyphen', idOf(3).replace('-', '\u2011')],
  ])('one contact by %s', async (_what, query) => {
    const businessEmail = 'anna@xn--bcher-kva.example';
    await insert('contacts', [...all(3), row(3, { businessEmail })]);

    expect((await search({ query })).found).toEqual([3]);
  });

  const gudrun = {
    firstName: 'Guðrún',
    phone: '+1 905 555 0104',
    message: 'Two sensors, please.',
    businessEmail: 'Gudrun@Saga.example',
  };

  test('one contact among others by each of its fields, and says that it searched everything', async () => {
    await insert('contacts', [...all(8), row(8, gudrun), row(9)]);

    for (const query of ['GUÐRÚN sensors', '905-555-0104', 'saga.example']) {
      const { found, cursor, searchedBackTo } = await search({ query });
      expect([query, found, cursor, searchedBackTo]).toEqual([query, [8], undefined, everything]);
    }
  });

  test('contacts of any one status, newest first', async () => {
    const rows = [row(1), row(2, { status: 'spam' }), row(3, { status: 'closed' })];
    await insert('contacts', [row(4), ...rows]);

    expect((await search({ query: 'ada' })).found).toEqual([4, 3, 2, 1]);
    expect((await search({ query: 'ada', status: 'open' })).found).toEqual([4, 1]);
    expect((await search({ query: 'ada', status: 'spam' })).found).toEqual([2]);
    expect((await search({ query: 'ada', status: 'answered' })).found).toEqual([]);
  });

  test('contacts sent within a time range', async () => {
    await insert('contacts', all(9));
    const from = timeOf(3);
    // Without milliseconds, as people write it.
    const to = timeOf(6).replace('.000', '');

    expect((await search({ query: 'ada', from, to })).found).toEqual([5, 4, 3]);
    expect((await search({ query: 'ada', from })).searchedBackTo).toBe(from);
    expect((await search({ query: 'ada', to })).found).toEqual([5, 4, 3, 2, 1, 0]);
  });

  test('words in a contact’s own notes, and says so', async () => {
    const told = { text: 'Called Ólafur back: zeppelin', author: 'ben', at: timeOf(900) };
    const expiresAt = Date.now();
    await insert('contacts', [
      row(1, { company: 'Forge' }),
      row(2, { company: 'Mill' }),
      row(3, { message: 'Zeppelin' }),
    ]);
    await recordEntry(noteEntry(idOf(1), 'of a key', { ...told, expiresAt }));
    await recordEntry(noteEntry(idOf(2), 'of another', { ...told, text: 'Called.', expiresAt }));

    const zeppelins = { found: [3, 1], inNotes: [idOf(1)] };
    expect(await search({ query: 'zeppelin' })).toMatchObject(zeppelins);
    expect(await search({ query: 'olafur forge' })).toMatchObject({ found: [1] });
    expect(await search({ query: 'olafur mill' })).toMatchObject({ found: [], inNotes: [] });
  });

  test('the notes of contacts on every page', async () => {
    await insert('contacts', all(120));
    const told = { text: 'zeppelin', author: 'ben', expiresAt: Date.now() };
    const noted = [119, 60, 0];
    for (const at of noted)
      await recordEntry(noteEntry(idOf(at), `of ${at}`, { ...told, at: timeOf(at + 200) }));
    await recordEntry(staffEntry('ben', 'sign-in'));

    expect((await search({ query: 'zeppelin' })).found).toEqual(noted);
    const first = await search({ query: 'row', to: timeOf(61) });
    const second = await search({ query: 'row', to: timeOf(61), cursor: first.cursor });
    expect([first.found.length, second.found.length]).toEqual([50, 11]);
    const { found } = await search({ query: 'zeppelin', to: timeOf(61), cursor: first.cursor });
    expect(found).toEqual([0]);
  });

  test('nothing in the canary’s row', async () => {
    const { [listKey]: _key, ...unlisted } = row(1);
    await insert('contacts', [unlisted]);

    for (const query of ['ada', unlisted.id, unlisted.businessEmail]) {
      expect((await search({ query })).found).toEqual([]);
    }
  });
});

describe('By its key', () => {
  const rows = [row(1), row(2, { businessEmail: 'Ada.1@Engines.example' }), row(3)];
  const mention = row(4, { message: `As ${idOf(1)}, from ada.1@engines.example.` });

  test.each([idOf(1), idOf(1).toLowerCase(), idOf(1).replace('-', ' '), ` ${idOf(1)} `])(
    'the contact %j comes first, and mentions of it on the next page',
    async (query) => {
      await insert('contacts', [...rows, mention]);

      const { found, cursor } = await search({ query });
      expect(found).toEqual([1]);
      const { found: rest, cursor: end } = await search({ query: idOf(1), cursor });
      expect([rest, end]).toEqual([[4], undefined]);
    },
  );

  test.each(['E1W2-Q10F', 'EIW2-QLOF', 'elw2 qiof'])(
    'a contact comes first by its id as heard: %s',
    async (query) => {
      const heard = row(547);
      expect(heard.id).toBe('E1W2-Q10F');
      await insert('contacts', [heard]);

      expect((await search({ query })).found).toEqual([547]);
    },
  );

  test('contacts from an address come first in any usual spelling, and mentions of it on the next page', async () => {
    const capital = row(5, { businessEmail: 'Ada.1@engines.example' });
    const shouted = row(6, { businessEmail: 'ADA.1@ENGINES.EXAMPLE' });
    await insert('contacts', [...rows, mention, capital, shouted]);

    const { found, cursor } = await search({ query: 'ada.1@engines.example' });
    expect(found).toEqual([6, 5, 1]);
    expect((await search({ query: 'ada.1@engines.example', cursor })).found).toEqual([4, 2]);
  });

  test('at most one page of an address comes first, and the rest follows with mentions of it', async () => {
    const businessEmail = 'ada@engines.example';
    await insertContacts(120, (at) => row(at, { businessEmail }));

    const first = await search({ query: businessEmail });
    const { found } = await search({ query: businessEmail, cursor: first.cursor });
    expect([...first.found, ...found]).toEqual(range(120, (at) => 119 - at));
    expect(first.found).toHaveLength(100);
  });

  test.each([{ status: 'spam' }, { to: timeOf(1) }, { from: timeOf(2) }])(
    'a contact outside the filter is not found, and the search ends: %j',
    async (filter) => {
      await insert('contacts', rows);

      const { found, cursor } = await search({ query: idOf(1), ...filter });
      expect([found, cursor]).toEqual([[], undefined]);
    },
  );

  test.each([{}, { status: 'open' }, { from: timeOf(1), to: timeOf(2) }])(
    'a contact within the filter comes first: %j',
    async (filter) => {
      await insert('contacts', rows);

      for (const query of [idOf(1), 'ada.1@engines.example']) {
        const { found, cursor } = await search({ query, ...filter });
        expect([found, cursor]).toEqual([[1], expect.any(String)]);
      }
    },
  );

  test('a contact that enters the filter between two pages is on the second', async () => {
    const businessEmail = 'ada@engines.example';
    const spam = row(1, { businessEmail, status: 'spam' });
    await insert('contacts', [row(2, { businessEmail }), spam]);
    const query = { query: businessEmail, status: 'open' };

    const { found, cursor } = await search(query);
    await insert('contacts', [row(1, { businessEmail })]);
    expect([found, (await search({ ...query, cursor })).found]).toEqual([[2], [1]]);
  });
});

describe('A search goes on', () => {
  test('until it has shown each result once', async () => {
    await insert('contacts', all(120));

    const first = await search({ query: 'ada' });
    expect(first.found).toHaveLength(50);
    expect(first.searchedBackTo).toBe(timeOf(70));
    const second = await search({ query: 'ada', cursor: first.cursor });
    const third = await search({ query: 'ada', cursor: second.cursor });
    expect([...first.found, ...second.found, ...third.found]).toEqual(range(120, (at) => 119 - at));
    expect([third.cursor, third.searchedBackTo]).toEqual([undefined, everything]);
  });

  test('over windows of several statuses, and finds each result once and in order', async () => {
    await insertContacts(450, (at) => {
      const status = contactStatuses[at % contactStatuses.length] ?? 'open';
      return row(at, { status, company: at % 11 === 0 ? 'Forge' : 'Mill' });
    });

    const { found, cursor } = await search({ query: 'forge' });
    expect([found, cursor]).toEqual([range(41, (at) => 440 - 11 * at), undefined]);
  });

  test('where its time ran out, within a large partition', async () => {
    await insert('contacts', all(450));
    let cursor: string | undefined;
    const places: string[] = [];
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
    do {
      // A millisecond per row.
      const page = await searchContacts({ query: 'nobody', cursor }, now + 200);
      ({ cursor } = page);
      expect(page.items).toEqual([]);
      places.push(page.searchedBackTo);
    } while (cursor !== undefined);

    expect(places).toEqual([timeOf(249), timeOf(48), everything]);
  });

  test('within its filter, past its start', async () => {
    await insert('contacts', all(120));
    const filter = { query: 'ada', from: timeOf(20), to: timeOf(90) };

    const { cursor } = await search(filter);
    const { found, cursor: end, searchedBackTo } = await search({ ...filter, cursor });
    expect([found.at(0), found.at(-1), end]).toEqual([39, 20, undefined]);
    expect(searchedBackTo).toBe(timeOf(20));
  });
});

describe('A search is rejected by field name', () => {
  const place = `${timeOf(1)}#${idOf(1)}`;

  const notBefore = 'must be before to, now and the cursor';
  const foreign = 'must come from the search before';
  const refused: [object, string, string, string?][] = [
    [{}, 'query', 'required'],
    [{ query: '' }, 'query', 'required'],
    [{ query: ' \u200B ' }, 'query', 'required'],
    [{ query: '?!' }, 'query', 'format', 'must have a letter or a digit'],
    [{ query: '\u0301' }, 'query', 'format'],
    [{ query: 'x'.repeat(201) }, 'query', 'too_long'],
    [{ query: 7 }, 'query', 'type'],
    [{ query: 'a\u0007b' }, 'query', 'format'],
    [{ query: 'ada', status: 'lost' }, 'status', 'format'],
    [{ query: 'ada', from: 'yesterday' }, 'from', 'format'],
    [{ query: 'ada', from: '2026-11-20' }, 'from', 'format'],
    [{ query: 'ada', to: 7 }, 'to', 'type'],
    [{ query: 'ada', from: timeOf(1), to: timeOf(1) }, 'from', 'format', notBefore],
    [{ query: 'ada', from: '2999-11-20T00:00:00Z' }, 'from', 'format'],
    [{ query: 'ada', from: timeOf(2), cursor: cursorOf(place) }, 'from', 'format'],
    [{ query: 'ada', cursor: '' }, 'cursor', 'format'],
    [{ query: 'ada', cursor: 'x' }, 'cursor', 'format'],
    [{ query: 'ada', cursor: cursorOf('2026') }, 'cursor', 'format', foreign],
    [{ query: 'ada', cursor: cursorOf(place, 'x') }, 'cursor', 'format'],
    [{ query: 'ada', cursor: cursorOf(place, place, place) }, 'cursor', 'format'],
    [{ query: 'ada', limit: 5 }, 'limit', 'unknown'],
  ];
  test.each(refused)('for %j', async (body, field, rule, words) => {
    const message = words === undefined ? {} : { message: `${field} ${words}` };
    expect(await submit(body)).toMatchObject(rejection({ field, rule, ...message }));
  });

  test('but not for a query of 200 characters', async () => {
    expect((await submit({ query: 'x'.repeat(200) })).status).toBe(200);
  });
});
