import * as z from 'zod/mini';
import type { Challenge, Challenges } from './challenges.ts';
import { CognitoError } from './cognito-error.ts';
import type { Sessions } from './sessions.ts';
import type { User } from './state.ts';
import { newSecret, stepOf } from './totp.ts';
import type { UserPools } from './user-pools.ts';

const byToken = z.object({ AccessToken: z.string() });
const AssociateSoftwareToken = z.union([byToken, z.object({ Session: z.string() })]);
const VerifySoftwareToken = z.union([
  z.object({ ...byToken.shape, UserCode: z.string() }),
  z.object({ Session: z.string(), UserCode: z.string() }),
]);

/**
 * The operations on authenticator apps, by their names in the API. A code is accepted once. An access token or a
 * challenge's session authorises them, "but not both". With an access token, the old app is valid until a code of the new
 * one is verified: Cognito "disassociates an existing software token when you verify the new token" (API reference,
 * AssociateSoftwareToken; until 2022 it said that this operation does so at once).
 */
export class SecondFactor {
  readonly #userPools: UserPools;
  readonly #challenges: Challenges;
  readonly #sessions: Sessions;
  /** A user's `sub` -> the secret whose first code is pending. */
  readonly #issued = new Map<string, string>();

  constructor(userPools: UserPools, challenges: Challenges, sessions: Sessions) {
    this.#userPools = userPools;
    this.#challenges = challenges;
    this.#sessions = sessions;
  }

  async AssociateSoftwareToken(input: unknown): Promise<object> {
    const request = AssociateSoftwareToken.parse(input);
    if ('AccessToken' in request) return this.#issue(request.AccessToken);
    const { Session } = request;
    const challenge = this.#challenges.find(Session, 'MFA_SETUP');
    this.#challenges.close(Session);
    const secret = newSecret();
    return { SecretCode: secret, Session: this.#challenges.open({ ...challenge, secret }) };
  }

  async VerifySoftwareToken(input: unknown): Promise<object> {
    const request = VerifySoftwareToken.parse(input);
    if ('AccessToken' in request) return this.#replace(request.AccessToken, request.UserCode);
    const { Session, UserCode } = request;
    const challenge = this.#challenges.find(Session, 'MFA_SETUP');
    const authenticator = firstUse(challenge.secret, UserCode);
    this.#challenges.close(Session);
    const user = this.#userPools.existingUser(challenge.client.poolId, challenge.username);
    this.#userPools.save(challenge.client.poolId, { ...user, authenticator });
    return { Status: 'SUCCESS', Session: this.#challenges.open({ ...challenge, verified: true }) };
  }

  async #issue(accessToken: string): Promise<object> {
    const { user } = await this.#sessions.owner(accessToken);
    const secret = newSecret();
    this.#issued.set(user.sub, secret);
    return { SecretCode: secret };
  }

  async #replace(accessToken: string, code: string): Promise<object> {
    const { pool, user } = await this.#sessions.owner(accessToken);
    const authenticator = firstUse(this.#issued.get(user.sub), code);
    this.#issued.delete(user.sub);
    this.#userPools.save(pool.id, { ...user, authenticator });
    return { Status: 'SUCCESS' };
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

/**
 * An app by its first code.
 * @throws CognitoError SoftwareTokenMFANotFoundException, EnableSoftwareTokenMFAException
 */
function firstUse(secret: string | undefined, code: string): NonNullable<User['authenticator']> {
  if (secret === undefined) {
    throw new CognitoError(
      'SoftwareTokenMFANotFoundException',
      'AssociateSoftwareToken has not been called.',
    );
  }
  const usedStep = stepOf(secret, code, Date.now());
  if (usedStep === undefined) {
    throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
  }
  return { secret, usedStep };
}
