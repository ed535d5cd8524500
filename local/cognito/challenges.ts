import { CognitoError } from './cognito-error.ts';
import type { Client } from './pool.ts';
import { newRefreshToken } from './tokens.ts';

export type ChallengeName = 'NEW_PASSWORD_REQUIRED' | 'MFA_SETUP' | 'SOFTWARE_TOKEN_MFA';

/** Where somebody's sign-in stands. */
export interface Challenge {
  readonly name: ChallengeName;
  readonly client: Client;
  readonly username: string;
  /** With `MFA_SETUP`: what an app has been given. */
  readonly secret?: string;
  /** With `MFA_SETUP`: a code of that app was right. */
  readonly verified?: true;
}

/** The sign-ins under way, each by the `Session` that its next step must bring. */
export class Challenges {
  readonly #open = new Map<string, { challenge: Challenge; expiresAt: number }>();

  /** @returns the session */
  open(challenge: Challenge): string {
    const session = newRefreshToken();
    const expiresAt = Date.now() + challenge.client.challengeValidity * 1000;
    this.#open.set(session, { challenge, expiresAt });
    return session;
  }

  /** @throws CognitoError NotAuthorizedException where there is none, or another step comes first */
  find(session: string, name: ChallengeName): Challenge {
    const { challenge, expiresAt = 0 } = this.#open.get(session) ?? {};
    if (challenge?.name === name && expiresAt >= Date.now()) return challenge;
    this.#open.delete(session);
    throw new CognitoError(
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
    );
  }

  close(session: string): void {
    this.#open.delete(session);
  }
}
