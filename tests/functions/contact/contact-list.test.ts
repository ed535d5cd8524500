import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import { contactStatuses } from '#contract/contact/status.ts';
import { limits } from '#contract/limits.ts';
import { call, rejection } from '../call.ts';
import { onDatabaseCall } from '../database-calls.ts';
import { costOf } from '../lists/capacity.ts';
import { pagesOf } from '../lists/pages.ts';
import { contact, insertContacts, namesIn, placed, range } from './contact-rows.ts';
import { cognitoError, noSuchUser, withCognito } from '../staff/cognito.ts';
import { insert, withTables } from '../tables.ts';

withTables();
const cognito = withCognito();
beforeEach(() => void cognito.on(AdminGetUserCommand).rejects(noSuchUser));

function list(query: Record<string, string> = {}) {
  return call('listContacts', { query });
}

function count(query: Record<string, string> = {}) {
  return call('countContacts', { query });
}

const isQueryOf = (status: string, input: object) =>
  JSON.stringify(input).includes(`":partition":"${status}"`);

/** Per status an unassigned contact, one of Ada's and one of Bob's; 0 to 14. */
function everyPlace() {
  return contactStatuses.flatMap((status, at) => [
    placed(at * 3, status),
    placed(at * 3 + 1, status, 'ada'),
    placed(at * 3 + 2, status, 'bob'),
  ]);
}

describe('A filter', () => {
  test('for status and assignee lists all such contacts and no others, and asks Cognito for nobody', async () => {
    await insert('contacts', everyPlace());

    const lists: [query: Record<string, string>, places: number[]][] = [
      // Spam, too.
      [{}, range(15, (at) => 14 - at)],
      ...contactStatuses.map((status, at): (typeof lists)[number] => [
        { status },
        [2, 1, 0].map((after) => at * 3 + after),
      ]),
      [{ assignee: 'ada' }, [13, 10, 7, 4, 1]],
      [{ assignee: 'ada', status: 'closed' }, [10]],
      [{ assignee: 'none' }, [12, 9, 6, 3, 0]],
      [{ assignee: 'none', status: 'closed' }, [9]],
    ];
    for (const [query, places] of lists) {
      const names = namesIn((await list(query)).body);
      expect([query, names]).toEqual([query, places.map((at) => `Row ${at}`)]);
    }
    expect(cognito.calls()).toEqual([]);
  });

  test('for a user without contacts is empty, and matches names in upper case', async () => {
    cognito.on(AdminGetUserCommand).resolves({ Username: 'ada', UserStatus: 'CONFIRMED' });

    expect(await list({ assignee: 'ada' })).toMatchObject({ status: 200, body: [] });
    await insert('contacts', everyPlace());
    expect((await list({ assignee: 'ADA' })).body).toHaveLength(5);
  });

  test('reports no unknown user while Cognito throttles', async () => {
    cognito.on(AdminGetUserCommand).rejects(cognitoError('TooManyRequestsException'));

    expect((await list({ assignee: 'ada' })).status).toBe(429);
  });

  test('for the oldest first pages through each once, and every link says so', async () => {
    await insert('contacts', everyPlace());

    const seen = await pagesOf(list, { order: 'oldest', limit: '4' });
    expect(seen.map((page) => page.length)).toEqual([4, 4, 4, 3]);
    expect(namesIn(seen.flat())).toEqual(range(15, (at) => `Row ${at}`));
    const ofAda = await pagesOf(list, { order: 'oldest', assignee: 'ada', limit: '2' });
    expect(namesIn(ofAda.flat())).toEqual([1, 4, 7, 10, 13].map((at) => `Row ${at}`));
  });

  const statusWords = 'status must be new, open, answered, closed, spam, todo, overdue or snoozed';
  test.each([
    ['status', 'done', 'format', statusWords],
    ['status', '', 'format', statusWords],
    ['status', 'new,open', 'format', statusWords],
    ['status', 'NEW', 'format', statusWords],
    ['assignee', '', 'required', 'assignee is required'],
    ['assignee', 'ada lovelace', 'format', 'assignee must be a username or "none"'],
    ['assignee', 'x'.repeat(129), 'too_long', 'assignee must have at most 128 characters'],
    ['assignee', 'eve', 'unknown', 'assignee is not a staff user'],
    ['order', 'best', 'format', 'order must be newest or oldest'],
    ['order', '', 'format', 'order must be newest or oldest'],
    ['ifNoneMatch', 'x', 'format', 'ifNoneMatch must be the ETag of a page'],
    ['ifNoneMatch', '', 'format', 'ifNoneMatch must be the ETag of a page'],
  ])('is rejected by name if its %s is %j', async (field, value, rule, message) => {
    expect(await list({ [field]: value })).toMatchObject(rejection({ field, rule, message }));
  });
});

