import { beforeEach, describe, expect, test } from 'vitest';
import { contactTag } from '#contract/contact/tag.ts';
import { endpoints } from '#contract/endpoints.ts';
import { listKey } from '#contract/tables.ts';
import { author, contextOf, eventOf, failure, rejection } from '../call.ts';
import { addNote, getContact } from './contact-calls.ts';
import { placed, range } from './contact-rows.ts';
import { logged } from '../logs.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { handler } from '#functions/inbox.lambda.ts';

withTables();

const { id } = placed(0, 'new');
beforeEach(() => insert('contacts', [placed(0, 'new')]));
const key = 'c0ffee00-c0ffee00-c0ffee00';

const add = (body: unknown, idempotencyKey = key, of = id) =>
  addNote(of, body, { key: idempotencyKey });
const notes = async () => (await getContact(id)).body.notes;

describe('A note', () => {
  test('appears on its contact with author and time, and leaves the version alone', async () => {
    const text = 'Called her.\n<b>She</b> wants 200.';
    const { status, body } = await add({ text: ` ${text}\n` });

    expect(status).toBe(200);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(body).toEqual({ id: expect.any(String), author, at, text });
    expect(await notes()).toEqual([body]);
    expect(await rowsOf('contacts')).toEqual([
      { ...placed(0, 'new'), expiresAt: expect.any(Number) },
    ]);
  });

  test('changes its contact’s ETag, as a change does', async () => {
    const read = (ifNoneMatch: string) => getContact(id, { ifNoneMatch });
    const tag = async () => contactTag((await getContact(id)).body);
    const fresh = await tag();
    expect(await read(fresh)).toMatchObject({ status: 204, text: '', headers: { etag: '"1"' } });

    await add({ text: 'Called her.' });
    expect(await read(fresh)).toMatchObject({ status: 200, body: { id, notes: [{ author }] } });
    const noted = await tag();
    expect((await read(noted)).status).toBe(204);
    await insert('contacts', [{ ...placed(0, 'new'), version: 2 }]);
    expect(await read(noted)).toMatchObject({ status: 200, body: { version: 2 } });
  });

  test.each(['', '1.0', '"1"', '"0.0"', '*'])(
    'accepts only its own form of ETag, so %j is rejected',
    async (ifNoneMatch) => {
      expect(await getContact(id, { ifNoneMatch })).toMatchObject(
        rejection({ field: 'ifNoneMatch', rule: 'format' }),
      );
    },
  );

  test('follows the earlier ones', async () => {
    const texts = ['one', 'two', 'three'];
    for (const text of texts) await add({ text }, `${key}-${text}`);

    expect((await notes()).map(({ text }: { text: string }) => text)).toEqual(texts);
  });

  test('sent twenty times at once with one key is one note', async () => {
    const responses = await Promise.all(range(20, () => add({ text: 'Called her.' })));

    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await notes()).toEqual([responses[0]?.body]);
  });

  test('with the key of another text or another user is a conflict', async () => {
    const { body: first } = await add({ text: 'Called her.' });
    const byBob = { key, username: 'bob' };

    expect(await add({ text: 'Wrote to her.' })).toMatchObject(failure(409, 'conflict'));
    expect(await addNote(id, { text: 'Called her.' }, byBob)).toMatchObject(
      failure(409, 'conflict'),
    );
    expect(await notes()).toEqual([first]);
  });

  test('with the key of another contact’s note is a new note', async () => {
    const { id: other } = placed(1, 'new');
    await insert('contacts', [placed(1, 'new')]);
    const [one, two] = [await add({ text: 'Same.' }), await add({ text: 'Same.' }, key, other)];

    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.id).not.toBe(two.body.id);
  });

  test('without a key is a new note each time', async () => {
    await Promise.all(range(2, () => addNote(id, { text: 'Called her.' })));

    expect(await notes()).toHaveLength(2);
  });

  test.each([
    [{}, 'text', 'required', 'text is required'],
    [{ text: ' \u200B\n' }, 'text', 'required', 'text is required'],
    [{ text: 7 }, 'text', 'type', 'text must be text'],
    [{ text: 'x'.repeat(5001) }, 'text', 'too_long', 'text must have at most 5000 characters'],
    [{ text: 'a\u0000b' }, 'text', 'format', 'text must not hold control characters'],
    [{ text: 'a', author: 'x' }, 'author', 'unknown', 'author is not a field of this request'],
  ])('is rejected by name if it is %j', async (body, field, rule, message) => {
    expect(await add(body)).toMatchObject(rejection({ field, rule, message }));
    expect(await rowsOf('activity')).toEqual([]);
  });

  test.each([id, '7K3M-QX9R', 'x'])(
    'on no contact, or on the canary’s, is a 404: %s',
    async (of) => {
      const { [listKey]: _key, ...unlisted } = placed(0, 'new');
      await insert('contacts', [unlisted]);

      expect((await add({ text: 'Called her.' }, key, of)).status).toBe(404);
      expect(await rowsOf('activity')).toEqual([]);
    },
  );

  test('needs the authorizer’s user; without one the function fails', async () => {
    const event = eventOf(
      { ...endpoints.addNote, isPublic: true },
      { body: { text: 'Called her.' }, parameters: { id } },
    );

    expect(await handler(event, contextOf())).toMatchObject({ statusCode: 500 });
    expect(logged.join('')).not.toContain('Called her');
    expect(await rowsOf('activity')).toEqual([]);
  });
});
