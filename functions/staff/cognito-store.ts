import {
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { patience } from '../aws/patience.ts';

/** The one Cognito client of a function: made at cold start, so that its connections are used again. */
export const cognito = new CognitoIdentityProviderClient(patience);

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** The tokens of Cognito's answer. */
export function tokens(result: AuthenticationResultType | undefined): Tokens {
  return { access: required(result?.AccessToken), refresh: required(result?.RefreshToken) };
}

/**
 * A part that an answer must have.
 * @throws Error where it lacks: a challenge that we do not ask for, such as a second factor, brings no
 * tokens.
 */
export function required(value: string | undefined): string {
  if (value === undefined) throw new Error('Cognito answered without tokens.');
  return value;
}
