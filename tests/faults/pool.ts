import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { listen } from '#local/listen.ts';

const tokens = { AuthenticationResult: { AccessToken: 'a.b.c', RefreshToken: 'd.e.f' } };
const newPassword = {
  ChallengeName: 'NEW_PASSWORD_REQUIRED',
  Session: 's',
  ChallengeParameters: {},
};
const refused = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };

/** What Cognito may say to a stranger, by operation: one after the other. */
const answers: Readonly<Record<string, readonly object[]>> = {
  AdminInitiateAuth: [refused, newPassword, { __type: 'UserNotFoundException' }, tokens],
  AdminRespondToAuthChallenge: [refused, tokens, { __type: 'InvalidPasswordException' }],
  GetTokensFromRefreshToken: [refused, tokens],
  RevokeToken: [{}, refused],
};

/** A user pool that lets strangers get as far as they may get, and knows nobody's key. */
export function withPool(): void {
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const [, operation = ''] = String(request.headers['x-amz-target']).split('.');
    const count = asked.get(operation) ?? 0;
    asked.set(operation, count + 1);
    const known = answers[operation] ?? [request.method === 'GET' ? { keys: [] } : refused];
    request.resume().on('end', () => say(response, known[count % known.length] ?? refused));
  });
  beforeAll(async () => {
    const url = `http://127.0.0.1:${await listen(server)}`;
    process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] = `${url}/`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
}

function say(response: ServerResponse, body: object): void {
  const status = '__type' in body ? 400 : 200;
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify(body));
}
