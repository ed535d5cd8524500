import { describe, expect, test } from 'vitest';
import { isGuessable } from '#contract/password.ts';

describe('A password', () => {
  test.each([
    'password1234',
    'P@ssw0rd2026',
    '123456789012',
    'qwertyuiop123',
    '1qaz2wsx3edc',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'iloveyou12345',
    'letmeinletmein',
    'welcome123456',
    'summer2026!!!',
    'ABCDEFGHIJKLM',
    '210987654321',
  ])('is refused where lists of leaked passwords begin: %s', (password) => {
    expect(isGuessable(password)).toBe(true);
  });

  test.each(['Quietgrid2026!', 'ember-ember-12', 'toronto1234!', 'administrator!!'])(
    'is refused where it is made of what lies near here: %s',
    (password) => {
      expect(isGuessable(password)).toBe(true);
    },
  );

  test('is refused where it is little more than the username', () => {
    expect(isGuessable('grace.hopper12', ['Grace.Hopper'])).toBe(true);
    expect(isGuessable('grace.hopper12', ['ada'])).toBe(false);
  });

  test.each([
    'a long enough passphrase',
    'fox over dog',
    'xk3v9qz7w1pm',
    'Zwölf Boxkämpfer jagen',
    '雨のち晴れ、ところにより雷',
    'password is a word in this sentence',
  ])('is taken where it has enough pieces that nobody expects: %s', (password) => {
    expect(isGuessable(password)).toBe(false);
  });

  test('of any length is judged at once', () => {
    expect(isGuessable('ab'.repeat(128))).toBe(true);
    expect(isGuessable('a'.repeat(100_000))).toBe(true);
  });
});
