import {
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { site, start, withSite } from './gateway.ts';

const cognito = mockClient(CognitoIdentityProviderClient);
withSite();

const oldPassword = 'the right password';

beforeEach(() => {
  cognito.reset();
  cognito.on(AdminUserGlobalSignOutCommand).resolves({});
  cognito
    .on(ChangePasswordCommand)
    .rejects(new NotAuthorizedException({ message: 'Incorrect.', $metadata: {} }))
    .on(ChangePasswordCommand, { PreviousPassword: oldPassword })
    .resolves({});
});

function attempt(send: ReturnType<typeof site>, guess: string, address: string) {
  return send({
    endpoint: endpoints.changePassword,
    address,
    body: { oldPassword: guess, newPassword: 'correct horse battery staple' },
    cookies: ['__Host-staff-access=the.access.token'],
  });
}

test('A stolen session allows 34 password guesses in its eight hours, from any number of addresses', async () => {
  const send = site();
  let passed = 0;
  // One guess in four minutes, each from another address: many more than pass.
  for (let guess = 0; guess < 8 * 15; guess += 1) {
    vi.setSystemTime(start + guess * 4 * 60_000);
    const { status } = await attempt(send, `guess ${guess}`, `203.0.113.${guess % 250}`);
    if (status === 400) passed += 1;
  }

  expect(passed).toBe(34 - 1);
  expect(cognito.commandCalls(ChangePasswordCommand)).toHaveLength(passed);
});

test('Its owner can change the password at most 16 minutes after the last guess', async () => {
  const send = site();
  for (let guess = 0; guess < 50; guess += 1) await attempt(send, `guess ${guess}`, '203.0.113.9');
  expect((await attempt(send, oldPassword, '198.51.100.50')).status).toBe(429);
  vi.setSystemTime(start + 16 * 60_000);

  expect((await attempt(send, oldPassword, '198.51.100.50')).status).toBe(200);
});
