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

  test('throttles for a moment, retries hide it; keeps throttling or is unreachable, both forms give a 503 with Retry-After, store nothing, and work again afterwards', async () => {
    const { database, proxy, url } = await startStack();
    const all = messages(5);
    proxy.fault = first(4, throttling);
    const attempts = await Promise.all(all.slice(1).map((message) => send(url, message)));
    expect(attempts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

    const [message = { key: '', text: '' }] = all;
    const both = async () => [
      await send(url, message),
      await subscribe(url, 'ada@engines.example'),
    ];
    proxy.fault = throttling;
    expect(await both()).toMatchObject([unavailable, unavailable]);
    proxy.fault = undefined;
    expect(await database.rows('Contacts')).toHaveLength(4);
    expect(await database.rows('Subscribers')).toEqual([]);

    await database.kill();
    expect(await both()).toMatchObject([unavailable, unavailable]);
    await database.start();
    expect(await both()).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(texts(await database.rows('Contacts'))).toEqual(all.map(({ text }) => text).toSorted());
    expect(await database.rows('Subscribers')).toHaveLength(1);
  });

  test('loses the response to a write, the message is acknowledged and stored once; loses every response or is too slow, the form gives a 503 before the function’s timeout, and a retry finds the row', async () => {
    const { database, entries, proxy, url } = await startStack();
    const [once = { key: '', text: '' }, ...retried] = messages(3);
    proxy.fault = writing('Contacts', first(2, droppingResponses));
    expect(await send(url, once)).toMatchObject({ status: 200 });
    expect(await database.indexed('Contacts')).toHaveLength(1);

    for (const [at, fault] of [droppingResponses, holdingResponses].entries()) {
      const message = retried[at] ?? { key: '', text: '' };
      proxy.fault = writing('Contacts', fault);
      expect(await send(url, message)).toMatchObject(unavailable);
      proxy.fault = undefined;
      const { status, body } = await send(url, message);
      expect(status).toBe(200);
      const rows = await database.rows('Contacts');
      expect(rows).toHaveLength(at + 2);
      expect(rows.map(({ id }) => ({ success: true, id }))).toContainEqual(JSON.parse(body));
    }
    expect(JSON.stringify(entries)).not.toContain('Sandbox.Timedout');
  });
});
