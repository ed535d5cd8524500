import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactRequest } from '../contact.ts';
import { call, contextOf, eventOf } from './call.ts';
import { addNote, updateContact } from './contact/contact-calls.ts';
import { mockDatabase } from './database-calls.ts';
import { listen } from './listen.ts';
import { logged } from './logs.ts';
import { mapOutage } from '#functions/aws/outage.ts';

/** A failing AWS service; `behave` handles its next requests. */
let behave: (response: ServerResponse) => void;
let serviceUrl: string;
const service = createServer((request, response) => {
  request.resume().on('end', () => behave(response));
});

beforeAll(async () => {
  serviceUrl = await listen(service);
});
beforeEach(() => {
  useEndpoint(serviceUrl);
  vi.resetModules();
});
afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

function useEndpoint(url: string): void {
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = url;
  process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] = url;
}

function saying(status: number, name: string) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify({ __type: `com.amazonaws#${name}`, message: 'Lovelace again' }));
  };
}

const id = 'E1W2-Q10F';
const routes = {
  'POST /contact': () => call('submitContact', { body: contactRequest }),
  'GET /contact': () => call('listContacts'),
  'GET /contact/counts': () => call('countContacts'),
  'PATCH /contact/{id}': () => updateContact(id, { status: 'closed' }, 1),
  'POST /contact/{id}/notes': () => addNote(id, { text: 'Ada called.' }, { key: randomUUID() }),
  'GET /admin/users': () => call('listUsers'),
  'POST /newsletter': () => call('subscribe', { body: { email: 'ada@engines.example' } }),
  'GET /newsletter': () => call('listSubscribers'),
  'POST /admin/session': () =>
    call('signIn', { body: { username: 'ada', password: 'a password' } }),
};

const outages: Record<string, () => void> = {
  'refuses connections': () => useEndpoint('http://127.0.0.1:9'),
  'drops connections': () => (behave = (response) => response.destroy()),
  'fails inside': () => (behave = saying(500, 'InternalServerError')),
  'keeps throttling': () => {
    behave = saying(400, 'ThrottlingException');
    // The SDK's pauses between its attempts are random: these take no time.
    vi.spyOn(Math, 'random').mockReturnValue(0);
  },
  'is not there, says a proxy': () =>
    (behave = (response) => response.writeHead(502).end('<html>Bad gateway</html>')),
};

const unavailable = {
  status: 503,
  headers: { 'retry-after': '5' },
  cookies: [],
  body: { error: { code: 'unavailable', fields: [] } },
};

test.each(Object.entries(outages))(
  'Every route returns 503 with Retry-After and logs once, without personal data, if the service %s',
  async (_what, breakDown) => {
    breakDown();

    for (const [route, submit] of Object.entries(routes)) {
      logged.length = 0;
      expect({ route, ...(await submit()) }).toMatchObject({ route, ...unavailable });
      expect([route, logged]).toEqual([route, [expect.not.stringMatching(/lovelace|engines/i)]]);
    }
  },
);

describe('POST /contact', () => {
  test('returns 503 before its own timeout, without waiting for a call that does not end', async () => {
    const dynamo = mockDatabase();
    dynamo.onAnyCommand().callsFake(() => new Promise(() => {}));
    const { handler } = await import('#functions/forms.lambda.ts');
    const event = eventOf('submitContact', { body: contactRequest });
    const { statusCode, headers } = await handler(event, contextOf(2500));

    expect([statusCode, headers?.['retry-after']]).toEqual([503, '5']);
    expect(dynamo.calls()).toHaveLength(1);
    expect(logged).toHaveLength(1);
  });

  test('returns 500 and no details if our own permissions are wrong', async () => {
    behave = saying(400, 'AccessDeniedException');
    const { status, headers, text } = await routes['POST /contact']();

    expect(status).toBe(500);
    expect(headers).not.toHaveProperty('retry-after');
    expect(text).not.toMatch(/denied|lovelace/i);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      level: 'ERROR',
      code: 'internal',
      error: { name: 'AccessDeniedException', stack: expect.any(Array) },
    });
    expect(logged[0]).not.toMatch(/lovelace|engines/i);
  });
});

function failed(changes: object): Error {
  return Object.assign(new Error('Lovelace'), changes);
}

/** The result of mapping an error of an SDK call. */
async function outcome(error: unknown): Promise<unknown> {
  try {
    // oxlint-disable-next-line promise/no-promise-in-callback -- a promise is what it takes, there is no callback
    return await mapOutage(Promise.reject(error));
  } catch (thrown) {
    return thrown;
  }
}

describe('An error of the SDK', () => {
  test.each([
    { code: 'ECONNREFUSED' },
    { code: 'EAI_AGAIN' },
    { name: 'TimeoutError' },
    { name: 'InternalServerError', $metadata: { httpStatusCode: 500 } },
    { name: 'ThrottlingException', $metadata: { httpStatusCode: 400 } },
    { name: 'ProvisionedThroughputExceededException', $metadata: { httpStatusCode: 400 } },
    { name: 'RequestLimitExceeded', $metadata: { httpStatusCode: 400 } },
  ])('is mapped to an outage with its cause if it is %j', async (changes) => {
    const error = failed(changes);

    expect(await outcome(error)).toMatchObject({ code: 'unavailable', cause: error });
  });

  test.each([
    {},
    { $metadata: {} },
    { code: 111 },
    { code: 'ERR_INVALID_ARG_TYPE2' },
    { code: 'MODULE_ECONNREFUSED' },
    { code: 'E' },
    { code: 'ECONNRESET', $metadata: { httpStatusCode: 400 } },
    { name: 'ValidationException', $metadata: { httpStatusCode: 400 } },
  ])('is rethrown if it is %j', async (changes) => {
    const error = failed(changes);

    expect(await outcome(error)).toBe(error);
  });

  test('is rethrown if it is not an Error', async () => {
    expect(await outcome('ECONNREFUSED')).toBe('ECONNREFUSED');
    expect(await outcome(null)).toBe(null);
  });
});
