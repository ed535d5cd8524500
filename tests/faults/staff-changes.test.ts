import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ContactStatus } from '#contract/contact/status.ts';
import { droppingResponses, first, throttling, writing } from './proxy.ts';
import { startStack } from './stack.ts';
import { currentIn, signIn, type StaffUser } from './staff-user.ts';
import { messages, send } from './visitor.ts';

const Receipt = z.object({ id: z.string() });

/** A stack with visitors' messages and a staff user. */
async function startInbox(count = 1) {
  const stack = await startStack();
  const user = await signIn(stack.url);
  const ids = await Promise.all(
    messages(count).map(async (message) => {
      const { body } = await send(stack.url, message);
      return Receipt.parse(JSON.parse(body)).id;
    }),
  );
  return { ...stack, user, ids, id: ids[0] ?? '' };
}

/** Repeats a change until it is acknowledged, or stored with its response lost. */
async function persist(user: StaffUser, id: string, status: ContactStatus): Promise<void> {
  for (let version = 1; ;) {
    const response = await user.change(id, version, { status });
    if (response.ok) return;
    if (response.status === 412) ({ version } = await currentIn(response));
    else if (response.status < 500) throw new Error(`${response.status}`);
  }
}

async function persistNote(user: StaffUser, id: string, text: string): Promise<void> {
  const key = randomUUID();
  for (;;) {
    const { ok, status } = await user.note(id, key, text);
    if (ok) return;
    if (status < 500) throw new Error(`${status}`);
  }
}

describe('While the database', () => {
  test('is killed again and again, every acknowledged change and note of staff is stored and recorded once', async () => {
    const { database, user, ids } = await startInbox(6);
    let acknowledged = 0;
    let restarts = Promise.resolve();
    const count = () => {
      acknowledged += 1;
      if (acknowledged % 6 > 0) return;
      restarts = restarts.then(database.kill).then(database.start);
    };
    const statuses: ContactStatus[] = ['open', 'answered', 'closed'];
    await Promise.all(
      ids.map(async (id) => {
        for (const status of statuses) {
          await persist(user, id, status);
          count();
          await persistNote(user, id, `It is ${status}.`);
          count();
        }
      }),
    );
    await restarts;

    const entries = await user.audit();
    for (const id of ids) {
      const { status, version, history, notes } = await user.contact(id);
      expect({ status, version }).toEqual({ status: 'closed', version: 4 });
      expect(history.map((change) => change.status?.to)).toEqual(statuses);
      expect(notes.map(({ text }) => text)).toEqual(statuses.map((name) => `It is ${name}.`));
      const audited = entries.filter(({ contact }) => contact === id);
      expect(audited.filter(({ action }) => action === 'change')).toHaveLength(3);
      expect(audited.filter(({ action }) => action === 'note')).toHaveLength(3);
    }
  });

  test('keeps throttling, changes and notes get a 503 with Retry-After, and nothing changes', async () => {
    const { proxy, user, id } = await startInbox();
    const before = await user.contact(id);
    proxy.fault = throttling;

    for (const response of [
      await user.change(id, before.version, { status: 'closed' }),
      await user.note(id, randomUUID(), 'Called her.'),
    ]) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
    }
    proxy.fault = undefined;
    expect(await user.contact(id)).toEqual(before);
  });

  test('loses a change’s entry, the change is in the history but not acknowledged, and the next change records both', async () => {
    const { proxy, user, id } = await startInbox();
    proxy.fault = writing('Activity', throttling);
    expect((await user.change(id, 1, { status: 'open' })).status).toBe(503);
    proxy.fault = undefined;

    const { version, history } = await user.contact(id);
    expect(version).toBe(2);
    expect(history).toMatchObject([{ version: 2, status: { from: 'new', to: 'open' } }]);
    expect((await user.change(id, 2, { status: 'closed' })).status).toBe(200);
    const changes = (await user.audit()).filter(({ action }) => action === 'change');
    expect(changes.map((entry) => entry.version)).toEqual([3, 2]);
  });

  test('loses the response to a note, the note is stored once', async () => {
    const { proxy, user, id } = await startInbox();
    proxy.fault = writing('Activity', first(2, droppingResponses));

    expect((await user.note(id, randomUUID(), 'Called her.')).status).toBe(200);
    expect((await user.contact(id)).notes).toHaveLength(1);
  });
});
