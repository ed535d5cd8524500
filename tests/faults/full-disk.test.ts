import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { spawnSite } from '../local/spawn-site.ts';
import { temporaryFolder } from 'cdk-laptop/testing/temporary-folder.ts';
import { startDatabase, texts } from './database.ts';
import { type Message, messages, send } from './visitor.ts';

/** Maximum size of a file, in blocks of 512 bytes: enough for the tables and a few messages. */
const maxBlocks = 200;

/** With its index entry, such a message takes 10 KB. */
function long(message: Message): Message {
  return { ...message, text: message.text.padEnd(4900, '.') };
}

test('A full disk rejects messages, loses no acknowledged one, and still serves pages', async () => {
  const dataDir = temporaryFolder();
  const environment = { DATA_DIR: dataDir };
  const all = messages(24).map(long);
  const full = await spawnSite(environment, { blocks: maxBlocks });
  const rejected: Message[] = [];
  for (const message of all) {
    const { status, retryAfter } = await send(full.url, message);
    if (status === 200) continue;
    expect([status, retryAfter]).toEqual([503, '5']);
    rejected.push(message);
  }
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected.length).toBeLessThan(all.length);
  expect((await fetch(`${full.url}/contact`)).status).toBe(200);
  full.signalAll('SIGKILL');
  await full.ended;

  const restarted = await spawnSite(environment);
  for (const message of rejected)
    expect(await send(restarted.url, message)).toMatchObject({ status: 200 });
  restarted.signalAll('SIGKILL');
  await restarted.ended;

  const database = await startDatabase(join(dataDir, 'dynamodb'));
  onTestFinished(database.stop);
  const sent = all.map(({ text }) => text).toSorted();
  expect(texts(await database.rows('Contacts'))).toEqual(sent);
  expect(texts(await database.indexed('Contacts'))).toEqual(sent);
});
