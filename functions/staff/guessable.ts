import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '../http/api-error.ts';

/** Words of this site, which an attacker tries first. A test checks that the brand's words are among them. */
const siteWords = ['quietgrid', 'ember', 'smart', 'pickering', 'ontario', 'canada', 'staff'];

/** `very unguessable`, the highest of five scores: at least 10^10 guesses. */
const minScore = 4;

/**
 * Its dictionaries take 0.4 MB, so only a function that sets a password may import this file. It scores the first
 * 64 characters: the rest cannot make a password weaker, and 256 would take half a second.
 */
const estimator = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary, maxLength: 64 });

/** Whether a password is long enough and still easy to guess: docs/decisions/0019. */
export function isGuessable(password: string, username: string): boolean {
  const parts = username.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const near = [username, ...parts, ...siteWords];
  return estimator.check(password.normalize('NFKC'), near).score < minScore;
}

/** @throws ApiError `validation_failed` on `newPassword` if it is easy to guess */
export function rejectGuessable(newPassword: string, username: string): void {
  if (!isGuessable(newPassword, username)) return;
  throw invalidField(
    'newPassword',
    'too_common',
    'is too easy to guess; take a few unrelated words',
  );
}
