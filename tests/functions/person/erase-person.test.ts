import { beforeEach, describe, expect, test } from 'vitest';
import { Erasure } from '#contract/person.ts';
import { objects, store, withBucket } from '../bucket.ts';
import { author, call, rejection } from '../call.ts';
import { id as sending, sendingCampaign } from '../campaigns/sending-campaign.ts';
import { onDatabaseCall, outage, withLateReads } from '../database-calls.ts';
import { contact, idOf, range } from '../contact/contact-rows.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import {
  email,
  insertContactAfterOthers,
  insertConversations,
  insertPeople,
  messageOf,
  other,
  otherFiles,
  signingKey,
  storeFiles,
  withSlowReads,
} from './person.ts';
import { erasePerson } from '#functions/person/erasure.ts';

withTables();
withBucket();
beforeEach(async () => {
  storeFiles();
  await insert('settings', [signingKey]);
});

const submit = (body: object) => call('erasePerson', { body });
const erase = async (confirm = email) =>
  Erasure.parse((await submit({ email, confirm })).body).receipt;
const none = { contacts: 0, messages: 0, files: 0, notes: 0, deliveries: 0, subscribers: 0 };

const address = (entry: string, of: string) => ({ kind: 'address', entry, of });

const chunkOf = (campaign: string, addresses: string[]) => ({
  campaign,
  entry: 'recipients#00002',
  addresses,
});

/** All rows that may hold personal data. */
async function held() {
  const tables = ['contacts', 'subscribers', 'activity', 'deliveries', 'messages'] as const;
  const rows = await Promise.all(tables.map((table) => rowsOf(table)));
  return rows.flat().filter(({ action }) => action !== 'erasure');
}
const isHers = (row: Record<string, unknown>) =>
  [idOf(2), idOf(3)].some((id) => JSON.stringify(row).includes(id)) ||
  [row['email'], row['businessEmail']].some((each) => String(each).toLowerCase() === email);
const ledger = async () =>
  (await rowsOf('settings'))
    .filter(({ kind }) => kind === 'erasure')
    .map(({ entry }) => String(entry));

/** The recorded changes' versions. */
const versions = async () =>
  (await rowsOf('activity')).flatMap(({ version }) =>
    typeof version === 'number' ? [version] : [],
  );

/** Fails the database from a write on, before or after making that write, until the returned function is called. */
function failFrom(write: number, isDone: boolean): () => void {
  let writes = 0;
  return onDatabaseCall(
    (command) => {
      if (/^(?:Put|Delete)/.test(command)) writes += 1;
      if (writes >= (isDone ? write + 1 : write)) throw outage;
    },
    () => {
      if (writes >= write) throw outage;
    },
  );
}

