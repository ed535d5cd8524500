import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ContactChange } from '#contract/activity.ts';
import { Contact } from '#contract/contact/detail.ts';
import { listKey, unrecordedIndex } from '#contract/tables.ts';
import { author, call, contextOf, failure, rejection } from '../call.ts';
import {
  failToRecord,
  loseResponse,
  onDatabaseCall,
  outage,
  withLateReads,
} from '../database-calls.ts';
import { getContact, updateContact, updateContacts } from './contact-calls.ts';
import { contact, insertContacts, placed, range } from './contact-rows.ts';
import { cognitoError, noSuchUser, withCognito } from '../staff/cognito.ts';
import { logged } from '../logs.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { recordEntry } from '#functions/activity/activity-store.ts';
import { changeEntry } from '#functions/activity/entry.ts';
import { markRecorded } from '#functions/contact/contact-change-store.ts';
import { handler as dispatch } from '#functions/dispatch.lambda.ts';

withTables();

const users: Record<string, object> = {
  ada: { Username: 'ada', Enabled: true, UserStatus: 'CONFIRMED' },
  disabled: { Username: 'disabled', Enabled: false, UserStatus: 'CONFIRMED' },
  invited: { Username: 'invited', Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' },
};
const cognito = withCognito();
const { id } = placed(0, 'new');
beforeEach(async () => {
  cognito.on(AdminGetUserCommand).callsFake(({ Username }) => {
    const user = users[String(Username).toLowerCase()];
    return user ? Promise.resolve(user) : Promise.reject(noSuchUser);
  });
  await insert('contacts', [placed(0, 'new')]);
});

/** A contact outside all lists, like the canary's. */
function unlisted() {
  const { [listKey]: _key, ...row } = placed(0, 'new');
  return row;
}

const get = (of = id) => getContact(of);
const update = (body: unknown, version?: number | string) => updateContact(id, body, version);

async function listed(query: Record<string, string>): Promise<string[]> {
  const { body } = await call('listContacts', { query });
  return body.map((row: { id: string }) => row.id);
}

const opened = {
  version: 2,
  author,
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  status: { from: 'new', to: 'open' },
};

describe('A contact', () => {
  test('has the fields of the list, its notes, its history and its version as ETag', async () => {
    const { status, body, headers } = await get();

    expect([status, headers['etag']]).toEqual([200, '"1"']);
    expect(Contact.parse(body)).toMatchObject({ id, status: 'new', assignee: null, version: 1 });
    expect(body).toMatchObject({ notes: [], history: [] });
  });

  test('shows the last change at once', async () => {
    withLateReads();
    await update({ status: 'open' }, 1);

    expect((await get()).body).toMatchObject({ status: 'open', version: 2 });
    expect((await update({ status: 'closed' }, 2)).status).toBe(200);
  });

  test.each(['7K3M-QX9R', '7k3m-qx9r', '', '../x', 'x'.repeat(200)])(
    'that does not exist is a 404: %j',
    async (unknown) => {
      const notFound = failure(404, 'not_found');
      expect(await get(unknown)).toMatchObject(notFound);
      expect(await updateContact(unknown, { status: 'open' }, 1)).toMatchObject(notFound);
    },
  );

  test('of the canary is a 404 and cannot be changed', async () => {
    await insert('contacts', [unlisted()]);

    expect((await get()).status).toBe(404);
    expect((await update({ status: 'open' }, 1)).status).toBe(404);
    const { body } = await updateContacts({ ids: [id], status: 'open' });
    expect(body).toEqual({ results: [{ id, status: 404 }] });
    expect(await rowsOf('contacts')).toEqual([unlisted()]);
  });
});

describe('A change', () => {
  test('of the status moves the contact in the lists, and the history says who made it', async () => {
    const { status, body, headers } = await update({ status: 'open' }, 1);

    expect([status, headers['etag']]).toEqual([200, '"2"']);
    expect(Contact.parse(body)).toMatchObject({ status: 'open', version: 2, history: [opened] });
    expect((await get()).body).toEqual(body);
    expect([await listed({ status: 'new' }), await listed({ status: 'open' })]).toEqual([[], [id]]);
  });

  test('is in version order in the history, whatever the clocks say', async () => {
    const changes = [2, 3, 10].map((version) => ({
      version,
      author,
      at: new Date(Date.UTC(2026, 10, 20) - version).toISOString(),
    }));
    for (const change of changes) await recordEntry(changeEntry(id, change));

    expect((await get()).body.history).toEqual(changes);
  });

  test('of the assignee stores Cognito’s spelling of the name', async () => {
    const { body } = await update({ assignee: 'ADA' }, 1);

    expect(body).toMatchObject({
      assignee: 'ada',
      history: [{ version: 2, assignee: { from: null, to: 'ada' } }],
    });
    expect(await listed({ assignee: 'ada', status: 'new' })).toEqual([id]);
    expect(await listed({ assignee: 'none' })).toEqual([]);
  });

  test('of the assignee is not stored while Cognito cannot confirm the user', async () => {
    cognito.on(AdminGetUserCommand).rejects(cognitoError('InternalErrorException', 500));

    expect((await update({ assignee: 'ada' }, 1)).status).toBe(503);
    expect((await get()).body).toMatchObject({ assignee: null, version: 1 });
  });

  test('to no assignee removes the contact from its assignee’s list', async () => {
    await insert('contacts', [placed(0, 'open', 'ada')]);
    const { body } = await update({ assignee: null, status: 'closed' }, 1);

    expect(body).toMatchObject({
      status: 'closed',
      assignee: null,
      history: [{ status: { from: 'open', to: 'closed' }, assignee: { from: 'ada', to: null } }],
    });
    expect(await listed({ assignee: 'ada' })).toEqual([]);
    expect(await listed({ assignee: 'none', status: 'closed' })).toEqual([id]);
  });

  test('to the current state changes nothing', async () => {
    await insert('contacts', [placed(0, 'open', 'ada')]);
    const { status, body } = await update({ status: 'open', assignee: 'ada' }, 1);

    expect([status, body.version, body.history]).toEqual([200, 1, []]);
    expect(await rowsOf('contacts')).toEqual([placed(0, 'open', 'ada')]);
    expect(await rowsOf('activity')).toEqual([]);
  });

  test('keeps the message and its idempotency record', async () => {
    await update({ status: 'spam' }, 1);

    const { version: _version, expiresAt: _expiry, ...row } = placed(0, 'spam');
    expect(await rowsOf('contacts')).toMatchObject([row]);
  });
});

describe('A change of a version', () => {
  test('without its version is a 428, and nothing changes', async () => {
    const unnamed = await update({ status: 'open' });
    expect(unnamed).toMatchObject(failure(428, 'precondition_required'));
    expect(await rowsOf('contacts')).toEqual([placed(0, 'new')]);
  });

  test.each(['*', '1', '""', '"0"', '"01"', 'W/"1"', '"1", "2"', '"x"', '', `"${'9'.repeat(16)}"`])(
    'at the version %j is rejected by the header’s name',
    async (tag) => {
      const message = 'If-Match must be the ETag of what you have read';
      const rejected = rejection({ field: 'If-Match', rule: 'format', message });
      expect(await update({ status: 'open' }, tag)).toMatchObject(rejected);
    },
  );

  test.each([1, 3])(
    'at another version (%i) is a 412 with the current contact',
    async (version) => {
      await update({ status: 'open' }, 1);
      const { status, body, headers } = await update({ status: 'closed' }, version);

      expect([status, headers['etag']]).toEqual([412, '"2"']);
      expect(body.error).toMatchObject({ code: 'precondition_failed', fields: [] });
      expect(Contact.parse(body.current)).toMatchObject({ status: 'open', history: [opened] });
      expect((await get()).body).toEqual(body.current);
    },
  );

  test('made ten times at once applies once, and the others get the current contact', async () => {
    const responses = await Promise.all(
      range(10, (at) => update({ status: at % 2 === 0 ? 'open' : 'closed' }, 1)),
    );

    const statuses = Object.groupBy(responses, ({ status }) => String(status));
    expect([statuses['200']?.length, statuses['412']?.length]).toEqual([1, 9]);
    const { body: won } = statuses['200']?.[0] ?? { body: undefined };
    for (const { body } of statuses['412'] ?? []) expect(body.current).toEqual(won);
    expect(await rowsOf('activity')).toHaveLength(1);
  });
});

describe('A change is rejected by name', () => {
  const statusWords = 'status must be new, open, answered, closed or spam';
  test.each([
    [{ status: 'done' }, 'status', 'format', statusWords],
    [{ status: null }, 'status', 'format', statusWords],
    [{}, 'status', 'format', 'status or assignee, tags or snoozedUntil must be given'],
    [{ assignee: '' }, 'assignee', 'required', 'assignee is required'],
    [{ assignee: 7 }, 'assignee', 'type', 'assignee must be text'],
    [{ assignee: 'a b' }, 'assignee', 'format', 'assignee must be a username or null'],
    [{ assignee: 'eve' }, 'assignee', 'unknown', 'assignee is not a staff user'],
    [{ assignee: 'disabled' }, 'assignee', 'unknown', 'assignee is not a staff user'],
    [{ assignee: 'invited' }, 'assignee', 'unknown', 'assignee is not a staff user'],
    [{ status: 'open', x: 1 }, 'x', 'unknown', 'x is not a field of this request'],
  ])('if it is %j', async (change, field, rule, message) => {
    const rejected = rejection({ field, rule, message });
    expect(await update(change, 1)).toMatchObject(rejected);
    expect(await updateContacts({ ids: [id], ...change })).toMatchObject(rejected);
    expect(await rowsOf('contacts')).toEqual([placed(0, 'new')]);
  });

  test.each([
    [{ ids: undefined }, 'ids', 'required', 'ids is required'],
    [{ ids: 'x' }, 'ids', 'type', 'ids must be a list'],
    [{ ids: [] }, 'ids', 'too_short', 'ids must not be empty'],
    [{ ids: range(101, () => id) }, 'ids', 'too_long', 'ids must have at most 100 entries'],
    [{ ids: [id, 'x'] }, 'ids', 'format', 'ids holds an entry that is not valid'],
    [{ ids: [id, 7] }, 'ids', 'format', 'ids holds an entry that is not valid'],
    [{ versions: 'x' }, 'versions', 'type', 'versions must be a list of versions'],
    [{ versions: [] }, 'versions', 'format', 'versions must be as many as ids'],
    [{ versions: [1, 2] }, 'versions', 'format', 'versions must be as many as ids'],
    [{ versions: [0] }, 'versions', 'format', 'versions holds an entry that is not valid'],
  ])('of several contacts with %j', async (changes, field, rule, message) => {
    const rejected = rejection({ field, rule, message });
    expect(await updateContacts({ ids: [id], status: 'open', ...changes })).toMatchObject(rejected);
  });
});

describe('A change of several contacts', () => {
  test('reports each result in request order, including unknown ids', async () => {
    await insert('contacts', [placed(1, 'open', 'ada'), contact(2)]);
    const ids = [placed(2, 'open').id, '7K3M-QX9R', id, placed(1, 'open').id, id];
    const { status, body } = await updateContacts({ ids, status: 'closed' });

    expect(status).toBe(200);
    expect(body.results).toEqual([
      { id: ids[0], status: 200, version: 2 },
      { id: ids[1], status: 404 },
      { id: ids[2], status: 200, version: 2 },
      { id: ids[3], status: 200, version: 2 },
    ]);
    expect(await listed({ status: 'closed' })).toHaveLength(3);
    expect(await listed({ assignee: 'ada', status: 'closed' })).toEqual([ids[3]]);
    expect(await rowsOf('activity')).toHaveLength(3);
  });

  test('changes a hundred', async () => {
    await insertContacts(100, (at) => placed(at, 'new'));
    const ids = range(100, (at) => placed(at, 'new').id);
    const { body } = await updateContacts({ ids, assignee: 'Ada' });

    expect(body.results).toEqual(ids.map((each) => ({ id: each, status: 200, version: 2 })));
    expect(await rowsOf('activity')).toHaveLength(100);
    expect(cognito.calls()).toHaveLength(1);
  });

  test('made twice at once applies both, one after the other', async () => {
    const [one, other] = await Promise.all([
      updateContacts({ ids: [id], status: 'closed' }),
      updateContacts({ ids: [id], assignee: 'ada' }),
    ]);

    const versions = [one, other].map(({ body }) => Number(body.results[0].version));
    expect(versions.toSorted((a, b) => a - b)).toEqual([2, 3]);
    const { body } = await get();
    expect(body).toMatchObject({ status: 'closed', assignee: 'ada', version: 3 });
    expect(body.history).toHaveLength(2);
  });

  test('at given versions leaves contacts at another version alone', async () => {
    await insert('contacts', [placed(1, 'new')]);
    const { id: other } = placed(1, 'new');
    await updateContacts({ ids: [id, other], status: 'closed' });
    await updateContacts({ ids: [other], assignee: 'ada' });
    const { body } = await updateContacts({ ids: [id, other], versions: [2, 2], status: 'new' });

    expect(body.results).toEqual([
      { id, status: 200, version: 3 },
      { id: other, status: 412 },
    ]);
    expect(await listed({ assignee: 'ada', status: 'closed' })).toEqual([other]);
  });

  test('asks to retry a failed one, and logs it without its id', async () => {
    const { id: other } = placed(1, 'new');
    await insert('contacts', [placed(1, 'new')]);
    onDatabaseCall((_command, { TableName, Key }) => {
      if (TableName === 'Contacts' && Object(Key).id === other) throw outage;
    });
    const { body } = await updateContacts({ ids: [id, other], status: 'open' });

    expect(body.results).toEqual([
      { id, status: 200, version: 2 },
      { id: other, status: 503 },
    ]);
    expect(logged.join('')).not.toContain(other);
  });
});

describe('A change whose entry cannot be recorded', () => {
  test('returns 503, still shows in the history, and is recorded with the next', async () => {
    const recover = failToRecord();
    expect(await update({ status: 'open' }, 1)).toMatchObject(failure(503, 'unavailable'));
    expect((await get()).body).toMatchObject({ version: 2, history: [opened] });
    expect(await rowsOf('activity')).toEqual([]);

    recover();
    const { body } = await update({ status: 'closed' }, 2);
    expect(body.history).toMatchObject([opened, { version: 3, status: { from: 'open' } }]);
    expect(await rowsOf('activity')).toHaveLength(2);
  });

  test('is recorded once within the next minute, and then ignored', async () => {
    const recover = failToRecord();
    await update({ status: 'open' }, 1);
    recover();
    await dispatch({}, contextOf());
    await dispatch({}, contextOf());

    expect(await rowsOf('activity')).toMatchObject([{ action: 'change', contact: id, ...opened }]);
    expect((await rowsOf('contacts'))[0]).not.toHaveProperty(unrecordedIndex.partitionKey);
  });

  test('is checked again if a newer change came meanwhile', async () => {
    await update({ status: 'open' }, 1);
    const [seen = {}] = await rowsOf('contacts');
    await update({ status: 'closed' }, 2);
    await markRecorded(z.object({ id: z.string(), lastChange: ContactChange }).parse(seen));

    expect((await rowsOf('contacts'))[0]).toHaveProperty(unrecordedIndex.partitionKey);
  });

  test('follows the recorded changes in the history', async () => {
    await update({ status: 'open' }, 1);
    onDatabaseCall((_command, { Item }) => {
      if (Object(Item).version === 3) throw outage;
    });
    expect((await update({ status: 'closed' }, 2)).status).toBe(503);

    expect((await get()).body.history).toMatchObject([{ version: 2 }, { version: 3 }]);
  });

  test('is recorded even if the retry conflicts', async () => {
    const recover = failToRecord();
    await update({ status: 'open' }, 1);

    recover();
    expect((await update({ status: 'open' }, 1)).status).toBe(412);
    expect(await rowsOf('activity')).toHaveLength(1);
  });
});

test('A change whose response is lost is not taken for somebody else’s', async () => {
  loseResponse();

  expect(await update({ assignee: 'ada' }, 1)).toMatchObject({
    status: 200,
    body: { assignee: 'ada', version: 2 },
  });
  // The notice to the assignee.
  expect(await rowsOf('messages')).toHaveLength(1);
});