describe.each([
  ['list', async () => (await list()).body],
  ['search', async () => (await call('searchContacts', { body: { query: 'ada' } })).body.items],
])('A %s', (_what, read) => {
  test('shows a contact once while it moves between partitions', async () => {
    const moved = placed(1, 'open');
    await insert('contacts', [{ ...moved, id: 'before', status: 'new' }, moved]);

    expect(await read()).toHaveLength(1);
  });

  test('shows a contact that moves to a partition already read', async () => {
    await insert('contacts', [placed(1, 'new')]);
    const isRead = Promise.withResolvers<void>();
    let reads = 0;
    onDatabaseCall(
      async (_command, input) => {
        if (!isQueryOf('new', input)) return;
        await isRead.promise;
        reads += 1;
        if (reads === 1) await insert('contacts', [placed(1, 'open')]);
      },
      (_command, input) => isQueryOf('open', input) && isRead.resolve(),
    );

    expect(namesIn(await read())).toEqual(['Row 1']);
    expect(reads).toBeGreaterThan(0);
  });
});

/** Hours from now, or before it. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** 0 and 1 are overdue, 2 waits, 3 slept too long, 4 and 5 sleep, and 6 was answered. */
function waiting() {
  const late = { waitingSince: inHours(-25) };
  return [
    contact(0, { status: 'new', ...late }),
    contact(1, { assignee: 'ada', ...late }),
    contact(2, { status: 'new', waitingSince: inHours(-23) }),
    contact(3, { assignee: 'ada', snoozedUntil: inHours(-1), ...late }),
    contact(4, { snoozedUntil: inHours(1), ...late }),
    contact(5, { assignee: 'ada', snoozedUntil: inHours(2) }),
    contact(6, { status: 'closed' }),
  ];
}

describe('The parts of what is to be done', () => {
  test('are those that waited longer than the stage promises, unless snoozed, and the snoozed', async () => {
    await insert('contacts', waiting());

    const overdue = await list({ status: 'overdue', order: 'oldest' });
    expect(namesIn(overdue.body)).toEqual(['Row 0', 'Row 1', 'Row 3']);
    const snoozed = await list({ status: 'snoozed' });
    expect(namesIn(snoozed.body)).toEqual(['Row 5', 'Row 4']);
    expect(namesIn((await list({ status: 'overdue', assignee: 'ada' })).body)).toEqual([
      'Row 3',
      'Row 1',
    ]);
    expect(namesIn((await list({ status: 'snoozed', assignee: 'none' })).body)).toEqual(['Row 4']);
  });

  test('have full pages among many others, and each contact once', async () => {
    const waitingSince = inHours(-30);
    await insertContacts(60, (at) => contact(at, at % 4 === 0 ? { waitingSince } : {}));

    const seen = await pagesOf(list, { status: 'overdue', order: 'oldest', limit: '4' });
    expect(seen.map((page) => page.length)).toEqual([4, 4, 4, 3]);
    expect(namesIn(seen.flat())).toEqual(range(15, (at) => `Row ${4 * at}`));
  });

  test('are counted, also those of one assignee, and up to 100', async () => {
    await insert('contacts', waiting());

    expect((await count()).body).toMatchObject({ overdue: 3, snoozed: 2 });
    expect((await count({ assignee: 'ada' })).body).toMatchObject({ overdue: 2, snoozed: 1 });
    const snoozedUntil = inHours(1);
    await insertContacts(120, (at) => contact(at + 7, { snoozedUntil }));
    expect((await count()).body).toMatchObject({ overdue: 3, snoozed: 100 });
  });
});

