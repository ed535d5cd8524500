import { describe, expect, test } from 'vitest';
import { staffLimits } from '#contract/limits.ts';
import { ReplyTemplates } from '#contract/reply-templates.ts';
import { author, call, contextOf, rejection } from '../call.ts';
import { range } from '../contact/contact-rows.ts';
import { audit } from '../contact/contact-calls.ts';
import { failToRecord, loseResponse } from '../database-calls.ts';
import { logged } from '../logs.ts';
import { rowsOf, withTables } from '../tables.ts';
import { handler as dispatch } from '#functions/dispatch.lambda.ts';

withTables();

const read = () => call('getReplyTemplates');

function replace(body: unknown, version?: number | string) {
  const tag = typeof version === 'number' ? `"${version}"` : version;
  const headers = { ...(tag !== undefined && { 'if-match': tag }) };
  return call('replaceReplyTemplates', { body, headers });
}

const made = (count: number) => range(count, (at) => ({ name: `Answer ${at}`, text: 'x' }));

describe('Reply templates', () => {
  test('are initially three, at version 1, and nothing is stored', async () => {
    const { status, body, headers } = await read();

    expect([status, headers['etag']]).toEqual([200, '"1"']);
    expect(ReplyTemplates.parse(body).templates).toHaveLength(3);
    expect(await rowsOf('settings')).toEqual([]);
  });

  test('are what staff last stored, and the audit log has the author but not the text', async () => {
    const templates = [
      { name: ' Yes ', text: 'Hello {firstName},\n\nyes.\n' },
      { name: 'No', text: 'No.' },
    ];
    const { status, body, headers } = await replace({ templates }, 1);

    expect([status, headers['etag']]).toEqual([200, '"2"']);
    expect(body.templates[0]).toEqual({ name: 'Yes', text: 'Hello {firstName},\n\nyes.' });
    expect(await read()).toMatchObject({ body, headers: { etag: '"2"' } });
    const entries = await audit();
    expect(entries).toMatchObject([{ action: 'reply-templates', author, version: 2 }]);
    expect(JSON.stringify(entries)).not.toContain('Hello');
  });

  test('can be empty, which does not restore the initial ones', async () => {
    await replace({ templates: [] }, 1);

    expect(await read()).toMatchObject({ body: { templates: [] }, headers: { etag: '"2"' } });
  });

  test('are replaced once if twenty replace the same version, and the others get the current ones', async () => {
    const replaced = made(20).map((template) => replace({ templates: [template] }, 1));
    const responses = await Promise.all(replaced);
    const done = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ status }) => status === 412);

    expect([done.length, refused.length]).toEqual([1, 19]);
    for (const { body: conflict, headers } of refused) {
      expect(ReplyTemplates.parse(conflict.current)).toEqual(done[0]?.body);
      expect(headers['etag']).toBe('"2"');
    }
    expect(await audit()).toHaveLength(1);
  });

  test.each([
    [2, 412],
    [undefined, 428],
    ['*', 400],
  ])('are not replaced with If-Match %j while they are at 1', async (tag, status) => {
    expect((await replace({ templates: [] }, tag)).status).toBe(status);
    expect(await rowsOf('settings')).toEqual([]);
  });

  test('are recorded with the next change after a failure', async () => {
    const recover = failToRecord();
    expect((await replace({ templates: made(1) }, 1)).status).toBe(503);
    recover();
    expect((await replace({ templates: made(2) }, 2)).status).toBe(200);

    const versions = (await audit()).map(({ version }: { version: number }) => version);
    expect(versions.toSorted()).toEqual([2, 3]);
  });

  test('whose response is lost are not taken for somebody else’s', async () => {
    loseResponse('PutItemCommand');

    expect(await replace({ templates: made(1) }, 1)).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
    });
    expect(await audit()).toMatchObject([{ author, version: 2 }]);
  });

  test('are recorded once within the next minute after a failure', async () => {
    const recover = failToRecord();
    expect((await replace({ templates: made(1) }, 1)).status).toBe(503);
    recover();
    await dispatch({}, contextOf());
    await dispatch({}, contextOf());

    expect(await audit()).toMatchObject([{ action: 'reply-templates', author, version: 2 }]);
  });

  test('may be as many and as long as stated, in any script', async () => {
    const templates = range(staffLimits.templates, (at) => ({
      name: String(at).padStart(staffLimits.templateName.max, '語'),
      text: '語'.repeat(staffLimits.template.max),
    }));

    expect((await replace({ templates }, 1)).status).toBe(200);
    expect((await read()).body).toEqual({ templates });
  });

  const twins = [...made(1), { name: ' Answer 0', text: 'y' }];
  const invalid: [string, object, string, string][] = [
    ['are missing', {}, 'required', 'templates is required'],
    ['are no list', { templates: 'x' }, 'type', 'templates must be a list'],
    ['are 51', { templates: made(51) }, 'too_long', 'templates must have at most 50 entries'],
    ['share a name', { templates: twins }, 'format', 'templates must have different names'],
    ...[
      { name: '', text: 'x' },
      { name: 'x'.repeat(81), text: 'x' },
      { name: 'two\nlines', text: 'x' },
      { name: 'x', text: ' \u200B' },
      { name: 'x', text: 'x'.repeat(2001) },
      { name: 'x', text: 'a\u0000b' },
      { name: 'x', text: 'x', author: 'x' },
    ].map((template): (typeof invalid)[number] => [
      `hold ${JSON.stringify(template).slice(0, 40)}`,
      { templates: [template] },
      'format',
      'templates holds an entry that is not valid',
    ]),
  ];
  test.each(invalid)('are rejected if they %s', async (_, body, rule, message) => {
    expect(await replace(body, 1)).toMatchObject(rejection({ field: 'templates', rule, message }));
    expect(await rowsOf('settings')).toEqual([]);
    expect(logged.join('')).not.toContain('Answer');
  });
});
