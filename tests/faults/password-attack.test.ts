import {
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { viewerAddressHeader } from '#contract/environment.ts';
import { call } from '../functions/call.ts';
import { captureLogs } from '../functions/logs.ts';
import { withTables } from '../functions/tables.ts';
import { gateway } from './gateway.ts';

const cognito = mockClient(CognitoIdentityProviderClient);
withTables();
captureLogs();

// Far above what a slow machine needs: no test measures time.
vi.setConfig({ testTimeout: 180_000 });

const start = Date.UTC(2026, 10, 20, 8);
const oldPassword = 'the right password';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  cognito.reset();
  cognito.on(AdminUserGlobalSignOutCommand).resolves({});
  cognito
    .on(ChangePasswordCommand)
    .rejects(new NotAuthorizedException({ message: 'Incorrect.', $metadata: {} }))
    .on(ChangePasswordCommand, { PreviousPassword: oldPassword })
    .resolves({});
});
afterEach(() => vi.useRealTimers());

function attempt(allows: ReturnType<typeof gateway>, guess: string, address: string) {
  if (!allows(endpoints.changePassword)) return { status: 429 };
  return call(endpoints.changePassword, {
    body: { oldPassword: guess, newPassword: 'correct horse battery staple' },
    headers: { [viewerAddressHeader]: `${address}:50412` },
    cookies: ['__Host-staff-access=the.access.token'],
  });
}

test('Whoever took a session guesses its password 34 times in its eight hours, from however many addresses', async () => {
  const allows = gateway();
  let passed = 0;
  // A guess every 20 seconds, each from another address.
  for (let guess = 0; guess < (8 * 3600) / 20; guess += 1) {
    vi.setSystemTime(start + guess * 20_000);
    const { status } = await attempt(allows, `guess ${guess}`, `203.0.113.${guess % 250}`);
    if (status === 400) passed += 1;
  }

  expect(passed).toBe(34 - 1);
  expect(cognito.commandCalls(ChangePasswordCommand)).toHaveLength(passed);
});

test('Its owner changes the password 16 minutes after the last guess at the latest', async () => {
  const allows = gateway();
  for (let guess = 0; guess < 50; guess += 1)
    await attempt(allows, `guess ${guess}`, '203.0.113.9');
  expect((await attempt(allows, oldPassword, '198.51.100.50')).status).toBe(429);
  vi.setSystemTime(start + 16 * 60_000);

  expect((await attempt(allows, oldPassword, '198.51.100.50')).status).toBe(200);
});
