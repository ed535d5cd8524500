import { describe, expect, it } from 'vitest';
import { refusals, type ErrorCode } from '#contract/error.ts';
import { NewPasswordRequest, SignInRequest } from '#contract/session.ts';
import {
  attemptNewPassword,
  attemptSignIn,
  newPasswordProblems,
  signInProblems,
} from '#frontend/staff/signIn.ts';
import { endSession } from '#frontend/staff/signOut.ts';
import { apiServer } from './api-server.ts';

const typed = { username: 'admin', password: 'correct horse' };

function answering(status: number, body: string) {
  return apiServer((_, response) => response.writeHead(status).end(body));
}

function refusing(code: ErrorCode, fields: object[] = []) {
  const { status, message } = refusals[code];
  return answering(status, JSON.stringify({ error: { code, message, fields } }));
}

describe('signing in', () => {
  it('leads to the dashboard', async () => {
    await answering(200, '{"success":true,"next":"dashboard"}');
    expect(await attemptSignIn(typed)).toEqual({ kind: 'signed-in' });
  });

  it('asks who signs in for the first time for a new password', async () => {
    await answering(200, '{"success":true,"next":"new-password"}');
    expect(await attemptSignIn(typed)).toEqual({ kind: 'first-password' });
  });

  it('says "Invalid credentials!" for a mismatch', async () => {
    await refusing('invalid_credentials');
    expect(await attemptSignIn(typed)).toEqual({
      kind: 'turned-back',
      alert: 'Invalid credentials!',
    });
  });

  it.each<[ErrorCode, RegExp]>([
    ['too_many_requests', /Too many attempts/],
    ['unavailable', /cannot sign anyone in/],
    ['internal', /cannot sign anyone in/],
    ['forbidden', /refused this sign-in/],
  ])('never blames the credentials for %s', async (code, words) => {
    await refusing(code);
    expect(await attemptSignIn(typed)).toEqual({
      kind: 'turned-back',
      alert: expect.stringMatching(words),
    });
  });

  it('never blames the credentials where a proxy answers 401 in words of its own', async () => {
    await answering(401, '<html>Log in to the hotel network</html>');
    expect(await attemptSignIn(typed)).toMatchObject({
      kind: 'turned-back',
      alert: expect.stringMatching(/refused this sign-in/),
    });
  });

  it('says that nothing answered where nothing did', async () => {
    await apiServer((incoming) => incoming.socket.destroy());
    expect(await attemptSignIn(typed)).toMatchObject({
      kind: 'turned-back',
      alert: expect.stringMatching(/did not answer/),
    });
  });

  it.each([
    ['', '', ['Enter your username', 'Enter your password']],
    ['two words', 'x', ['Enter your username without spaces']],
    ['u'.repeat(129), 'x', ['Username must be 128 characters or fewer']],
    ['admin', 'x'.repeat(257), ['Password must be 256 characters or fewer']],
    ['admin', ' ', []],
  ])('checks %j and %j as the server does', (username, password, expected) => {
    const found = signInProblems({ username, password });
    expect(found.map(({ message }) => message)).toEqual(expected);
    expect(SignInRequest.safeParse({ username, password }).success).toBe(found.length === 0);
  });
});

describe('choosing a password', () => {
  it.each([
    ['', ['Enter a new password']],
    ['x'.repeat(11), ['New password must be at least 12 characters']],
    ['x'.repeat(12), []],
    ['a b'.repeat(4), []],
    [` ${'x'.repeat(12)}`, ['Choose another password; it must not begin or end with a space']],
    ['x'.repeat(256), []],
    ['x'.repeat(257), ['New password must be 256 characters or fewer']],
  ])('checks %j as the server does', (newPassword, expected) => {
    const found = newPasswordProblems(newPassword);
    expect(found.map(({ message }) => message)).toEqual(expected);
    expect(NewPasswordRequest.safeParse({ newPassword }).success).toBe(found.length === 0);
  });

  it('says at the field what the password policy refuses', async () => {
    await refusing('validation_failed', [{ field: 'newPassword', rule: 'format', message: 'x' }]);
    expect(await attemptNewPassword('x'.repeat(12))).toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'newPassword', message: expect.stringMatching(/Choose another/) }],
    });
  });

  it('starts over where the server no longer waits for it', async () => {
    await refusing('unauthorized');
    expect(await attemptNewPassword('x'.repeat(12))).toEqual({ kind: 'expired' });
  });
});

describe('signing out', () => {
  it('is done when the API has answered, which takes the cookies away in any case', async () => {
    await answering(200, '{"success":true}');
    expect(await endSession()).toBe(true);
  });

  it('is done as far as this browser goes where the API could not end the session itself', async () => {
    await refusing('unavailable');
    expect(await endSession()).toBe(true);
  });

  it('is not done where the API never heard of it', async () => {
    await answering(502, '<html>Bad gateway</html>');
    expect(await endSession()).toBe(false);
  });
});
