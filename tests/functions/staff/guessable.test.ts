import { describe, expect, test } from 'vitest';
import * as brand from '#frontend/content/brand.ts';
import { isGuessable } from '#functions/staff/guessable.ts';

describe('A password', async () => {
  test.each(
    (
      'password1234 P@ssw0rd2026 ｐａｓｓｗｏｒｄ１２３４ 123456789012 qwertyuiop123 1qaz2wsx3edc aaaaaaaaaaaa ' +
      'abcabcabcabc iloveyou12345 letmeinletmein welcome123456 summer2026!!! ABCDEFGHIJKLM ' +
      '210987654321'
    ).split(' '),
  )('is rejected if it is near the top of leaked lists: %s', async (password) => {
    expect(await isGuessable(password, 'ada')).toBe(true);
  });

  test.each([
    brand.name,
    brand.ember.name,
    brand.address.city,
    brand.address.region,
    brand.address.country,
    'Staff',
    'Smart',
  ])('is rejected if it consists of words of this site: %s', async (word) => {
    expect(await isGuessable(`${word}2026!`.padEnd(12, '!'), 'ada')).toBe(true);
  });

  test.each(['Wrzesniewski-Okonkwo', 'okonkwo-okonkwo', 'WRZESNIEWSKI1!'])(
    'is rejected if it is little more than the username: %s',
    async (password) => {
      expect(await isGuessable(password, 'wrzesniewski.okonkwo')).toBe(true);
      expect(await isGuessable(password, 'ada')).toBe(false);
      expect(await isGuessable(password, 'okonkwo.wrzesniewski')).toBe(true);
    },
  );

  test('is not rejected for sharing two letters with the username', async () => {
    expect(await isGuessable('xk3v9qz7w1pm', 'xk.3v.9q.z7.w1.pm')).toBe(false);
  });

  test.each([
    'a long enough passphrase',
    'fox over dog',
    'xk3v9qz7w1pm',
    'Zwölf Boxkämpfer jagen',
    '雨のち晴れ、ところにより雷',
    'password is a word in this sentence',
  ])('is accepted if it is hard to guess: %s', async (password) => {
    expect(await isGuessable(password, 'admin')).toBe(false);
  });

  test('of maximum length is judged by its beginning, to save time', async () => {
    expect(await isGuessable('ab'.repeat(128), 'ada')).toBe(true);
    expect(await isGuessable(`${'a'.repeat(64)}xk3v9qz7w1pm`, 'ada')).toBe(true);
    expect(await isGuessable(`xk3v9qz7w1pm${'a'.repeat(64)}`, 'ada')).toBe(false);
  });
});
