import { expect, onTestFinished, test, vi } from 'vitest';
import { auditIndex, listKey } from '#contract/tables.ts';
import { rowsOf, withTables } from './tables.ts';
import { readEntries, recordEntry, recordNote } from '#functions/activity/activity-store.ts';
import { contactSubject, noteEntry, staffEntry } from '#functions/activity/entry.ts';
import { dynamodb } from '#functions/aws/dynamodb-client.ts';

withTables();

const contact = '7K3M-QX9R';
const expiresAt = 4_102_444_800;
const note = (text: string, at: string) =>
  noteEntry(contact, 'a'.repeat(64), { author: 'ada', at, text, expiresAt });
const [first, later] = ['2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z'];

test('Every entry about a contact is read, though DynamoDB returns 1 MB at a time', async () => {
  const text = 'x'.repeat(300_000);
  const at = [0, 1, 2, 3, 4].map((second) => `2026-11-20T10:00:0${second}.000Z`);
  for (const each of at)
    await recordEntry(noteEntry(contact, each, { author: 'ada', at: each, text, expiresAt }));

  expect((await readEntries(contactSubject(contact))).map((entry) => entry.at)).toEqual(at);
});

test('Two sign-ins at the same time are two entries of the audit list', async () => {
  vi.useFakeTimers({ now: new Date(first), toFake: ['Date'] });
  const entries = [staffEntry('ada', 'sign-in'), staffEntry('ada', 'sign-in')];
  vi.useRealTimers();
  for (const entry of entries) await recordEntry(entry);

  const rows = await rowsOf('activity');
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const keys = { [auditIndex.partitionKey]: 'all', [listKey]: `${first}#${String(row['id'])}` };
    expect(row).toMatchObject(keys);
  }
});

test('An entry that is erased during a retry gives a 503', async () => {
  await recordNote(note('Called her.', first));
  dynamodb.middlewareStack.add(
    (next) => async (args) => {
      const output = await next(args);
      if ('ConsistentRead' in args.input) Object.assign(Object(output.output), { Item: undefined });
      return output;
    },
    { step: 'initialize', name: 'erased' },
  );
  onTestFinished(() => void dynamodb.middlewareStack.remove('erased'));

  const again = recordNote(note('Called her.', later));
  await expect(again).rejects.toMatchObject({ code: 'unavailable' });
});
