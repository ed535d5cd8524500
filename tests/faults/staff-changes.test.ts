import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ContactStatus } from '#contract/contact/status.ts';
import { startStack } from './stack.ts';
import { currentIn, signIn, type StaffUser } from './staff-user.ts';
import { sendNew } from './visitor.ts';

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

test('While the database is killed again and again, every acknowledged change and note of staff is stored and recorded once', async () => {
  const { database, url } = await startStack();
  const user = await signIn(url);
  const ids = await Promise.all(Array.from({ length: 6 }, () => sendNew(url)));
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
