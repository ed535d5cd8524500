import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Client, Pool } from '../src/cognito/pool.ts';
import { startCognito, type Cognito } from '../src/cognito/server.ts';
import { readSeed } from '../src/seed.ts';
import { optionsFor } from './sdk.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const pool: Omit<Pool, 'groups'> = {
  id: 'us-east-1_AbCdEfGhI',
  name: 'quietgrid-development-data',
  region: 'us-east-1',
  caseSensitive: false,
  requiresMfa: false,
  passwordPolicy: {
    minimumLength: 12,
    requireLowercase: false,
    requireUppercase: false,
    requireNumbers: true,
    requireSymbols: false,
  },
};

export const client: Client = {
  id: 'client1',
  poolId: pool.id,
  authFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
  accessTokenValidity: 900,
  idTokenValidity: 900,
  refreshTokenValidity: 3600,
  challengeValidity: 600,
  rotationGrace: 0,
  revocable: true,
  hidesUnknownUsers: true,
};

export const accessKeyId = 'thekey';

// Generating a key is slow, and no test is about it.
const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  format: 'pem',
  type: 'pkcs8',
});

export function cognitoFolder(): string {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'cognito-key.pem'), pem);
  return dataDir;
}

interface Changes {
  readonly client?: Partial<Client>;
  readonly pool?: Partial<Pool>;
}

/** Starts Cognito with one pool and one client. */
export async function openCognito(dataDir: string, changes: Changes = {}): Promise<Cognito> {
  const seed = { ...readSeed(dataDir), accessKeyId };
  const cognito = await startCognito(dataDir, seed, () => {});
  const groups = new Map([
    ['owner', { name: 'owner', description: 'Keeps the team', precedence: 1 }],
    ['agent', { name: 'agent', description: undefined, precedence: undefined }],
  ]);
  cognito.userPools.pools.set(pool.id, { ...pool, groups, ...changes.pool });
  cognito.userPools.clients.set(client.id, { ...client, ...changes.client });
  return cognito;
}

function sdkFor({ endpoint }: Cognito): CognitoIdentityProviderClient {
  return new CognitoIdentityProviderClient(optionsFor(endpoint, accessKeyId));
}

/** Signs in with a password, up to the next step. */
export function signInAt(cognito: Cognito, USERNAME: string, PASSWORD: string) {
  return sdkFor(cognito).send(
    new AdminInitiateAuthCommand({
      UserPoolId: pool.id,
      ClientId: client.id,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );
}

/** Cognito with a data folder of its own in each test of a file, which may start it again with other settings. */
export function withCognito(initial: Changes = {}) {
  let dataDir: string;
  let cognito: Cognito;
  beforeEach(async () => {
    dataDir = cognitoFolder();
    cognito = await openCognito(dataDir, initial);
  });
  afterEach(() => cognito.stop());
  return {
    dataDir: () => dataDir,
    endpoint: () => cognito.endpoint,
    userPools: () => cognito.userPools,
    sdk: () => sdkFor(cognito),
    signIn: (username: string, password: string) => signInAt(cognito, username, password),
    reopen: async (changes: Changes = {}) => {
      await cognito.stop();
      cognito = await openCognito(dataDir, changes);
    },
  };
}

export function cognitoError(name: string, message?: string): unknown {
  return expect.objectContaining({ name, ...(message === undefined ? {} : { message }) });
}

export const notAuthorized = cognitoError('NotAuthorizedException');
