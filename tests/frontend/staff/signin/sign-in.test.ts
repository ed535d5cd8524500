import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { apiErrors, type ErrorCode } from '#contract/error.ts';
import { CodeRequest, NewPasswordRequest, SignInRequest } from '#contract/sign-in.ts';
import {
  attemptCode,
  attemptNewPassword,
  codeOf,
  codeProblems,
  newPasswordProblems,
} from '#frontend/staff/signin/challenges.ts';
import { attemptSignIn, signInProblems, type Step } from '#frontend/staff/signin/sign-in.ts';
import { endSession } from '#frontend/staff/session/sign-out.ts';
import { apiServer } from '../../api/api-server.ts';

const typed = { username: 'admin', password: 'correct horse' };

function respondWith(status: number, body: string) {
  return apiServer((_, response) => response.writeHead(status).end(body));
}

function respondWithError(code: ErrorCode, fields: object[] = []) {
  const { status, message } = apiErrors[code];
  return respondWith(status, JSON.stringify({ error: { code, message, fields } }));
}

const onStep = vi.fn<(step: Step) => void>();
beforeEach(() => onStep.mockReset());

const signIn = () => attemptSignIn(typed, onStep);
const rejected = (words: RegExp) => ({ result: expect.stringMatching(words) });
const invalid = (field: string, words: RegExp) => ({
  result: null,
  problems: [{ field, message: expect.stringMatching(words) }],
});

describe('signing in', () => {
  it.each([
    ['to the dashboard', { next: 'dashboard' }],
    ['to a password of one’s own', { next: 'new-password' }],
    ['to a code', { next: 'code' }],
    ['to an app that is set up', { next: 'set-up-code', secret: 'ABCD' }],
  ])('leads %s where the server says so', async (_, step) => {
    await respondWith(200, JSON.stringify({ success: true, ...step }));
    expect(await signIn()).toEqual({ result: null });
    expect(onStep.mock.calls).toEqual([[{ success: true, ...step }]]);
  });

  it.each([
    ['16 minutes', '960'],
    ['a minute', '15'],
    ['a minute', ''],
  ])('says to wait %s where the server asks for %j seconds', async (words, seconds) => {
    await apiServer((_, response) =>
      response.writeHead(429, seconds === '' ? {} : { 'retry-after': seconds }).end('{}'),
    );
    const result = `Too many attempts. Wait ${words}, then try again.`;
    expect(await signIn()).toEqual({ result });
  });

  it('says "Invalid credentials!" for a mismatch', async () => {
    await respondWithError('invalid_credentials');
    expect(await signIn()).toEqual(rejected(/^Invalid credentials!$/));
  });

  it.each<[ErrorCode, RegExp]>([
    ['too_many_requests', /Too many attempts/],
    ['unavailable', /cannot sign anyone in/],
    ['internal', /cannot sign anyone in/],
    ['forbidden', /refused this sign-in/],
  ])('never blames the credentials for %s', async (code, words) => {
    await respondWithError(code);
    expect(await signIn()).toEqual(rejected(words));
  });

  it('never blames the credentials if a proxy returns 401 in words of its own', async () => {
    await respondWith(401, '<html>Log in to the hotel network</html>');
    expect(await signIn()).toEqual(rejected(/refused this sign-in/));
  });

  it('says that there was no response if there was none', async () => {
    await apiServer((incoming) => incoming.socket.destroy());
    expect(await signIn()).toEqual(rejected(/did not answer/));
  });

  it.each([
    ['', '', ['Enter your username', 'Enter your password']],
    ['two words', 'x', ['Enter your username: plain letters, digits and symbols, without spaces']],
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
    ['fox over dog', []],
    ['fox over do', ['New password must be at least 12 characters']],
    [' fox over dog', ['Choose another password; it must not begin or end with a space']],
    ['fox over dog'.padEnd(256, 'ks'), []],
    ['fox over dog'.padEnd(257, 'ks'), ['New password must be 256 characters or fewer']],
  ])('checks %j as the server does', (newPassword, expected) => {
    const found = newPasswordProblems(newPassword);
    expect(found.map(({ message }) => message)).toEqual(expected);
    expect(NewPasswordRequest.safeParse({ newPassword }).success).toBe(found.length === 0);
  });

  it('leaves to the server what is too easily guessed', () => {
    expect(newPasswordProblems('password1234')).toEqual([]);
  });

  it.each([
    ['format', /Choose another/],
    ['too_common', /^New password is too easy to guess/],
  ])('says at the field what the server rejects as %s', async (rule, words) => {
    await respondWithError('validation_failed', [{ field: 'newPassword', rule, message: 'x' }]);
    expect(await attemptNewPassword('x'.repeat(12), onStep)).toMatchObject(
      invalid('newPassword', words),
    );
  });
});

function typing(text: string): string {
  const entries = new FormData();
  entries.set('code', text);
  return codeOf(entries);
}

describe('a code', () => {
  it.each([
    ['', 'Enter the code that your authenticator app shows'],
    ['12345', 'A code has six digits'],
    ['1234567', 'A code has six digits'],
    ['12345a', 'A code has six digits'],
  ])('of %j is turned back before it is sent', (text, message) => {
    expect(codeProblems(typing(text))).toEqual([{ field: 'code', message }]);
  });

  it.each(['123456', '123 456', ' 123-456 '])('may be pasted as %j', (text) => {
    expect(typing(text)).toBe('123456');
    expect(codeProblems(typing(text))).toEqual([]);
    expect(CodeRequest.safeParse({ code: typing(text) }).success).toBe(true);
  });

  it('that is wrong is said at the field', async () => {
    await respondWithError('validation_failed', [{ field: 'code', rule: 'format', message: 'x' }]);
    const outcome = invalid('code', /not the current code/);
    expect(await attemptCode('123456', onStep)).toMatchObject(outcome);
  });

  it('that is right leads to the dashboard', async () => {
    await respondWith(200, '{"success":true,"next":"dashboard"}');
    await attemptCode('123456', onStep);
    expect(onStep).toHaveBeenCalledWith({ success: true, next: 'dashboard' });
  });
});

test.each([
  ['a new password', () => attemptNewPassword('x'.repeat(12), onStep)],
  ['a code', () => attemptCode('123456', onStep)],
])('The sign-in starts over where the server no longer waits for %s', async (_, attempt) => {
  await respondWithError('unauthorized');
  expect(await attempt()).toEqual({ result: null });
  expect(onStep.mock.calls).toEqual([[{ next: 'expired' }]]);
});

describe('signing out', () => {
  it('is done once the API has responded, which clears the cookies in any case', async () => {
    await respondWith(200, '{"success":true}');
    expect(await endSession()).toBe(true);
  });

  it('is done as far as this browser goes where the API could not end the session itself', async () => {
    await respondWithError('unavailable');
    expect(await endSession()).toBe(true);
  });

  it('is not done where the API never heard of it', async () => {
    await respondWith(502, '<html>Bad gateway</html>');
    expect(await endSession()).toBe(false);
  });
});
