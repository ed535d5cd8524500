import { expect, test } from 'vitest';
import { onDatabaseCall } from './database-calls.ts';
import { withTables } from './tables.ts';
import { idempotencyRecordOf } from '#functions/contact/contact-store.ts';
import { readStoredRow } from '#functions/newsletter/subscriber-change-store.ts';
import { deleteNotes } from '#functions/person/erasure-store.ts';
import { secondsToToken } from '#functions/rate-limits/bucket-store.ts';
import { listSessions } from '#functions/staff/session-store.ts';

withTables();

test.each([
  ['The origin of a submission', () => idempotencyRecordOf('7K3M-QX9R')],
  ['A subscriber’s row', () => readStoredRow('reader@mail.example')],
  ['The notes to erase', () => deleteNotes('7K3M-QX9R')],
  ['A counter of attempts', () => secondsToToken('bucket', { burst: 1, seconds: 1 })],
  ['Somebody’s sessions', () => listSessions('7b9c')],
])('%s is read consistently', async (_what, read) => {
  const inputs: object[] = [];
  onDatabaseCall((_command, input) => inputs.push(input));
  await read();
  expect(inputs).toEqual([expect.objectContaining({ ConsistentRead: true })]);
});
