import { beforeEach, describe, expect, test } from 'vitest';
import { Contact } from '#contract/contact/detail.ts';
import { placeOf } from '#contract/contact/merged-message.ts';
import { later, withClock } from 'cdk-laptop/testing/clock.ts';
import { author, call, failure } from '../call.ts';
import { failCalls } from '../database-calls.ts';
import { addNote, audit, getContact, updateContact, updateContacts } from './contact-calls.ts';
import { contact, idOf, messageRow, placed, timeOf } from './contact-rows.ts';
import { insert, rowsOf, withTables } from '../tables.ts';

withTables();
withClock(Date.parse('2026-11-20T12:01:00.000Z'));

const [source, target, third] = [idOf(0), idOf(1), idOf(2)];
const waiting = (at: number) => ({ waitingSince: timeOf(at) });
beforeEach(() =>
  insert('contacts', [
    { ...placed(0, 'new', 'ada'), ...waiting(0), message: 'The first.' },
    { ...placed(1, 'open'), ...waiting(1), message: 'The second.' },
    { ...placed(2, 'open'), ...waiting(2) },
  ]),
);

function merge(id: string, into: string | null) {
  return call('mergeContact', { parameters: { id }, body: { into } });
}

const read = async (id: string) => Contact.parse((await getContact(id)).body);

/** Fails the writes of contacts after the first one. */
const failSecondWrite = () => failCalls({ command: 'UpdateItemCommand', table: 'Contacts' }, 1);

describe('A contact that is merged into another one', () => {
  test('leaves the open work and shows its messages and notes there', async () => {
    await addNote(source, { text: 'Called her.' });
    await insert('messages', [messageRow(source, 'm1', { at: timeOf(9), text: 'And this.' })]);
    expect((await merge(source, target)).status).toBe(204);

    const merged = await read(target);
    expect(merged.messages).toMatchObject([
      { id: `${source}.opening`, text: 'The first.', mergedFrom: source },
      { id: 'opening', text: 'The second.' },
      { id: `${source}.m1`, text: 'And this.' },
    ]);
    expect(merged).toMatchObject({
      mergedFrom: [source],
      notes: [{ author, text: 'Called her.' }],
    });
    const [first] = merged.messages;
    expect(first && placeOf(target, first)).toEqual({ contact: source, message: 'opening' });
    expect(await read(source)).toMatchObject({ status: 'closed', mergedInto: target });
    expect((await call('listContacts', { query: { status: 'new' } })).body).toEqual([]);
  });

  test('is in the audit log and in both histories, and both have new versions', async () => {
    await merge(source, target);

    const change = {
      version: 2,
      mergedInto: { from: null, to: target },
      status: { from: 'new', to: 'closed' },
    };
    expect(await read(source)).toMatchObject({ version: 2, history: [{ author, ...change }] });
    const named = { version: 2, mergedFrom: { from: [], to: [source] } };
    expect(await read(target)).toMatchObject({ version: 2, history: [named] });
    const entries = await audit();
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'merge', contact: source, ...change }),
    );
    expect(entries).toHaveLength(2);
  });

  test('keeps its status, whatever staff ask, and may be given to somebody', async () => {
    await merge(source, target);

    expect(await updateContact(source, { status: 'open' }, 2)).toMatchObject(
      failure(409, 'conflict'),
    );
    const { body } = await updateContacts({ ids: [source], status: 'open' });
    expect(body.results).toEqual([{ id: source, status: 412 }]);
    expect((await updateContact(source, { assignee: null }, 2)).status).toBe(200);
  });

  test('lets the customer wait there as long as she has waited here', async () => {
    await merge(source, target);

    expect(await read(target)).toMatchObject({ status: 'open', ...waiting(0) });
    expect(await read(source)).not.toHaveProperty('waitingSince');
  });

  test('reopens a closed one if it was open itself, and leaves it closed if not', async () => {
    await insert('contacts', [placed(1, 'closed')]);
    await merge(source, target);
    expect(await read(target)).toMatchObject({
      status: 'open',
      ...waiting(0),
      history: [{ status: { from: 'closed', to: 'open' } }],
    });

    await insert('contacts', [placed(0, 'closed'), placed(2, 'closed')]);
    await merge(source, third);
    expect(await read(third)).toMatchObject({ status: 'closed' });
  });

  test('is merged once, however often that is asked for', async () => {
    await merge(source, target);
    expect((await merge(source, target)).status).toBe(204);

    expect((await read(target)).version).toBe(2);
  });
});

