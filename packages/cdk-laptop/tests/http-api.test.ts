import { beforeAll, describe, expect, test } from 'vitest';
import { serveFixture, type FixtureRuntime } from './fixture-runtime.ts';
import { apiWith, authorizer, distributionOfApi, lambda, route } from './fixture-resources.ts';

const assets = {
  echo: {
    'index.mjs': `
      export const handler = async (event) => ({
        statusCode: 200,
        headers: { 'content-type': 'application/json' },
        cookies: ['a=1; Path=/; HttpOnly', 'b=2'],
        body: JSON.stringify(event),
      });`,
  },
  failing: {
    'index.mjs': `
      export const handler = async (event) => {
        const how = event.queryStringParameters?.how;
        if (how === 'throw') throw new Error('no');
        if (how === 'exit') process.exit(3);
        if (how === 'hang') await new Promise((resolve) => setTimeout(resolve, 60_000));
        if (how === 'garbage') return { statusCode: 'x' };
        return { statusCode: 204 };
      };`,
  },
  authorizer: {
    'index.mjs': `
      export const handler = async ({ identitySource: [cookie], cookies, routeArn }) => {
        if (cookie === 'staff=broken') throw new Error('Unauthorized');
        if (cookie === 'staff=odd') return { principalId: 'x' };
        return { isAuthorized: cookie === 'staff=yes', context: { username: 'sam', routeArn, cookies } };
      };`,
  },
};

const stack = {
  Resources: {
    // A burst of three, and then one in a quarter of an hour.
    ...apiWith({
      RouteSettings: { 'GET /slow': { ThrottlingRateLimit: 0.001, ThrottlingBurstLimit: 3 } },
    }),
    ...distributionOfApi,
    Echo: lambda('echo'),
    Failing: lambda('failing', { Timeout: 30 }),
    Authorizing: lambda('authorizer'),
    Staff: authorizer('Authorizing'),
    ...route('POST /contact', 'Echo'),
    ...route('GET /items/{id}', 'Echo'),
    ...route('GET /staff', 'Echo', { authorizerId: 'Staff' }),
    ...route('GET /slow', 'Echo'),
    ...route('GET /fail', 'Failing'),
    ...route('GET /hang', 'Failing', { timeout: 1000 }),
  },
};

let site: FixtureRuntime;

beforeAll(async () => {
  site = await serveFixture(stack, assets);
});

const call = (path: string, init: RequestInit = {}) => fetch(`${site.url}/api${path}`, init);

/** Status and body. */
async function contentOf(request: Promise<Response>): Promise<[number, string]> {
  const response = await request;
  return [response.status, await response.text()];
}

describe('A route', () => {
  test('sends the function the request as payload 2.0, and the browser the function’s response', async () => {
    const response = await call('/contact?a=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'x=1' },
      body: '{"hello":"wörld"}',
    });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/; HttpOnly', 'b=2']);
    expect(response.headers.get('apigw-requestid')).toBeTruthy();
    expect(await response.json()).toMatchObject({
      version: '2.0',
      routeKey: 'POST /contact',
      rawPath: '/api/contact',
      cookies: ['x=1'],
      body: '{"hello":"wörld"}',
      requestContext: { stage: 'api', http: { method: 'POST' } },
    });
  });

  test('passes path parameters', async () => {
    expect(await (await call('/items/7')).json()).toMatchObject({ pathParameters: { id: '7' } });
  });

  test.each([
    ['/nothing', 'GET'],
    ['/contact', 'GET'],
    ['/contact/', 'POST'],
  ])('that does not exist, %s with %s, is a JSON 404', async (path, method) => {
    expect(await contentOf(call(path, { method }))).toEqual([404, '{"message":"Not Found"}']);
  });

  test('is not found without the stage', async () => {
    expect((await fetch(`${site.url}/contact`, { method: 'POST' })).status).toBe(404);
  });

  test('is throttled by its own burst limit, without affecting other routes', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => call('/slow')));
    const throttled = responses.filter(({ status }) => status === 429);
    expect(responses.filter(({ ok }) => ok)).toHaveLength(3);
    const message = 'Too Many Requests';
    const bodies = await Promise.all(throttled.map((response) => response.json()));
    expect(bodies).toEqual([{ message }, { message }]);
    expect((await call('/items/7')).status).toBe(200);
  });

  test('accepts at most 10 MB', async () => {
    const body = Buffer.alloc(10 * 1024 * 1024 + 1);
    const content = await contentOf(call('/contact', { method: 'POST', body }));
    expect(content).toEqual([413, '{"message":"Request Entity Too Large"}']);
  });
});

describe('A function', () => {
  test.each(['throw', 'exit', 'garbage'])(
    'that fails (%s) gives a 500 without details',
    async (how) => {
      const content = await contentOf(call(`/fail?how=${how}`));
      expect(content).toEqual([500, '{"message":"Internal Server Error"}']);
      expect((await call('/fail')).status).toBe(204);
    },
  );

  test('that exceeds the integration’s timeout gives a 503', async () => {
    const content = await contentOf(call('/hang?how=hang'));
    expect(content).toEqual([503, '{"message":"Service Unavailable"}']);
  });
});

const staff = (cookie?: string) =>
  call('/staff', cookie === undefined ? {} : { headers: { cookie } });

describe('An authorizer', () => {
  test('allows a request and passes its context to the function', async () => {
    const response = await staff('staff=yes');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      requestContext: { authorizer: { lambda: { username: 'sam', cookies: ['staff=yes'] } } },
    });
  });

  test.each([
    ['without the identity source', undefined, 401, 'Unauthorized'],
    ['whose identity is denied', 'staff=no', 403, 'Forbidden'],
    ['for which it throws', 'staff=broken', 500, 'Internal Server Error'],
    ['for which its response is invalid', 'staff=odd', 500, 'Internal Server Error'],
  ])('rejects a request %s', async (_, cookie, status, message) => {
    expect(await contentOf(staff(cookie))).toEqual([status, JSON.stringify({ message })]);
  });
});
