import type { PasswordPolicy } from './passwords.ts';

/** A user pool as its template describes it. */
export interface Pool {
  /** `us-east-1_AbCdEfGhI` */
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly caseSensitive: boolean;
  readonly passwordPolicy: PasswordPolicy;
  /** Whether everybody needs a code from an authenticator app beside the password. */
  readonly needsCode: boolean;
}

/** An app client as its template describes it. Times are in seconds. */
export interface Client {
  readonly id: string;
  readonly poolId: string;
  readonly authFlows: readonly string[];
  readonly accessTokenValidity: number;
  readonly idTokenValidity: number;
  readonly refreshTokenValidity: number;
  /** How long a rotated refresh token still works, for retries; undefined where tokens do not rotate. */
  readonly rotationGrace: number | undefined;
  /** Between a challenge and its answer. */
  readonly challengeValidity: number;
  readonly revocable: boolean;
  /** Whether an unknown user gets the same answer as a wrong password. */
  readonly hidesUnknownUsers: boolean;
}
