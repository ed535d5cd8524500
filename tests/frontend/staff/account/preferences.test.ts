import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { text } from 'node:stream/consumers';
import { queryClient } from '#frontend/staff/data/query-client.ts';
import { apiServer } from '../../api/api-server.ts';
import {
  mailProblems,
  mailsOf,
  savePreferences,
  signatureOf,
  signatureProblems,
} from '#frontend/staff/account/preferences.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('A signature keeps its lines', () => {
  expect(signatureOf(form({ signature: ' Ada\nQuietgrid ' }))).toEqual({
    signature: 'Ada\nQuietgrid',
  });
});

test('A signature of more than 500 characters is rejected before it is sent', () => {
  expect(signatureProblems({ signature: 'x'.repeat(501) })).toMatchObject([{ field: 'signature' }]);
  expect(signatureProblems({ signature: 'x\n'.repeat(250) })).toEqual([]);
});

test('No address means no mail, and an empty box no notice', () => {
  const mails = mailsOf(form({ email: ' ', mailsMentioned: 'on' }));

  expect(mails).toEqual({ email: undefined, mailsAssigned: false, mailsMentioned: true });
  expect(mailProblems(mails)).toEqual([]);
});

test('What is no address is rejected before it is sent', () => {
  expect(mailProblems(mailsOf(form({ email: 'ada' })))).toMatchObject([{ field: 'email' }]);
});

/** Takes what is sent as saved, and returns it. */
async function keepPreferences(): Promise<unknown[]> {
  const sent: unknown[] = [];
  const echo = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    sent.push(JSON.parse(body));
    response.end(body);
  };
  await apiServer((request, response) => void echo(request, response));
  return sent;
}

afterEach(() => queryClient.clear());

test('Two forms that are saved at the same time both stay saved', async () => {
  const sent = await keepPreferences();
  const read = { signature: '', mailsAssigned: false, mailsMentioned: false };
  const signature = 'Ada';
  const mails = { email: 'ada@mail.example', mailsAssigned: true, mailsMentioned: true };

  const results = await Promise.all([
    savePreferences(read, { signature }),
    savePreferences(read, mails),
  ]);

  expect(results).toMatchObject([{ result: { isSaved: true } }, { result: { isSaved: true } }]);
  expect(sent.at(-1)).toEqual({ signature, ...mails });
});

test('An address that was cleared stays away when the signature is saved', async () => {
  const sent = await keepPreferences();
  const read = {
    signature: '',
    email: 'ada@mail.example',
    mailsAssigned: false,
    mailsMentioned: false,
  };

  await savePreferences(read, { email: undefined });
  await savePreferences(read, { signature: 'Ada' });

  expect(sent.at(-1)).toEqual({ signature: 'Ada', mailsAssigned: false, mailsMentioned: false });
});
