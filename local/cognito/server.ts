import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { readBody } from '../http.ts';
import type { Identity } from '../identity.ts';
import { listen } from '../listen.ts';
import type { Log } from '../log.ts';
import { isSignedWith, unknownKey, withoutBrowsers } from '../service-access.ts';
import { Administration } from './administration.ts';
import { CognitoError } from './cognito-error.ts';
import { Operations } from './operations.ts';
import { openState } from './state.ts';
import { readSigningKey, type SigningKey } from './tokens.ts';
import { UserPools } from './user-pools.ts';

/** Amazon Cognito, as far as the product calls it. */
export interface Cognito {
  readonly endpoint: string;
  readonly userPools: UserPools;
  readonly stop: () => Promise<void>;
}

/** Octets; the longest request holds two passwords of 256 characters. */
const bodyLimit = 64 * 1024;

/** Starts the service with the users and the key of a data folder. Its pools arrive as resources start. */
export async function startCognito(
  dataDir: string,
  identity: Identity,
  log: Log,
): Promise<Cognito> {
  const file = openState(dataDir);
  const key = await readSigningKey(dataDir);
  const userPools = new UserPools(file, identity);
  const operations = new Operations(userPools, file, key);
  const administration = new Administration(userPools);
  const { accessKeyId } = identity;
  const service = { operations, administration, accessKeyId };
  const server = createServer(
    withoutBrowsers((request, response) => {
      if (request.method === 'GET') answerKeys(userPools, key, request, response);
      else void answerOperation(service, request, response, log);
    }),
  );
  const endpoint = `http://127.0.0.1:${await listen(server)}`;
  return {
    endpoint,
    userPools,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** `/<pool id>/.well-known/jwks.json`: the key that verifies the pool's tokens. */
function answerKeys(
  { pools }: UserPools,
  { publicKey }: SigningKey,
  { url = '' }: IncomingMessage,
  response: ServerResponse,
): void {
  const [, poolId = ''] = /^\/([^/]+)\/\.well-known\/jwks\.json$/.exec(url) ?? [];
  if (pools.has(poolId)) sendJson(response, 200, { keys: [publicKey] });
  else sendJson(response, 404, { message: 'There is no such user pool.' });
}

/** The AWS JSON 1.1 protocol: the operation in a header, input and output in JSON. */
async function answerOperation(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): Promise<void> {
  try {
    const body = await readBody(request, bodyLimit);
    const input: unknown = JSON.parse(body?.toString() ?? '');
    sendJson(response, 200, await call(service, request, input));
  } catch (error) {
    const { name, message } = asCognitoError(error);
    log({ cognito: request.headers['x-amz-target'], error: name });
    sendJson(response, name === 'InternalErrorException' ? 500 : 400, { __type: name, message });
  }
}

interface Service {
  readonly operations: Operations;
  readonly administration: Administration;
  readonly accessKeyId: string;
}

/** Those that AWS wants no signature for: a token or session is in their input (`noAuth` in the SDK's model). */
const unsigned = new Set([
  'AssociateSoftwareToken',
  'GetTokensFromRefreshToken',
  'GetUser',
  'RevokeToken',
  'VerifySoftwareToken',
]);

/** What the product calls, then what an operator does. */
async function call(
  { operations, administration, accessKeyId }: Service,
  request: IncomingMessage,
  input: unknown,
): Promise<object> {
  const { 'x-amz-target': target } = request.headers;
  const [service, name = ''] = String(target).split('.');
  const operation =
    service === 'AWSCognitoIdentityProviderService'
      ? (operations.named(name) ?? administration.named(name))
      : undefined;
  if (!unsigned.has(name) && !isSignedWith(accessKeyId, request)) {
    throw new CognitoError(unknownKey.name, unknownKey.message);
  }
  if (operation !== undefined) return operation(input);
  throw new CognitoError('UnknownOperationException', `${String(target)} is not answered here.`);
}

function asCognitoError(error: unknown): CognitoError {
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