describe('Undoing a merge', () => {
  test('makes both as they were', async () => {
    const snoozedUntil = '2999-01-01T00:00:00.000Z';
    await insert('contacts', [{ ...placed(0, 'new', 'ada'), ...waiting(0), snoozedUntil }]);
    await merge(source, target);
    expect((await merge(source, null)).status).toBe(204);

    const undone = await read(source);
    expect(undone).toMatchObject({ status: 'new', snoozedUntil, ...waiting(0), version: 3 });
    expect(undone).not.toHaveProperty('mergedInto');
    const alone = await read(target);
    expect(alone).not.toHaveProperty('mergedFrom');
    expect(alone.messages).toHaveLength(1);
    expect((await rowsOf('contacts')).every((row) => !('mergedFrom' in row))).toBe(true);
  });

  test('of what is merged into nothing changes nothing', async () => {
    expect((await merge(source, null)).status).toBe(204);

    expect(await read(source)).toMatchObject({ version: 1, history: [] });
  });

  test('works though the other contact is gone', async () => {
    await merge(source, target);
    const row = await rowsOf('contacts').then((rows) => rows.find(({ id }) => id === target));
    await insert('contacts', [{ ...row, expiresAt: 1 }]);

    expect((await merge(source, null)).status).toBe(204);
    expect(await read(source)).toMatchObject({ status: 'new' });
  });
});

describe('A merge is rejected', () => {
  test('into the contact itself, and into one that there is not', async () => {
    const { status, body } = await merge(source, source);
    expect([status, body.error.message]).toEqual([409, 'A contact cannot be a part of itself.']);
    expect(await merge(source, idOf(99))).toMatchObject(failure(404, 'not_found'));
    expect(await merge(idOf(99), source)).toMatchObject(failure(404, 'not_found'));
    expect(await read(source)).toMatchObject({ version: 1 });
  });

  test('if it would make a chain or a circle', async () => {
    await merge(source, target);

    for (const [from, into] of [
      [target, source],
      [target, third],
      [third, source],
      [source, third],
    ] as const) {
      expect(await merge(from, into)).toMatchObject(failure(409, 'conflict'));
    }
    expect(await read(target)).toMatchObject({ mergedFrom: [source] });
  });
});

describe('A failure between the two writes', () => {
  test('of a merge merges nothing, and a retry completes it', async () => {
    const recover = failSecondWrite();
    expect((await merge(source, target)).status).toBe(503);
    recover();
    expect(await read(target)).not.toHaveProperty('mergedFrom');
    expect((await read(target)).messages).toHaveLength(1);
    expect(await read(source)).toMatchObject({ status: 'new' });

    expect((await merge(source, target)).status).toBe(204);
    expect(await read(target)).toMatchObject({ mergedFrom: [source], version: 2 });
  });

  test('of a merge does not keep the other one from being merged later', async () => {
    const recover = failSecondWrite();
    await merge(source, target);
    recover();
    // It may be under way.
    expect(await merge(target, third)).toMatchObject(failure(409, 'conflict'));

    later(61_000);
    expect((await merge(target, third)).status).toBe(204);
    expect(await read(third)).toMatchObject({ mergedFrom: [target] });
    expect(await read(source)).toMatchObject({ status: 'new' });
    expect((await merge(source, third)).status).toBe(204);
    expect(await read(third)).toMatchObject({ mergedFrom: [target, source] });
  });

  test('of a merge does not hide the contact among the other ones', async () => {
    const recover = failSecondWrite();
    await merge(source, target);
    recover();
    const others = async () =>
      (await call('readOtherContacts', { parameters: { id: target } })).body.contacts.map(
        ({ id }: { id: string }) => id,
      );

    expect(await others()).toEqual([third, source]);
    await merge(source, target);
    expect(await others()).toEqual([third]);
  });

  test('of an undo undoes it, and the contact can be merged again', async () => {
    await merge(source, target);
    const recover = failSecondWrite();
    expect((await merge(source, null)).status).toBe(503);
    recover();
    expect(await read(source)).toMatchObject({ status: 'new' });
    expect(await read(target)).not.toHaveProperty('mergedFrom');

    await merge(source, target);
    expect(await read(target)).toMatchObject({ mergedFrom: [source] });
  });
});

test('Two that are merged into each other at once do not both become a part', async () => {
  await Promise.all([merge(source, target), merge(target, source)]);

  const parts = (await rowsOf('contacts')).filter((row) => 'mergedInto' in row);
  expect(parts.length).toBeLessThan(2);
});

test('A search for a contact that has parts has the fields of the contract alone', async () => {
  await merge(source, target);
  const { body } = await call('searchContacts', { body: { query: target } });

  expect(body.items[0]).not.toHaveProperty('mergedFrom');
  expect(contact(1).id).toBe(body.items[0].id);
});
