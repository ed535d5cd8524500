import { describe, expect, test } from 'vitest';
import { storedIn, texts } from './database.ts';
import { first, holdingResponses, droppingResponses, throttling, writing } from './proxy.ts';
import { startStack } from './stack.ts';
import { burst, messages, send, subscribe } from './visitor.ts';

const unavailable = { status: 503, retryAfter: '5' };

describe('While the database', () => {
  test('is killed again and again, every acknowledged message and subscription is stored and listed once', async () => {
    const { database, url } = await startStack();
    let acknowledged = 0;
    let restarts = Promise.resolve();
    const restart = () => database.kill().then(database.start);
    const sent = await burst(
      () => url,
      () => {
        acknowledged += 1;
        if (acknowledged % 12 === 0) restarts = restarts.then(restart);
      },
    );
    await restarts;

    expect(await storedIn(database)).toEqual([sent, sent]);
  });

  test('is unreachable, both forms give a 503 with Retry-After, and work again afterwards', async () => {
    const { database, url } = await startStack();
    const [message = { key: '', text: '' }] = messages(1);
    await database.kill();

    expect(await send(url, message)).toMatchObject(unavailable);
    expect(await subscribe(url, 'ada@engines.example')).toMatchObject(unavailable);

    await database.start();
    expect(await send(url, message)).toMatchObject({ status: 200 });
    expect(await subscribe(url, 'ada@engines.example')).toMatchObject({ status: 200 });
    expect(await database.rows('Contacts')).toHaveLength(1);
    expect(await database.rows('Subscribers')).toHaveLength(1);
  });

  test('throttles for a moment, retries hide it', async () => {
    const { database, proxy, url } = await startStack();
    const all = messages(4);
    proxy.fault = first(4, throttling);

    const attempts = await Promise.all(all.map((message) => send(url, message)));

    expect(attempts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(texts(await database.rows('Contacts'))).toEqual(all.map(({ text }) => text).toSorted());
  });

  test('keeps throttling, both forms give a 503 with Retry-After, and nothing is stored', async () => {
    const { database, proxy, url } = await startStack();
    const [message = { key: '', text: '' }] = messages(1);
    proxy.fault = throttling;

    expect(await send(url, message)).toMatchObject(unavailable);
    expect(await subscribe(url, 'ada@engines.example')).toMatchObject(unavailable);
    expect(await database.rows('Contacts')).toEqual([]);
    expect(await database.rows('Subscribers')).toEqual([]);
  });

  test('loses the response to a write, the message is acknowledged and stored once', async () => {
    const { database, proxy, url } = await startStack();
    const [message = { key: '', text: '' }] = messages(1);
    proxy.fault = writing('Contacts', first(2, droppingResponses));

    expect(await send(url, message)).toMatchObject({ status: 200 });
    expect(await database.rows('Contacts')).toHaveLength(1);
    expect(await database.indexed('Contacts')).toHaveLength(1);
  });

  test('loses every response, a retry finds the row of the first attempt', async () => {
    const { database, proxy, url } = await startStack();
    const [message = { key: '', text: '' }] = messages(1);
    proxy.fault = writing('Contacts', droppingResponses);
    expect(await send(url, message)).toMatchObject(unavailable);

    proxy.fault = undefined;
    const { status, body } = await send(url, message);

    expect(status).toBe(200);
    const rows = await database.rows('Contacts');
    expect(rows.map(({ id }) => ({ success: true, id }))).toEqual([JSON.parse(body)]);
  });

  test('is too slow, the form gives a 503 before the function’s timeout', async () => {
    const { database, entries, proxy, url } = await startStack();
    const [message = { key: '', text: '' }] = messages(1);
    proxy.fault = writing('Contacts', holdingResponses);
    expect(await send(url, message)).toMatchObject(unavailable);
    expect(JSON.stringify(entries)).not.toContain('Sandbox.Timedout');

    proxy.fault = undefined;
    expect(await send(url, message)).toMatchObject({ status: 200 });
    expect(await database.rows('Contacts')).toHaveLength(1);
  });
});
