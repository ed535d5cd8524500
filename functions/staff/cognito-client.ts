import {
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { clientConfig, connectionForEachCall } from '../aws/client-config.ts';

/**
 * The function's Cognito client, with longer timeouts and no retries: a challenge accepts one response, so a retry
 * after a lost response would fail, and a wrong password would count twice. The timeout survives a lost SYN, which TCP
 * resends after 1 s (RFC 6298).
 */
export const cognito = new CognitoIdentityProviderClient({
  maxAttempts: 1,
  requestHandler: {
    ...clientConfig.requestHandler,
    ...connectionForEachCall,
    connectionTimeout: 3000,
    requestTimeout: 5000,
  },
});

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** The next step of a sign-in: our names for Cognito's challenges. */
export type Step = 'new-password' | 'set-up-code' | 'code';

const steps: ReadonlyMap<string | undefined, Step> = new Map([
  ['NEW_PASSWORD_REQUIRED', 'new-password'],
  ['MFA_SETUP', 'set-up-code'],
  ['SOFTWARE_TOKEN_MFA', 'code'],
]);

/** The state to send back to Cognito with the next step. */
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
 * The tokens of a Cognito response, or the challenge before them.
 * @throws Error on a challenge that our pool does not use, such as a text message
 */
export function outcome(output: Output, username: string): Tokens | Challenge {
  const step = steps.get(output.ChallengeName);
  if (step === undefined) return tokens(output.AuthenticationResult);
  const known = output.ChallengeParameters?.['USER_ID_FOR_SRP'] ?? username;
  return { step, username: known, session: required(output.Session) };
}

export function tokens({ AccessToken, RefreshToken }: AuthenticationResultType = {}): Tokens {
  return { access: required(AccessToken), refresh: required(RefreshToken) };
}

/** @throws Error if a Cognito response lacks the value */
export function required(value: string | undefined): string {
  if (value === undefined) throw new Error('A Cognito response lacks a required value.');
  return value;
}
