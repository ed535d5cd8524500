import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Words of this site, which whoever guesses its staff's passwords tries first. A test holds the brand's. */
const siteWords = ['quietgrid', 'ember', 'smart', 'pickering', 'ontario', 'canada', 'staff'];

/** `very unguessable`, the best of five scores: 10^10 guesses and more. */
const minScore = 4;

/**
 * Its dictionaries are 0.4 MB, so only the function that sets a password may import this file. Sixty-four
 * characters are judged: that the rest makes no password weaker is sure, and 256 would take half a second.
 */
const judge = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary, maxLength: 64 });

/** Whether a password is long and still among the first to be guessed: docs/decisions/0019. */
export function isGuessable(password: string, username: string): boolean {
  const parts = username.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const near = [username, ...parts, ...siteWords];
  return judge.check(password.normalize('NFKC'), near).score < minScore;
}
