import { expect, test, vi } from 'vitest';
import { Lockout } from '../src/cognito/lockout.ts';
import { withClock } from './clock.ts';
import {
  cognitoError,
  cognitoFolder,
  notAuthorized,
  openCognito,
  signInAt,
} from './cognito-service.ts';

const start = Date.UTC(2026, 10, 20, 16);
const lockedOut = cognitoError('NotAuthorizedException', 'Password attempts exceeded');

withClock(start);

/** Seconds for which the user is locked out after so many wrong passwords, each as soon as it is looked at. */
function lockAfter(failures: number): number {
  vi.setSystemTime(start);
  const lockout = new Lockout();
  let waited = 0;
  for (let failure = 0; failure <= failures; failure += 1) {
    for (waited = 0; ; waited += 1) {
      try {
        lockout.begin('ada');
        break;
      } catch {
        vi.setSystemTime(Date.now() + 1000);
      }
    }
    lockout.fail('ada');
  }
  return waited;
}

test('A user is locked out from the fifth wrong password on, twice as long after each, for a quarter of an hour at most', () => {
  expect([3, 4, 5, 6, 7, 10, 14, 15, 17].map(lockAfter)).toEqual([
    0, 0, 1, 2, 4, 32, 512, 900, 900,
  ]);
});

test('All is forgotten after a quarter of an hour without an attempt, and after the right password', () => {
  const lockout = new Lockout();
  for (let failure = 0; failure < 5; failure += 1) lockout.fail('ada');
  expect(() => lockout.begin('ada')).toThrow('Password attempts exceeded');
  vi.setSystemTime(start + 900_000);
  lockout.begin('ada');
  for (let failure = 0; failure < 4; failure += 1) lockout.fail('ada');
  lockout.begin('ada');
  lockout.succeed('ada');
  for (let failure = 0; failure < 4; failure += 1) lockout.fail('ada');

  expect(() => lockout.begin('ada')).not.toThrow();
});

test('The local Cognito rejects the right password too while its user is locked out, and no other user’s', async () => {
  const cognito = await openCognito(cognitoFolder());
  const password = 'correct horse 1';
  await cognito.userPools.ensureUser({ username: 'ada', password });
  await cognito.userPools.ensureUser({ username: 'grace', password });
  for (let failure = 0; failure < 5; failure += 1) {
    await expect(signInAt(cognito, 'ada', 'wrong')).rejects.toEqual(notAuthorized);
  }
  await expect(signInAt(cognito, 'ada', password)).rejects.toEqual(lockedOut);
  expect(await signInAt(cognito, 'grace', password)).toHaveProperty('AuthenticationResult');
  vi.setSystemTime(start + 1000);

  expect(await signInAt(cognito, 'ada', password)).toHaveProperty('AuthenticationResult');
  await cognito.stop();
});
