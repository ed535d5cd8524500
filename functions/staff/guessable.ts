import { invalidField } from '../http/api-error.ts';

/** Words of this site, which attackers try first. A test checks that the brand's words are included. */
const siteWords = ['quietgrid', 'ember', 'smart', 'pickering', 'ontario', 'canada', 'staff'];

/** `very unguessable`, the highest of five scores: at least 10^10 guesses. */
const minScore = 4;

/**
 * Loads on demand because its dictionaries take 0.4 MB. It scores the first 64 characters: more cannot weaken a
 * password, and 256 would take half a second.
 */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary, maxLength: 64 });
}

let estimator: ReturnType<typeof loadEstimator> | undefined;

/** Whether a password of valid length is easy to guess: decision 14. */
export async function isGuessable(password: string, username: string): Promise<boolean> {
  const parts = username.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const near = [username, ...parts, ...siteWords];
  estimator ??= loadEstimator();
  return (await estimator).check(password.normalize('NFKC'), near).score < minScore;
}

/** @throws ApiError `validation_failed` on `newPassword` if it is easy to guess */
export async function rejectGuessable(newPassword: string, username: string): Promise<void> {
  if (!(await isGuessable(newPassword, username))) return;
  throw invalidField(
    'newPassword',
    'too_common',
    'is too easy to guess; use a few unrelated words',
  );
}
