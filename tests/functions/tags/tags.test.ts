import { describe, expect, test } from 'vitest';
import { Tags } from '#contract/contact/tags.ts';
import { author, call, contextOf, rejection } from '../call.ts';
import { contact, range } from '../contact/contact-rows.ts';
import { audit } from '../contact/contact-calls.ts';
import { failToRecord, loseResponse } from '../database-calls.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { handler as dispatch } from '#functions/dispatch.lambda.ts';

withTables();

const read = () => call('getTags');

function replace(tags: unknown, version?: number) {
  const headers = { ...(version !== undefined && { 'if-match': `"${version}"` }) };
  return call('replaceTags', { body: { tags }, headers });
}

const made = (count: number) => range(count, (at) => ({ name: `Tag ${at}`, colour: 'blue' }));

describe('Tags', () => {
  test('are a short list at first, at version 1, and nothing is stored', async () => {
    const { status, body, headers } = await read();

    expect([status, headers['etag']]).toEqual([200, '"1"']);
    expect(Tags.parse(body).tags.length).toBeLessThan(10);
    expect(await rowsOf('settings')).toEqual([]);
  });

  test('are what staff last stored, in their order, and the audit log has the author', async () => {
    const tags = [{ name: ' Rail ', colour: 'green' }, ...made(29)];
    const { status, body, headers } = await replace(tags, 1);

    expect([status, headers['etag']]).toEqual([200, '"2"']);
    expect(body.tags[0]).toEqual({ name: 'Rail', colour: 'green' });
    expect(await read()).toMatchObject({ body, headers: { etag: '"2"' } });
    expect(await audit()).toMatchObject([{ action: 'tags', author, version: 2 }]);
  });

  test('stay on contacts once they are removed from the list', async () => {
    await insert('contacts', [contact(0, { tags: ['Quote'] })]);
    await replace([], 1);

    expect((await call('listContacts')).body).toMatchObject([{ tags: ['Quote'] }]);
  });

  test('are not replaced without the version that the author has seen', async () => {
    expect((await replace([])).status).toBe(428);
    const { status, body } = await replace([], 2);
    expect([status, Tags.parse(body.current)]).toEqual([412, (await read()).body]);
  });

  test('whose response is lost are not taken for somebody else’s', async () => {
    loseResponse('PutItemCommand');

    expect(await replace(made(1), 1)).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    expect(await audit()).toMatchObject([{ author, version: 2 }]);
  });

  test('are recorded once within the next minute after a failure', async () => {
    const recover = failToRecord();
    expect((await replace(made(1), 1)).status).toBe(503);
    recover();
    await dispatch({}, contextOf());
    await dispatch({}, contextOf());

    expect(await audit()).toMatchObject([{ action: 'tags', author, version: 2 }]);
  });

  test.each([
    ['x', 'type', 'tags must be a list'],
    [made(31), 'too_long', 'tags must have at most 30 entries'],
    [[...made(1), ...made(1)], 'format', 'tags must have different names'],
    [[{ name: '', colour: 'blue' }], 'format', 'tags holds an entry that is not valid'],
    [[{ name: 'x', colour: 'pink' }], 'format', 'tags holds an entry that is not valid'],
  ])('are rejected as %j', async (tags, rule, message) => {
    expect(await replace(tags, 1)).toMatchObject(rejection({ field: 'tags', rule, message }));
    expect(await rowsOf('settings')).toEqual([]);
  });
});
