import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spawnRuntime } from '../local/spawn-runtime.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';
import { startDatabase, texts } from './database.ts';
import { type Message, messages, send } from './visitor.ts';

/** Blocks of 512 octets that a file may have: room for the tables and for a few messages. */
const room = 200;

/** Every file is one, and together with its entry in the index a message takes 10 KB of it. */
function long(message: Message): Message {
  return { ...message, text: message.text.padEnd(4900, '.') };
}

test('On a full disk messages are refused, none that was acknowledged is lost, and pages are served', async () => {
  const dataDir = temporaryFolder();
  const environment = { DATA_DIR: dataDir };
  const all = messages(24).map(long);
  const full = await spawnRuntime('cdk.out', environment, room);
  const refused: Message[] = [];
  for (const message of all) {
    const { status, retryAfter } = await send(full.url, message);
    if (status === 200) continue;
    expect([status, retryAfter]).toEqual([503, '5']);
    refused.push(message);
  }
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(all.length);
  expect((await fetch(`${full.url}/contact`)).status).toBe(200);
  full.signalAll('SIGKILL');
  await full.ended;

  const roomy = await spawnRuntime('cdk.out', environment);
  for (const message of refused)
    expect(await send(roomy.url, message)).toMatchObject({ status: 200 });
  roomy.signalAll('SIGKILL');
  await roomy.ended;

  const database = await startDatabase(join(dataDir, 'dynamodb'));
  const sent = all.map(({ text }) => text).toSorted();
  expect(texts(await database.rows('Contacts'))).toEqual(sent);
  expect(texts(await database.listed('Contacts'))).toEqual(sent);
});
