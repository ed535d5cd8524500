import {
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { clientConfig } from '../aws/client-config.ts';

/**
 * The one Cognito client of a function, made at cold start so that it reuses its connections. It never retries and
 * waits longer instead: a challenge can be answered once, so that a retry after a lost response would be refused,
 * and a wrong password would count twice.
 */
export const cognito = new CognitoIdentityProviderClient({
  maxAttempts: 1,
  requestHandler: { ...clientConfig.requestHandler, requestTimeout: 5000 },
});

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** What is left to do before there are tokens: our words for Cognito's challenges. */
export type Step = 'new-password' | 'set-up-code' | 'code';

const steps: ReadonlyMap<string | undefined, Step> = new Map([
  ['NEW_PASSWORD_REQUIRED', 'new-password'],
  ['MFA_SETUP', 'set-up-code'],
  ['SOFTWARE_TOKEN_MFA', 'code'],
]);

/** What Cognito wants to hear again with the next step. */
export interface Challenge {
  readonly step: Step;
  readonly username: string;
  readonly session: string;
}

interface Output {
  readonly AuthenticationResult?: AuthenticationResultType | undefined;
  readonly ChallengeName?: string | undefined;
  readonly ChallengeParameters?: Record<string, string> | undefined;
  readonly Session?: string | undefined;
}

/**
 * What an answer of Cognito means for who is signing in.
 * @throws Error where it is a challenge that we do not ask for, such as a code by text message.
 */
export function outcome(output: Output, username: string): Tokens | Challenge {
  const step = steps.get(output.ChallengeName);
  if (step === undefined) return tokens(output.AuthenticationResult);
  const known = output.ChallengeParameters?.['USER_ID_FOR_SRP'] ?? username;
  return { step, username: known, session: required(output.Session) };
}

/** The tokens of Cognito's answer. */
export function tokens({ AccessToken, RefreshToken }: AuthenticationResultType = {}): Tokens {
  return { access: required(AccessToken), refresh: required(RefreshToken) };
}

/**
 * A part that an answer must have.
 * @throws Error where it lacks.
 */
export function required(value: string | undefined): string {
  if (value === undefined) throw new Error('An answer of Cognito lacks a part.');
  return value;
}
