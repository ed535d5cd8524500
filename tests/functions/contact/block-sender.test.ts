import { beforeEach, describe, expect, test } from 'vitest';
import { contactRequest } from '../../contact.ts';
import { author, call, rejection } from '../call.ts';
import { failCalls } from '../database-calls.ts';
import { audit, getContact } from './contact-calls.ts';
import { contact, idOf, placed, timeOf } from './contact-rows.ts';
import { insert, rowsOf, withTables } from '../tables.ts';

withTables();

const id = idOf(0);
const from = { businessEmail: 'Ada@Engines.example' };
beforeEach(() => insert('contacts', [{ ...placed(0, 'open'), ...from, waitingSince: timeOf(0) }]));

function block(isBlocked: unknown, of = id) {
  return call('blockSender', { parameters: { id: of }, body: { isBlocked } });
}

const read = async () => (await getContact(id)).body;

/** What the form stores of a sender. */
async function submitted(businessEmail: string, key: string) {
  const headers = { 'idempotency-key': key.padEnd(16, '-') };
  const { body } = await call('submitContact', {
    body: { ...contactRequest, businessEmail },
    headers,
  });
  return (await rowsOf('contacts')).find((row) => row['id'] === body.id);
}

describe('Blocking a sender', () => {
  test('makes the contact spam, says so in its history, and is in the audit log', async () => {
    expect((await block(true)).status).toBe(204);

    const change = {
      author,
      version: 2,
      status: { from: 'open', to: 'spam' },
      isBlocked: { from: false, to: true },
    };
    const body = await read();
    expect(body).toMatchObject({ status: 'spam', isBlocked: true, history: [change] });
    expect(body).not.toHaveProperty('waitingSince');
    expect(await audit()).toMatchObject([{ action: 'block', contact: id, ...change }]);
    expect(JSON.stringify(await audit())).not.toMatch(/engines/i);
  });

  test('makes what the address sends from then on spam, in any case, and announces none of it', async () => {
    await block(true);
    const stored = await submitted('ada@ENGINES.example', 'one');

    expect(stored).toMatchObject({ status: 'spam', suspicions: ['blocked'] });
    expect(stored).not.toHaveProperty('outbox');
    expect(await submitted('bob@engines.example', 'two')).toMatchObject({ status: 'new' });
  });

  test('twice changes nothing more', async () => {
    await block(true);
    await block(true);

    expect(await read()).toMatchObject({ version: 2 });
    expect(await audit()).toHaveLength(1);
  });

  test('is taken back without making the contact anything else', async () => {
    await block(true);
    expect((await block(false)).status).toBe(204);

    const body = await read();
    expect(body).toMatchObject({ status: 'spam', version: 3 });
    expect(body).not.toHaveProperty('isBlocked');
    expect(body.history[1]).toMatchObject({ isBlocked: { from: true, to: false } });
    const actions = (await audit()).map(({ action }: { action: string }) => action);
    expect(actions.toSorted()).toEqual(['block', 'unblock']);
    expect(await submitted('ada@engines.example', 'one')).toMatchObject({ status: 'new' });
  });

  test('is completed by a retry after a failure', async () => {
    const recover = failCalls({ command: 'PutItemCommand', table: 'Settings' });
    expect((await block(true)).status).toBe(503);
    recover();
    expect((await block(true)).status).toBe(204);

    expect(await read()).toMatchObject({ status: 'spam', isBlocked: true });
  });

  test('needs an address, and a contact', async () => {
    await insert('contacts', [contact(1, { businessEmail: '' })]);

    expect(await block(true, idOf(1))).toMatchObject(
      rejection({ field: 'isBlocked', message: 'isBlocked needs a contact with an address' }),
    );
    expect((await block(true, '7K3M-QX9R')).status).toBe(404);
    expect((await block('yes')).status).toBe(400);
  });
});

test('A message is stored as usual while nobody can tell whether its sender is blocked', async () => {
  await block(true);
  failCalls({ command: 'GetItemCommand', table: 'Settings' });

  expect(await submitted('ada@engines.example', 'one')).toMatchObject({ status: 'new' });
});