describe('Whoever is erased', () => {
  test('loses contacts, notes, deliveries and newsletter, and nobody else does, though no index shows them yet', async () => {
    await insertPeople();
    withLateReads();
    const others = (await held()).filter((row) => !isHers(row));
    const receipt = await erase('ADA@engines.example');

    expect(receipt).toEqual({
      erasedAt: expect.any(String),
      contacts: 2,
      messages: 0,
      // Their message is gone already.
      files: 3,
      notes: 1,
      deliveries: 3,
      subscribers: 1,
    });
    const left = await held();
    expect(left.filter((row) => !isHers(row))).toEqual(expect.arrayContaining(others));
    expect(left.filter(isHers)).toMatchObject([{ action: 'change', contact: idOf(2) }]);
    expect(left).toHaveLength(others.length + 1);
  });

  test('loses conversations with their files, what staff merged into them, and mails in those of others', async () => {
    await insertPeople();
    await insertConversations();
    const receipt = await erase();

    // Two from the address, and two that were merged into one of them, one by way of the other.
    expect(receipt).toMatchObject({ contacts: 4, messages: 4, files: 6 });
    expect((await rowsOf('contacts')).map(({ id }) => String(id)).toSorted()).toEqual(
      [idOf(1), idOf(4), idOf(7)].toSorted(),
    );
    expect(await rowsOf('messages')).toMatchObject([{ contact: idOf(1), id: 'm5' }]);
    expect([...objects.keys()]).toEqual(otherFiles);
    expect(await erase()).toMatchObject(none);
  });

  test('loses what staff know of the address: that it is blocked, or belongs to somebody', async () => {
    await insert('settings', [
      { kind: 'blocked', entry: email },
      { kind: 'blocked', entry: other },
      address(email, 'ada@home.example'),
      address('ada@old.example', 'Ada@Engines.example'),
      address('grace@home.example', other),
    ]);
    await erase();

    const kept = (await rowsOf('settings')).filter(({ kind }) => kind !== 'erasure');
    expect(kept.map(({ kind, entry }) => `${String(kind)} ${String(entry)}`).toSorted()).toEqual([
      'address grace@home.example',
      `blocked ${other}`,
      'key 0001',
    ]);
  });

  test('loses the turn in newsletters that are being sent, where the others keep theirs', async () => {
    const paused = sendingCampaign({ campaign: '7K3M-0001', status: 'paused' });
    const before = [sendingCampaign(), chunkOf(sending, [other, email]), paused];
    await insert('campaigns', [...before, chunkOf('7K3M-0001', [email, other, `x${email}`])]);
    await erase('ADA@engines.example');

    const rows = await rowsOf('campaigns');
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(
      expect.arrayContaining([
        sendingCampaign(),
        paused,
        chunkOf(sending, [other, '']),
        chunkOf('7K3M-0001', ['', other, `x${email}`]),
      ]),
    );
  });

  test('loses no message and no mail that comes meanwhile', async () => {
    const at = new Date(Date.now() + 60_000).toISOString();
    const others = contact(1, { businessEmail: other });
    await insert('contacts', [others, contact(2), contact(3, {}, at)]);
    await insert('messages', [messageOf(1, 'm1', { at }), messageOf(1, 'm2')]);

    expect(await erase()).toMatchObject({ contacts: 1, messages: 1 });
    expect(await rowsOf('contacts')).toHaveLength(2);
    expect(await rowsOf('contacts')).toContainEqual(expect.objectContaining({ id: idOf(3) }));
    expect(await rowsOf('messages')).toMatchObject([{ id: 'm1' }]);
  });

  test('has a mail and a note that were being stored meanwhile erased and counted', async () => {
    await insertPeople();
    const note = (await rowsOf('activity')).find(({ action }) => action === 'note');
    const stop = onDatabaseCall(async (command, { TableName, Key }) => {
      if (command !== 'DeleteItemCommand' || TableName !== 'Contacts') return;
      if (Object(Key).id !== idOf(2)) return;
      store(`originals/${idOf(2)}/late`);
      await insert('messages', [messageOf(2, 'late', { from: 'ada@home.example' })]);
      const late = { subject: `contact#${idOf(2)}`, entry: 'note#late', id: idOf(9) };
      await insert('activity', [{ ...note, ...late, contact: idOf(2) }]);
    });

    expect(await erase()).toMatchObject({ contacts: 2, messages: 1, files: 4, notes: 2 });
    stop();
    expect((await held()).filter(isHers)).toMatchObject([{ action: 'change' }]);
    expect([...objects.keys()]).not.toContain(`originals/${idOf(2)}/late`);
  });

  test('is in no list, search, page or record', async () => {
    await insertPeople();
    await erase();
    const parameters = { id: idOf(2) };
    const { body: found } = await call('searchContacts', { body: { query: email } });
    const { body: person } = await call('readPerson', { body: { email } });

    // Other people's contacts: a mention, and a longer address with the same beginning.
    const others = [{ id: idOf(4) }, { id: idOf(1) }];
    expect((await call('listContacts')).body).toMatchObject(others);
    expect((await call('listSubscribers')).body).toMatchObject([{ email: other }]);
    expect(found.items).toMatchObject(others);
    expect((await call('getContact', { parameters })).status).toBe(404);
    expect(person).toEqual({
      contacts: [],
      messages: [],
      subscriber: null,
      addresses: [],
      erasedAt: expect.any(String),
    });
  });

  test('is in the ledger only by keyed hashes, and not in the audit log', async () => {
    await insertPeople();
    await erase();
    const { body: entries } = await call('listAudit');
    const stored = await rowsOf('settings');

    expect(entries[0]).toMatchObject({ action: 'erasure', author });
    expect(entries[0].contact).toBeUndefined();
    expect(entries).not.toContainEqual(
      expect.objectContaining({ action: 'note', contact: idOf(2) }),
    );
    expect(await ledger()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^address#0001#[0-9a-f]{64}$/),
        `contact#${idOf(2)}`,
        `contact#${idOf(3)}`,
      ]),
    );
    expect(JSON.stringify([entries, stored])).not.toMatch(/engines/i);
  });

  test('may write and subscribe again, in the normal way', async () => {
    await insertPeople();
    const { erasedAt } = await erase();
    await call('subscribe', {
      body: { email, elapsed: 60_000 },
      headers: { 'cloudfront-viewer-address': '192.0.2.7:5000' },
    });

    const { body } = await call('readPerson', { body: { email } });
    expect(body).toMatchObject({ erasedAt, subscriber: { status: 'pending' } });
    expect(body.subscriber.subscribedAt >= erasedAt).toBe(true);
  });

  describe('of a contact that staff changed', () => {
    const at = '2026-11-20T10:00:00.000Z';
    const changed = (version: number) => ({
      ...contact(2, { businessEmail: email, version }),
      lastChange: { version, author, at, status: { from: 'new', to: 'open' } },
    });

    test('records an unrecorded change first, because only the row has it', async () => {
      await insert('contacts', [changed(2)]);

      expect(await erase()).toMatchObject({ contacts: 1 });
      expect(await versions()).toEqual([2]);
    });

    test('meanwhile fails, and a retry records that change too', async () => {
      await insert('contacts', [changed(2)]);
      const stop = onDatabaseCall(async (command, { TableName }) => {
        if (command === 'DeleteItemCommand' && TableName === 'Contacts')
          await insert('contacts', [changed(3)]);
      });
      expect((await submit({ email, confirm: email })).status).toBe(503);
      stop();

      expect(await erase()).toMatchObject({ contacts: 1 });
      expect(new Set(await versions())).toEqual(new Set([2, 3]));
    });
  });
});

