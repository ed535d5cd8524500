import { beforeAll, describe, expect, test } from 'vitest';
import { serveFixture, type FixtureRuntime } from './fixture-runtime.ts';
import {
  apiWithThrottle,
  authorizer,
  distributionOfApi,
  lambda,
  route,
} from './fixture-resources.ts';

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
    // Three at once, and then one in a quarter of an hour.
    ...apiWithThrottle('GET /slow', 0.001, 3),
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

/** Status and message of an answer of the API's own. */
async function refusal(answer: Promise<Response>): Promise<[number, string]> {
  const { status, ...response } = await answer.then(async (each) => ({
    status: each.status,
    text: await each.text(),
  }));
  return [status, response.text];
}

describe('A route', () => {
  test('hands the function the request in payload 2.0 and the browser its answer', async () => {
    const answer = await call('/contact?a=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'x=1' },
      body: '{"hello":"wörld"}',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/; HttpOnly', 'b=2']);
    expect(answer.headers.get('apigw-requestid')).toBeTruthy();
    expect(await answer.json()).toMatchObject({
      version: '2.0',
      routeKey: 'POST /contact',
      rawPath: '/api/contact',
      cookies: ['x=1'],
      body: '{"hello":"wörld"}',
      requestContext: { stage: 'api', http: { method: 'POST' } },
    });
  });

  test('takes variables from the path', async () => {
    expect(await (await call('/items/7')).json()).toMatchObject({ pathParameters: { id: '7' } });
  });

  test.each([
    ['/nothing', 'GET'],
    ['/contact', 'GET'],
    ['/contact/', 'POST'],
  ])('that does not exist, %s by %s, is a JSON 404', async (path, method) => {
    expect(await refusal(call(path, { method }))).toEqual([404, '{"message":"Not Found"}']);
  });

  test('is not reached without the stage', async () => {
    expect((await fetch(`${site.url}/contact`, { method: 'POST' })).status).toBe(404);
  });

  test('takes no more at once than its stage says, and leaves the others alone', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('/slow')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await Promise.all(refused.map((answer) => answer.json()))).toEqual([
      { message: 'Too Many Requests' },
      { message: 'Too Many Requests' },
    ]);
    expect((await call('/items/7')).status).toBe(200);
  });

  test('takes no more than 10 MB', async () => {
    const body = Buffer.alloc(10 * 1024 * 1024 + 1);
    expect(await refusal(call('/contact', { method: 'POST', body }))).toEqual([
      413,
      '{"message":"Request Entity Too Large"}',
    ]);
  });
});

describe('A function', () => {
  test.each(['throw', 'exit', 'garbage'])(
    'that fails (%s) gives 500 and nothing of why',
    async (how) => {
      expect(await refusal(call(`/fail?how=${how}`))).toEqual([
        500,
        '{"message":"Internal Server Error"}',
      ]);
      expect((await call('/fail')).status).toBe(204);
    },
  );

  test('that the API stops waiting for gives 503', async () => {
    expect(await refusal(call('/hang?how=hang'))).toEqual([
      503,
      '{"message":"Service Unavailable"}',
    ]);
  });
});

const staff = (cookie?: string) =>
  call('/staff', cookie === undefined ? {} : { headers: { cookie } });

describe('An authorizer', () => {
  test('lets the request through with what it knows of the caller', async () => {
    const answer = await staff('staff=yes');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      requestContext: { authorizer: { lambda: { username: 'sam', cookies: ['staff=yes'] } } },
    });
  });

  test.each([
    ['without its identity', undefined, 401, 'Unauthorized'],
    ['with one that is not allowed', 'staff=no', 403, 'Forbidden'],
    ['with one that it fails over', 'staff=broken', 500, 'Internal Server Error'],
    ['with one that it answers oddly', 'staff=odd', 500, 'Internal Server Error'],
  ])('refuses a request %s', async (_, cookie, status, message) => {
    expect(await refusal(staff(cookie))).toEqual([status, JSON.stringify({ message })]);
  });
});
