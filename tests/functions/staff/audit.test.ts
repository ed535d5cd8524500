import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AuditEntry } from '#contract/activity.ts';
import { author, call, rejection } from '../call.ts';
import { failToRecord } from '../database-calls.ts';
import { asks, cognitoError, sent, tokens, withCognito } from './cognito.ts';
import { logged } from '../logs.ts';
import { rowsOf, withTables } from '../tables.ts';
import { recordEntry } from '#functions/activity/activity-store.ts';
import { changeEntry, noteEntry, staffEntry } from '#functions/activity/entry.ts';

const cognito = withCognito();
withTables();

const enter = () => call('signIn', { body: { username: 'Admin', password: 'a password' } });
const record = (body: unknown) => call('recordExport', { body });
const list = (query?: Record<string, string>) => call('listAudit', query && { query });
const at = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;

/** The exact audit entry of a staff action. */
const entryOf = (action: string) => ({
  subject: `staff#${author}`,
  entry: expect.stringMatching(`^${action}#`),
  id: expect.any(String),
  at: expect.any(String),
  author,
  action,
  expiresAt: expect.any(Number),
  audit: 'all',
  timeAndId: expect.any(String),
});

describe('A sign-in adds one entry', () => {
  const entry = entryOf('sign-in');

  test('under Cognito’s spelling of the name, with nothing else', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves(tokens);
    expect((await enter()).status).toBe(200);

    expect(await rowsOf('activity')).toEqual([entry]);
  });

  test('at its last step: the code, with a second factor', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves(asks('SOFTWARE_TOKEN_MFA'));
    const { cookies } = await enter();
    expect(await rowsOf('activity')).toEqual([]);

    cognito.on(AdminRespondToAuthChallengeCommand).resolves(tokens);
    await call('verifyCode', { body: { code: '123456' }, cookies: sent(cookies) });
    expect(await rowsOf('activity')).toEqual([entry]);
  });

  test('at its last step: the new password, without a second factor', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves(asks('NEW_PASSWORD_REQUIRED'));
    const { cookies } = await enter();
    cognito.on(AdminRespondToAuthChallengeCommand).resolves(tokens);
    const body = { newPassword: 'correct horse battery staple' };
    await call('setPassword', { body, cookies: sent(cookies) });

    expect(await rowsOf('activity')).toEqual([entry]);
  });

  test('and none if it fails', async () => {
    cognito.on(AdminInitiateAuthCommand).rejects(cognitoError('NotAuthorizedException'));
    expect((await enter()).status).toBe(401);

    expect(await rowsOf('activity')).toEqual([]);
  });

  test('or begins no session where the entry cannot be written', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves(tokens);
    failToRecord();

    expect(await enter()).toMatchObject({ status: 503, cookies: [] });
    expect(logged.join('').replaceAll('/admin/', '')).not.toContain('dmin');
  });
});

describe('An export', () => {
  const whole = { action: 'export', list: 'contacts', format: 'csv' };

  test.each([
    whole,
    { ...whole, format: 'jsonl', status: 'open', assignee: 'zoe' },
    { ...whole, assignee: 'none' },
    { action: 'export', list: 'newsletter', format: 'csv' },
    {
      action: 'export',
      list: 'newsletter',
      format: 'csv',
      subscriberStatus: 'left',
      isFiltered: true,
    },
  ])('adds one entry with its scope and author: %j', async ({ action, ...exported }) => {
    expect(await record({ action, ...exported })).toMatchObject({ status: 204, text: '' });

    expect(await rowsOf('activity')).toEqual([{ ...entryOf(action), export: exported }]);
  });

  test.each([
    ['action', { ...whole, action: 'sign-in' }],
    ['action', { list: 'contacts', format: 'csv' }],
    ['list', { ...whole, list: 'staff' }],
    ['format', { ...whole, format: 'xlsx' }],
    ['status', { ...whole, status: 'lost' }],
    ['status', { ...whole, list: 'newsletter', status: 'open' }],
    ['status', { ...whole, list: 'newsletter', assignee: 'none' }],
    ['subscriberStatus', { ...whole, subscriberStatus: 'confirmed' }],
    ['isFiltered', { ...whole, isFiltered: 'olafs' }],
    ['assignee', { ...whole, assignee: 'of two words' }],
    ['assignee', { ...whole, assignee: null }],
    ['author', { ...whole, author: 'somebody else' }],
    ['rows', { ...whole, rows: [{ email: 'ada@engines.example' }] }],
  ])('is rejected by the field %s, and adds no entry: %j', async (field, body) => {
    expect(await record(body)).toMatchObject(rejection({ field }));
    expect(await rowsOf('activity')).toEqual([]);
  });
});

describe('The audit list', () => {
  const contact = '7K3M-QX9R';

  test('tells who did what when, newest first, and nothing that a note says', async () => {
    await recordEntry({ ...staffEntry('ada', 'sign-in'), at: at(0) });
    const assignee = { from: null, to: 'ada' };
    await recordEntry(changeEntry(contact, { version: 2, author: 'ada', at: at(1), assignee }));
    const note = { author: 'ada', at: at(2), text: 'Called Guðrún.', expiresAt: 4_102_444_800 };
    await recordEntry(noteEntry(contact, 'a'.repeat(64), note));
    const exported = { list: 'contacts', format: 'csv', status: 'open' } as const;
    await recordEntry({ ...staffEntry('ada', 'export', { export: exported }), at: at(3) });
    const { status, body, text } = await list();

    expect(status).toBe(200);
    expect(z.array(AuditEntry).parse(body)).toMatchObject([
      { action: 'export', author: 'ada', export: exported, at: at(3) },
      { action: 'note', contact, at: at(2) },
      { action: 'change', contact, version: 2, author: 'ada', assignee, at: at(1) },
      { action: 'sign-in', author: 'ada', at: at(0) },
    ]);
    expect(text).not.toContain('Called');
  });

  test.each([{ limit: '0' }, { cursor: 'x' }])('is rejected by name for %j', async (query) => {
    const { status, body } = await list(query);

    expect([status, body.error.fields[0].field]).toEqual([400, ...Object.keys(query)]);
  });
});
