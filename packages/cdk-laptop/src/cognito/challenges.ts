import { CognitoError } from './cognito-error.ts';
import type { Client } from './pool.ts';
import { randomToken } from './tokens.ts';

export type ChallengeName = 'NEW_PASSWORD_REQUIRED' | 'MFA_SETUP' | 'SOFTWARE_TOKEN_MFA';

/** The next step of a sign-in. */
export interface Challenge {
  readonly name: ChallengeName;
  readonly client: Client;
  readonly username: string;
  /** With `MFA_SETUP`: the app's secret. */
  readonly secret?: string;
  /** With `MFA_SETUP`: the app's first code was correct. */
  readonly verified?: true;
}

export function invalidSession(): CognitoError {
  const message = 'Invalid session for the user, session is expired.';
  return new CognitoError('NotAuthorizedException', message);
}

/** Open challenges, by the `Session` that the response must contain. */
export class Challenges {
  readonly #open = new Map<string, { challenge: Challenge; expiresAt: number }>();

  /** @returns the session */
  open(challenge: Challenge): string {
    const session = randomToken();
    const expiresAt = Date.now() + challenge.client.challengeValidity * 1000;
    this.#open.set(session, { challenge, expiresAt });
    return session;
  }

  /** @throws CognitoError NotAuthorizedException if there is no such challenge, or it has expired */
  find(session: string, name: ChallengeName): Challenge {
    const { challenge, expiresAt = 0 } = this.#open.get(session) ?? {};
    if (challenge?.name === name && expiresAt >= Date.now()) return challenge;
    this.#open.delete(session);
    throw invalidSession();
  }

  close(session: string): void {
    this.#open.delete(session);
  }
}
