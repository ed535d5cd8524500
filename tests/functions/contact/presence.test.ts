import { describe, expect, test } from 'vitest';
import { Presence, presenceSeconds } from '#contract/contact/presence.ts';
import { call, rejection } from '../call.ts';
import { onDatabaseCall } from '../database-calls.ts';
import { insert, rowsOf, withTables } from '../tables.ts';

withTables();

const id = '7K3M-QX9R';

async function report(username: string, isWriting = false, of = id) {
  const parameters = { id: of };
  return call('announcePresence', { username, parameters, body: { isWriting } });
}

async function others(...given: Parameters<typeof report>) {
  return Presence.parse((await report(...given)).body).others;
}

/** A report of some seconds ago. */
function reported(username: string, seconds: number) {
  const at = Date.now() - seconds * 1000;
  return { kind: 'presence', entry: `${id}#${username}`, isWriting: true, at, expiresAt: 4e9 };
}

describe('Who is here', () => {
  test('is everybody else who has the contact open, and what they do', async () => {
    expect(await others('anna')).toEqual([]);
    expect(await others('ben', true)).toEqual([{ username: 'anna', isWriting: false }]);
    expect(await others('anna')).toEqual([{ username: 'ben', isWriting: true }]);
    await report('ben', false);
    expect(await others('anna')).toEqual([{ username: 'ben', isWriting: false }]);
    expect(await others('anna', false, '7K3M-QX9S')).toEqual([]);
  });

  test('forgets a user who has reported nothing for some time', async () => {
    await insert('settings', [
      reported('gone', presenceSeconds.gone + 1),
      reported('ben', presenceSeconds.gone - 5),
    ]);

    expect(await others('anna')).toEqual([{ username: 'ben', isWriting: true }]);
  });

  test('lists names of any form', async () => {
    for (const name of ['~', '!', 'a#b', 'Z'.repeat(128)]) await report(name);

    const names = (await others('anna')).map(({ username }) => username);
    expect(names.toSorted()).toEqual(['!', 'Z'.repeat(128), 'a#b', '~']);
  });

  test('costs one write and one query, and DynamoDB deletes it', async () => {
    const calls: string[] = [];
    onDatabaseCall((command) => calls.push(command));
    await report('anna');

    expect(calls).toEqual(['PutItemCommand', 'QueryCommand']);
    const [row] = await rowsOf('settings');
    const seconds = Number(row?.['expiresAt']) - Date.now() / 1000;
    expect(Math.abs(seconds - presenceSeconds.gone)).toBeLessThan(5);
  });

  test('of what cannot be a contact is a 404, and a report must say what one does', async () => {
    expect((await report('anna', false, 'x')).status).toBe(404);
    const parameters = { id };
    expect(await call('announcePresence', { parameters, body: {} })).toMatchObject(
      rejection({ field: 'isWriting', rule: 'required' }),
    );
  });
});
