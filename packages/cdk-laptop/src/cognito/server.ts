import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { readBody } from '../http.ts';
import type { Seed } from '../seed.ts';
import { close, listen } from '../listen.ts';
import type { Log } from '../log.ts';
import { isSignedWith, unknownAccessKey, rejectBrowsers } from '../service-access.ts';
import { CognitoError } from './cognito-error.ts';
import { createOperations } from './operations.ts';
import { openState } from './state.ts';
import { readSigningKey, type SigningKey } from './tokens.ts';
import { UserPools } from './user-pools.ts';

/** The local Amazon Cognito. */
export interface Cognito {
  readonly endpoint: string;
  readonly userPools: UserPools;
  readonly stop: () => Promise<void>;
}

/** The longest request holds two passwords of 256 characters. */
const maxBodyBytes = 64 * 1024;

/** Starts with the users and the key of a data folder. Resources add the pools as they start. */
export async function startCognito(dataDir: string, seed: Seed, log: Log): Promise<Cognito> {
  const file = openState(dataDir);
  const key = await readSigningKey(dataDir);
  const userPools = new UserPools(file, seed);
  const operations = createOperations(userPools, file, key);
  const { accessKeyId } = seed;
  const server = createServer(
    // Node's five seconds could end a connection just as a function reuses it, and functions do not retry.
    { keepAliveTimeout: 120_000 },
    rejectBrowsers((request, response) => {
      if (request.method === 'GET') sendKeys(userPools, key, request, response);
      else void handleOperation({ operations, accessKeyId, log }, request, response);
    }),
  );
  const endpoint = `http://127.0.0.1:${await listen(server)}`;
  return {
    endpoint,
    userPools,
    stop: () => close(server),
  };
}

/** `/<pool id>/.well-known/jwks.json` */
function sendKeys(
  { pools }: UserPools,
  { publicKey }: SigningKey,
  { url = '' }: IncomingMessage,
  response: ServerResponse,
): void {
  const [, poolId = ''] = /^\/([^/]+)\/\.well-known\/jwks\.json$/.exec(url) ?? [];
  if (pools.has(poolId)) sendJson(response, 200, { keys: [publicKey] });
  else sendJson(response, 404, { message: 'There is no such user pool.' });
}

interface Service {
  readonly operations: ReturnType<typeof createOperations>;
  readonly accessKeyId: string;
  readonly log: Log;
}

/** The AWS JSON 1.1 protocol: the operation is in a header, input and output are JSON. */
async function handleOperation(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const body = await readBody(request, maxBodyBytes);
    const input: unknown = JSON.parse(body?.toString() ?? '');
    sendJson(response, 200, await call(service, request, input));
  } catch (error) {
    const { name, message } = toCognitoError(error);
    service.log({ cognito: request.headers['x-amz-target'], error: name });
    sendJson(response, name === 'InternalErrorException' ? 500 : 400, { __type: name, message });
  }
}

/** Operations without a signature: their input has a token or session (`noAuth` in the SDK's model). */
const unsigned = new Set([
  'AssociateSoftwareToken',
  'ChangePassword',
  'GetTokensFromRefreshToken',
  'GetUser',
  'RevokeToken',
  'VerifySoftwareToken',
]);

async function call(
  { operations, accessKeyId }: Service,
  request: IncomingMessage,
  input: unknown,
): Promise<object> {
  const { 'x-amz-target': target } = request.headers;
  const [service, name = ''] = String(target).split('.');
  const operation =
    service === 'AWSCognitoIdentityProviderService' ? operations.get(name) : undefined;
  if (!unsigned.has(name) && !isSignedWith(accessKeyId, request)) {
    throw new CognitoError(unknownAccessKey.name, unknownAccessKey.message);
  }
  if (operation !== undefined) return operation(input);
  throw new CognitoError('UnknownOperationException', `${String(target)} is not supported here.`);
}

function toCognitoError(error: unknown): CognitoError {
  if (error instanceof CognitoError) return error;
  if (error instanceof z.core.$ZodError) {
    const [issue] = error.issues;
    return new CognitoError(
      'InvalidParameterException',
      `${issue?.path.join('.')}: ${issue?.message}`,
    );
  }
  if (error instanceof SyntaxError) return new CognitoError('SerializationException', 'Not JSON.');
  return new CognitoError('InternalErrorException', String(error));
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify(body));
}
