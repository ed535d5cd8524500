import type { PasswordPolicy } from './passwords.ts';

/** A group of a user pool, from its template. */
interface Group {
  readonly name: string;
  readonly description: string | undefined;
  readonly precedence: number | undefined;
}

/** A user pool, from its template. */
export interface Pool {
  /** `us-east-1_AbCdEfGhI` */
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly caseSensitive: boolean;
  readonly passwordPolicy: PasswordPolicy;
  /** Whether all users need an authenticator app. */
  readonly requiresMfa: boolean;
  /** By name. */
  readonly groups: Map<string, Group>;
}

/** An app client, from its template. Times are in seconds. */
export interface Client {
  readonly id: string;
  readonly poolId: string;
  readonly authFlows: readonly string[];
  readonly accessTokenValidity: number;
  readonly idTokenValidity: number;
  readonly refreshTokenValidity: number;
  /** How long a rotated refresh token still works, for retries. Undefined without rotation. */
  readonly rotationGrace: number | undefined;
  /** Between a challenge and its response. */
  readonly challengeValidity: number;
  readonly revocable: boolean;
  /** Whether an unknown user gets the same error as a wrong password. */
  readonly hidesUnknownUsers: boolean;
}
