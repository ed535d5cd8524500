import * as z from 'zod/mini';
import type { Challenge, Challenges } from './challenges.ts';
import { CognitoError } from './cognito-error.ts';
import type { User } from './state.ts';
import { newSecret, stepOf } from './totp.ts';
import type { UserPools } from './user-pools.ts';

const AssociateSoftwareToken = z.object({ Session: z.string() });
const VerifySoftwareToken = z.object({ Session: z.string(), UserCode: z.string() });

/** The operations on authenticator apps, by their names in the API. A code is accepted once. */
export class SecondFactor {
  readonly #userPools: UserPools;
  readonly #challenges: Challenges;

  constructor(userPools: UserPools, challenges: Challenges) {
    this.#userPools = userPools;
    this.#challenges = challenges;
  }

  async AssociateSoftwareToken(input: unknown): Promise<object> {
    const { Session } = AssociateSoftwareToken.parse(input);
    const challenge = this.#challenges.find(Session, 'MFA_SETUP');
    this.#challenges.close(Session);
    const secret = newSecret();
    return { SecretCode: secret, Session: this.#challenges.open({ ...challenge, secret }) };
  }

  async VerifySoftwareToken(input: unknown): Promise<object> {
    const { Session, UserCode } = VerifySoftwareToken.parse(input);
    const challenge = this.#challenges.find(Session, 'MFA_SETUP');
    const { secret } = challenge;
    if (secret === undefined) {
      throw new CognitoError(
        'SoftwareTokenMFANotFoundException',
        'AssociateSoftwareToken has not been called.',
      );
    }
    const step = stepOf(secret, UserCode, Date.now());
    if (step === undefined) {
      throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
    }
    this.#challenges.close(Session);
    const user = this.#userPools.existingUser(challenge.client.poolId, challenge.username);
    this.#userPools.save(challenge.client.poolId, {
      ...user,
      authenticator: { secret, usedStep: step },
    });
    return { Status: 'SUCCESS', Session: this.#challenges.open({ ...challenge, verified: true }) };
  }

  /** @throws CognitoError CodeMismatchException, ExpiredCodeException, SoftwareTokenMFANotFoundException */
  useCode({ client, username }: Challenge, code: string): void {
    const user: User = this.#userPools.existingUser(client.poolId, username);
    const { authenticator } = user;
    if (authenticator === undefined) {
      throw new CognitoError(
        'SoftwareTokenMFANotFoundException',
        'The user has no authenticator app.',
      );
    }
    const { secret } = authenticator;
    const step = stepOf(secret, code, Date.now());
    if (step === undefined) {
      throw new CognitoError('CodeMismatchException', 'Invalid code received for user');
    }
    if (step <= authenticator.usedStep) {
      throw new CognitoError(
        'ExpiredCodeException',
        'Your software token has already been used once.',
      );
    }
    this.#userPools.save(client.poolId, { ...user, authenticator: { secret, usedStep: step } });
  }
}
