import { describe, expect, test } from 'vitest';
import { toAuthorizerEvent, toProxyEvent, type EventContext } from '../src/http-api/event.ts';
import { fromProxyResult } from '../src/http-api/response.ts';
import { matchRoute } from '../src/http-api/route-key.ts';
import { request } from './request.ts';

const context: EventContext = {
  accountId: '000000000000',
  apiId: 'abc',
  domainName: 'abc.execute-api.us-east-1.amazonaws.com',
  stage: 'api',
  requestId: 'r-1',
  time: new Date('2026-03-04T05:06:07Z'),
  route: { routeKey: 'POST /contact/{id}', pathParameters: { id: '7' } },
};

const incoming = request({
  method: 'POST',
  path: '/api/contact/7',
  query: 'a=1&a=2&b=%20x',
  headers: new Headers({
    cookie: 'one=1; two=2',
    'content-type': 'application/json',
    'user-agent': 'Test',
  }),
});

describe('The event of a route', () => {
  test('has the shape of payload 2.0', () => {
    expect(toProxyEvent(incoming, Buffer.from('{"é":1}'), context, { user: 'sam' })).toEqual({
      version: '2.0',
      routeKey: 'POST /contact/{id}',
      rawPath: '/api/contact/7',
      rawQueryString: 'a=1&a=2&b=%20x',
      cookies: ['one=1', 'two=2'],
      headers: { 'content-type': 'application/json', 'user-agent': 'Test' },
      queryStringParameters: { a: '1,2', b: ' x' },
      pathParameters: { id: '7' },
      requestContext: {
        accountId: '000000000000',
        apiId: 'abc',
        authorizer: { lambda: { user: 'sam' } },
        domainName: 'abc.execute-api.us-east-1.amazonaws.com',
        domainPrefix: 'abc',
        http: {
          method: 'POST',
          path: '/api/contact/7',
          protocol: 'HTTP/1.1',
          sourceIp: '203.0.113.7',
          userAgent: 'Test',
        },
        requestId: 'r-1',
        routeKey: 'POST /contact/{id}',
        stage: 'api',
        time: '04/Mar/2026:05:06:07 +0000',
        timeEpoch: Date.parse('2026-03-04T05:06:07Z'),
      },
      body: '{"é":1}',
      isBase64Encoded: false,
    });
  });

  test('omits what the request does not have', () => {
    const bare = { ...context, route: { routeKey: 'GET /', pathParameters: {} } };
    const event = toProxyEvent(request({ path: '/api/' }), Buffer.alloc(0), bare);
    for (const part of ['body', 'cookies', 'queryStringParameters', 'pathParameters']) {
      expect(event).not.toHaveProperty(part);
    }
  });

  test.each(['image/png', 'application/x-www-form-urlencoded'])(
    'encodes the body of %s in base64',
    (type) => {
      const binary = request({ headers: new Headers({ 'content-type': type }) });
      expect(toProxyEvent(binary, Buffer.from([0xff, 0]), context)).toMatchObject({
        body: '/wA=',
        isBase64Encoded: true,
      });
    },
  );
});

test('An authorizer’s event has the route’s ARN and the identity', () => {
  const event = toAuthorizerEvent(incoming, context, ['one=1; two=2'], 'us-east-1');
  expect(event).toMatchObject({
    type: 'REQUEST',
    routeArn: 'arn:aws:execute-api:us-east-1:000000000000:abc/api/POST/contact/7',
    identitySource: ['one=1; two=2'],
    cookies: ['one=1', 'two=2'],
    pathParameters: { id: '7' },
  });
  expect(event).not.toHaveProperty('body');
});

describe('A function’s result', () => {
  test('is a response with headers and cookies', () => {
    const { status, headers, body } = fromProxyResult(
      JSON.stringify({
        statusCode: 201,
        headers: { 'Content-Type': 'application/json', 'X-Count': 2 },
        cookies: ['a=1; Secure', 'b=2'],
        body: '{}',
      }),
    );
    expect([status, body.toString(), headers.get('x-count')]).toEqual([201, '{}', '2']);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.getSetCookie()).toEqual(['a=1; Secure', 'b=2']);
  });

  test('may encode its body in base64', () => {
    const result = { statusCode: 200, body: '/wA=', isBase64Encoded: true };
    expect([...fromProxyResult(JSON.stringify(result)).body]).toEqual([255, 0]);
  });

  test('without a status is itself the JSON body', () => {
    const { status, headers, body } = fromProxyResult('{"a":1}');
    const response = [status, headers.get('content-type'), body.toString()];
    expect(response).toEqual([200, 'application/json', '{"a":1}']);
  });

  test.each([
    [{ statusCode: 'many' }],
    [{ statusCode: 200, body: { not: 'text' } }],
    [{ statusCode: 200, headers: { a: ['b'] } }],
    [{ statusCode: 200, headers: { a: 'no header holds a dash like —' } }],
  ])('%j is invalid and gives a 500', (result) => {
    const { status, body } = fromProxyResult(JSON.stringify(result));
    expect([status, body.toString()]).toEqual([500, '{"message":"Internal Server Error"}']);
  });
});

describe('A route', () => {
  const ofContacts = ['GET /contact', 'GET /contact/{id}', 'ANY /contact/{id}'];
  const routes = [...ofContacts, 'GET /files/{path+}', '$default'];
  test.each([
    ['GET', '/contact', 'GET /contact', {}],
    ['GET', '/contact/7', 'GET /contact/{id}', { id: '7' }],
    ['PUT', '/contact/7', 'ANY /contact/{id}', { id: '7' }],
    ['GET', '/files/a/b', 'GET /files/{path+}', { path: 'a/b' }],
    ['GET', '/contact/', '$default', {}],
    ['POST', '/contact', '$default', {}],
  ])('for %s %s is %s', (method, path, routeKey, pathParameters) => {
    expect(matchRoute(routes, method, path)).toEqual({ routeKey, pathParameters });
  });

  test('does not match a path in another case', () => {
    expect(matchRoute(['GET /contact'], 'GET', '/Contact')).toBeUndefined();
  });
});
