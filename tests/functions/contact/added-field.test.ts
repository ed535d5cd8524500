import { describe, expect, test, vi } from 'vitest';
import { canary } from '#contract/canary.ts';
import { contactFields, contactRequest } from '../../contact.ts';
import { callHandler, contextOf, eventOf } from '../call.ts';
import { rowsOf, withTables } from '../tables.ts';
import { canaryKey } from '#functions/canary/key.ts';
import { handler as submitToday } from '#functions/forms.lambda.ts';

withTables();

vi.resetModules();
vi.doMock(import('#contract/contact/optional-fields.ts'), async (load) => {
  const module = await load();
  const added = {
    name: 'added',
    label: 'Added field',
    min: 0,
    max: 9,
    autoComplete: 'off',
  } as const;
  Object.assign(module.optionalFields, [...module.optionalFields, added]);
  return module;
});
const { handler: submitTomorrow } = await import('#functions/forms.lambda.ts');
const { handler: listTomorrow } = await import('#functions/inbox.lambda.ts');

const submit = (handler: typeof submitToday, body: unknown, headers: Record<string, string>) =>
  callHandler(handler, 'submitContact', { body, headers });
const list = () => callHandler(listTomorrow, 'listContacts');

const browser = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: 'https://quietgrid.example',
};
const key = { 'idempotency-key': 'c0ffee00-c0ffee00-c0ffee00' };

describe('Once the contact form has a further optional field', () => {
  test.each([
    ["the canary's request", canary.request, { 'idempotency-key': canaryKey() }],
    ['a retry from a tab without it', contactRequest, key],
  ])('%s is answered as before', async (_whose, request, headers) => {
    const before = await submit(submitToday, request, headers);
    const after = await submit(submitTomorrow, request, headers);

    expect([before.status, after.status, after.body]).toEqual([200, 200, before.body]);
    expect(await rowsOf('contacts')).toHaveLength(1);
  });

  test('a message sent again without script is kept once, its new field being empty', async () => {
    const { elapsed: _elapsed, termsAccepted: _accepted, ...texts } = contactRequest;
    const form = new URLSearchParams({ ...texts, termsAccepted: 'on' });
    const send = (handler: typeof submitToday) =>
      handler(eventOf('submitContact', { body: form.toString(), headers: browser }), contextOf());
    const before = await send(submitToday);
    form.set('added', '');
    const after = await send(submitTomorrow);

    expect([before.statusCode, after.statusCode, after.body]).toEqual([200, 200, before.body]);
    expect(await rowsOf('contacts')).toHaveLength(1);
  });

  test('older messages are listed without it', async () => {
    await submit(submitToday, contactRequest, key);

    const { body } = await list();
    expect(body).toMatchObject([contactFields]);
    expect(body[0]).not.toHaveProperty('added');
  });

  test('it is checked, stored and listed', async () => {
    const tooLong = await submit(submitTomorrow, { ...contactRequest, added: 'x'.repeat(10) }, key);
    await submit(submitTomorrow, { ...contactRequest, added: ' Engineer' }, key);

    expect(tooLong.body.error.fields).toMatchObject([{ field: 'added', rule: 'too_long' }]);
    expect((await list()).body).toMatchObject([{ ...contactFields, added: 'Engineer' }]);
  });
});
