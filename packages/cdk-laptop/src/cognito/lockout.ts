import { CognitoError } from './cognito-error.ts';

/** Failures before the first lock. */
const free = 4;
/** Seconds: the longest lock takes "approximately 15 minutes", and 15 minutes without an attempt reset the count. */
const quarter = 15 * 60;

interface Failures {
  readonly count: number;
  readonly lockedUntil: number;
  readonly lastAttempt: number;
}

/**
 * The lock of a user after wrong passwords, in memory: for 2^(n-5) seconds after the n-th, from the fifth on. Developer
 * Guide, "Lockout behavior for failed sign-in attempts":
 * docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-authentication-flow-methods.html
 */
export class Lockout {
  readonly #users = new Map<string, Failures>();

  /**
   * Runs before a password is checked.
   * @throws CognitoError NotAuthorizedException while the user is locked out. This does not count as a failure.
   */
  begin(user: string): void {
    const now = Date.now();
    const failures = this.#users.get(user);
    if (failures === undefined) return;
    if (now - failures.lastAttempt >= quarter * 1000) {
      this.#users.delete(user);
    } else {
      this.#users.set(user, { ...failures, lastAttempt: now });
      if (now < failures.lockedUntil) {
        throw new CognitoError('NotAuthorizedException', 'Password attempts exceeded');
      }
    }
  }

  succeed(user: string): void {
    this.#users.delete(user);
  }

  fail(user: string): void {
    const now = Date.now();
    const count = (this.#users.get(user)?.count ?? 0) + 1;
    const seconds = count > free ? Math.min(2 ** (count - free - 1), quarter) : 0;
    this.#users.set(user, { count, lockedUntil: now + seconds * 1000, lastAttempt: now });
  }
}