describe('A page that the client has already', () => {
  test('is a 204 until a row changes or is added', async () => {
    await insert('contacts', [placed(0, 'new'), placed(2, 'new'), placed(1, 'open')]);
    const { headers } = await list({ status: 'new' });
    const ifNoneMatch = String(headers['etag']);
    expect(ifNoneMatch).toMatch(/^"[0-9a-f]{32}"$/);

    const same = await list({ status: 'new', ifNoneMatch });
    expect(same).toMatchObject({ status: 204, body: undefined, headers: { etag: ifNoneMatch } });
    expect((await list({ status: 'new', ifNoneMatch: `W/${ifNoneMatch}` })).status).toBe(204);
    expect((await list({ status: 'open', ifNoneMatch })).status).toBe(200);
    expect((await list({ status: 'new', order: 'oldest', ifNoneMatch })).status).toBe(200);

    await insert('contacts', [{ ...placed(0, 'new'), version: 2 }]);
    const changed = await list({ status: 'new', ifNoneMatch });
    expect(changed).toMatchObject({ status: 200, body: [{ version: 1 }, { version: 2 }] });
    expect(changed.headers['etag']).not.toBe(ifNoneMatch);
  });

  test('changes once there is a next page', async () => {
    await insert('contacts', [placed(2, 'new')]);
    const { headers } = await list({ limit: '1' });
    await insert('contacts', [placed(1, 'new')]);

    const ifNoneMatch = String(headers['etag']);
    expect(await list({ limit: '1', ifNoneMatch })).toMatchObject({ status: 200 });
  });
});

describe('The counts', () => {
  test('give the contacts of each status, and 0 if there are none', async () => {
    const none = { new: 0, open: 0, answered: 0, closed: 0, spam: 0, overdue: 0, snoozed: 0 };
    expect(await count()).toMatchObject({ status: 200, body: none });

    await insert('contacts', [...everyPlace(), placed(15, 'new')]);

    const unfinished = { new: 4, open: 3, overdue: 0, snoozed: 0 };
    expect((await count()).body).toEqual({ ...unfinished, answered: 3, closed: 3, spam: 3 });
  });

  test('give the contacts of one assignee, or the unassigned ones', async () => {
    await insert('contacts', [...everyPlace(), placed(15, 'new', 'ada')]);

    const one = { new: 1, open: 1, answered: 1, closed: 1, spam: 1, overdue: 0, snoozed: 0 };
    expect((await count({ assignee: 'ada' })).body).toEqual({ ...one, new: 2 });
    expect((await count({ assignee: 'none' })).body).toEqual(one);
    expect((await count({ assignee: 'eve' })).body).toMatchObject({ new: 0, open: 0 });
    expect((await count({ assignee: '' })).status).toBe(400);
  });

  test('end at 100', async () => {
    await insert('contacts', [
      ...range(101, (at) => placed(at, 'new')),
      ...range(99, (at) => placed(at + 101, 'closed')),
    ]);

    expect((await count()).body).toMatchObject({ new: 100, closed: 99 });
  });

  test('include large rows, though DynamoDB returns 1 MB at a time', async () => {
    const padding = 'x'.repeat(20_000);
    await insertContacts(99, (at) => ({ ...placed(at, 'closed'), padding }));

    expect((await count()).body).toMatchObject({ closed: 99 });
  });
});

/** Capacity units of five-row pages and of the counts. */
async function costs() {
  return {
    all: await costOf(() => list({ limit: '5' })),
    status: await costOf(() => list({ status: 'new', limit: '5' })),
    oldest: await costOf(() => list({ order: 'oldest', limit: '5' })),
    assignee: await costOf(() => list({ assignee: 'ada', limit: '5' })),
    counts: await costOf(() => count()),
  };
}

describe('What it costs', () => {
  /** Half of them Ada's, evenly spread over the statuses. */
  const rows = range(1200, (at) =>
    placed(at, contactStatuses[at % 5] ?? 'new', at % 2 === 0 ? 'ada' : null),
  );

  test('is the same for a page at 600 and 1,200 rows, and for the counts as much as is to be done', async () => {
    await insert('contacts', rows.slice(0, 600));
    const few = await costs();
    await insert('contacts', rows.slice(600));

    const { counts, ...pages } = await costs();
    expect(few.status).toBeGreaterThan(0);
    expect(few).toMatchObject(pages);
    // Per status 100 rows, and twice all 480 new and open ones, at half a unit per 4 KB, rounded up in nine queries.
    const bytes = (5 * limits.count + 2 * 480) * JSON.stringify(rows[0]).length;
    expect(counts).toBeLessThan((bytes / 4096 + 9) / 2);
  });
});
