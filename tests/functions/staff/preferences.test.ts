import { expect, test } from 'vitest';
import { call, rejection } from '../call.ts';
import { insert, rowsOf, withTables } from '../tables.ts';

withTables();

const read = (username?: string) =>
  call('readPreferences', username === undefined ? {} : { username });
const save = (body: object, username = 'admin') => call('savePreferences', { body, username });

const defaults = { signature: '', mailsAssigned: true, mailsMentioned: true };
const chosen = {
  signature: 'Ada\nQuietgrid',
  email: 'ada@quietgrid.example',
  mailsAssigned: false,
  mailsMentioned: true,
};

test('Who has chosen nothing has no signature and no address', async () => {
  expect(await read()).toMatchObject({ status: 200, body: defaults });
});

test('What a user chooses is theirs, in any spelling of the name', async () => {
  expect(await save(chosen, 'Ada')).toMatchObject({ status: 200, body: chosen });

  expect((await read('ada')).body).toEqual(chosen);
  expect((await read('ben')).body).toEqual(defaults);
  expect(await rowsOf('settings')).toMatchObject([{ kind: 'preferences', entry: 'ada' }]);
});

test('An address is removed by leaving it out', async () => {
  await save(chosen);
  await save({ ...defaults, signature: 'Ada' });

  expect((await read()).body).toEqual({ ...defaults, signature: 'Ada' });
});

test('What a newer version has added is left aside', async () => {
  await insert('settings', [{ kind: 'preferences', entry: 'admin', ...chosen, theme: 'dark' }]);

  expect((await read()).body).toEqual(chosen);
});

test.each([
  ['an address that is none', { email: 'ada' }, 'email'],
  ['a signature of more than 500 characters', { signature: 'x'.repeat(501) }, 'signature'],
  ['a box that is neither ticked nor empty', { mailsAssigned: 'yes' }, 'mailsAssigned'],
])('The field is named of %s', async (_, changes, field) => {
  expect(await save({ ...chosen, ...changes })).toMatchObject(rejection({ field }));
});