describe('An erasure', () => {
  test('can be repeated, and reports that nothing was left', async () => {
    await insertPeople();
    const { erasedAt } = await erase();
    const again = await erase();

    expect(again).toMatchObject(none);
    expect(again.erasedAt >= erasedAt).toBe(true);
    expect((await ledger()).length).toBe(3);
  });

  test.each([true, false])(
    'interrupted at any write (stored: %j) is recorded first, and a retry completes it',
    { timeout: 120_000 },
    async (isDone) => {
      let at = 1;
      for (; ; at += 1) {
        await insertPeople();
        const before = (await held()).filter(isHers).length;
        const recover = failFrom(at, isDone);
        const { status } = await submit({ email, confirm: email });
        recover();
        if (status === 200) break;
        expect(status).toBe(503);
        const isBegun = (await held()).filter(isHers).length < before;
        const recorded = (await rowsOf('activity')).filter(({ action }) => action === 'erasure');
        const [first = ''] = await ledger();
        expect([first !== '', recorded.length > 0]).not.toEqual([true, false]);
        const isInBoth = first.startsWith('address#') && recorded.length > 0;
        expect([isBegun, isInBoth]).not.toEqual([true, false]);
        await erase();
        expect((await held()).filter(isHers)).toMatchObject([{ action: 'change' }]);
      }
      // Audit log, ledger, blocked address, newsletter; per contact the ledger, deliveries, the contact and any note.
      expect(at - 1).toBe(13);
    },
  );

  test('continues where its time ran out', async () => {
    await insertContactAfterOthers();
    const deadline = withSlowReads();
    const request = { email, confirm: email };
    const first = await erasePerson(request, author, deadline());
    const second = await erasePerson({ ...request, cursor: first.cursor }, author, deadline());

    expect(first.receipt).toMatchObject(none);
    expect(second).toMatchObject({ receipt: { contacts: 1 } });
    expect(second.cursor).toBeUndefined();
  });

  test('continues among the messages where its time ran out', async () => {
    await insert('contacts', [contact(1, { businessEmail: other })]);
    const many = range(60, (at) => messageOf(1, `m${at}`));
    await insert('messages', many);
    const deadline = withSlowReads();
    const request = { email, confirm: email };
    const first = await erasePerson(request, author, deadline());
    const second = await erasePerson({ ...request, cursor: first.cursor }, author, deadline());

    expect(first.receipt.messages).toBeGreaterThan(0);
    expect(first.receipt.messages + second.receipt.messages).toBe(many.length);
    expect(second.cursor).toBeUndefined();
    expect(await rowsOf('messages')).toEqual([]);
  });

  test.each([
    [{ email }, 'confirm', 'required'],
    [{ confirm: email }, 'email', 'required'],
    [{ email, confirm: other }, 'confirm', 'format'],
    [{ email, confirm: 'ada' }, 'confirm', 'too_short'],
    [{ email, confirm: email, cursor: 'x' }, 'cursor', 'format'],
  ])('with %j erases nobody', async (body, field, rule) => {
    await insertPeople();
    const before = await held();
    expect(await submit(body)).toMatchObject(rejection({ field, rule }));
    expect(await held()).toEqual(before);
    expect(await ledger()).toEqual([]);
  });
});
