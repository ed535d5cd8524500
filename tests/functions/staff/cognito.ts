import {
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect } from 'vitest';
import { type StaffCookie, staffCookies } from '#contract/staff-session.ts';
import { given } from '../environment.ts';

export const pool = { UserPoolId: given.USER_POOL_ID, ClientId: given.USER_POOL_CLIENT_ID };

const [head, claims] = [
  { alg: 'RS256' },
  { username: 'admin', sub: '5b1f7d4e', auth_time: 1_795_190_400 },
].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
const accessToken = `${head}.${claims}.signature-of-now`;

export const tokens = {
  AuthenticationResult: { AccessToken: accessToken, RefreshToken: 'refresh.of.now' },
};

/** Cognito's challenge after the password. */
export const asks = (
  ChallengeName: 'MFA_SETUP' | 'SOFTWARE_TOKEN_MFA' | 'NEW_PASSWORD_REQUIRED',
) => ({
  ChallengeName,
  Session: 'a-session-of-cognito',
  ChallengeParameters: { USER_ID_FOR_SRP: 'admin' },
});

/** A Cognito mock, reset for each test of a file. */
export function withCognito() {
  const cognito = mockClient(CognitoIdentityProviderClient);
  beforeEach(() => void cognito.reset());
  return cognito;
}

/** The same, with rate limits that always have tokens. */
export function withCognitoUnthrottled() {
  const dynamo = mockClient(DynamoDBDocumentClient);
  beforeEach(() => void dynamo.reset().onAnyCommand().resolves({}));
  return withCognito();
}

export const noSuchUser = new UserNotFoundException({ message: 'Unknown.', $metadata: {} });

/** A Cognito error as the SDK throws it. */
export function cognitoError(name: string, status = 400) {
  return new CognitoIdentityProviderServiceException({
    name,
    message: 'Some words of Cognito.',
    $fault: status < 500 ? 'client' : 'server',
    $metadata: { httpStatusCode: status },
  });
}

const flags = 'Path=/; HttpOnly; Secure; SameSite=Strict';
export const cleared = (cookie: StaffCookie) =>
  `${staffCookies[cookie].name}=; Max-Age=0; ${flags}`;
export const noSession = [cleared('access'), cleared('refresh'), cleared('challenge')];

/** The cookies that extend a session. */
export const session = (access = accessToken) => [
  `__Host-staff-access=${access}; Max-Age=1800; ${flags}`,
  `__Host-staff-refresh=refresh.of.now; Max-Age=1800; ${flags}`,
  cleared('challenge'),
];

/** The cookies that start a session. */
export const begun: readonly string[] = [
  ...session(),
  expect.stringMatching(
    /^__Host-staff-browser=[\w-]+\.\d+\.[\w-]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  ),
];

/** The cookies a browser sends back after a response. */
export function sent(cookies: readonly string[]): string[] {
  return cookies.map((cookie) => cookie.slice(0, cookie.indexOf(';')));
}
