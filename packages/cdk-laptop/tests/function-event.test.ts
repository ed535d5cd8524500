import { describe, expect, test } from 'vitest';
import {
  fromViewerRequest,
  fromViewerResponse,
  toFunctionRequest,
  toFunctionResponse,
} from '../src/cloudfront/function-event.ts';
import { request, response } from './request.ts';

const incoming = request({
  path: '/caf%C3%A9',
  query: 'a=1&a=2%20&flag&__proto__=x',
  headers: new Headers({ host: 'localhost', cookie: 'one=1; two=a=b' }),
});

describe('A viewer-request function', () => {
  test('gets nothing decoded, repeated parameters in multiValue, and cookies separately', () => {
    expect(toFunctionRequest(incoming)).toEqual({
      method: 'GET',
      uri: '/caf%C3%A9',
      querystring: Object.assign(Object.create(null), {
        a: { value: '2%20', multiValue: [{ value: '1' }, { value: '2%20' }] },
        flag: { value: '' },
        ['__proto__']: { value: 'x' },
      }),
      headers: { host: { value: 'localhost' } },
      cookies: { one: { value: '1' }, two: { value: 'a=b' } },
    });
  });

  test('that changes nothing leaves the request as it was', () => {
    const plain = request({ path: '/a', query: 'b=1&c=2&b=3&d', headers: incoming.headers });
    const next = fromViewerRequest(toFunctionRequest(plain), plain);
    expect(next).toMatchObject({ request: { path: '/a', query: 'b=1&b=3&c=2&d' } });
    expect('request' in next && next.request.headers.get('cookie')).toBe('one=1; two=a=b');
  });

  test('may rewrite the path, the query, headers and cookies', () => {
    const result = {
      uri: '/builds/1/contact.html',
      querystring: { x: { value: 'y' } },
      headers: { 'x-new': { value: 'v' } },
      cookies: { session: { value: 's' } },
    };
    const next = fromViewerRequest(result, incoming);
    expect(next).toMatchObject({ request: { path: '/builds/1/contact.html', query: 'x=y' } });
    expect('request' in next && Object.fromEntries(next.request.headers)).toEqual({
      'x-new': 'v',
      cookie: 'session=s',
    });
  });

  test('may respond itself, with cookies and a body', () => {
    const result = {
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: { value: 'https://africa.example/' } },
      cookies: { region: { value: 'stay', attributes: 'Path=/; Secure' } },
      body: { encoding: 'base64', data: 'aGk=' },
    };
    const next = fromViewerRequest(result, incoming);
    expect(next).toMatchObject({ response: { status: 302, statusText: 'Found' } });
    if (!('response' in next)) throw new Error('There is no response.');
    expect(next.response.headers.get('location')).toBe('https://africa.example/');
    expect(next.response.headers.getSetCookie()).toEqual(['region=stay; Path=/; Secure']);
    expect(next.response.body.toString()).toBe('hi');
  });

  test.each([
    [undefined],
    [null],
    [{ uri: 'no-slash', headers: {}, querystring: {} }],
    [{ statusCode: 'x' }],
  ])('fails with the result %j', (result) => {
    expect(() => fromViewerRequest(result, incoming)).toThrow(/Invalid/);
  });
});

describe('A viewer-response function', () => {
  const original = response('<h1>', { 'x-amz-meta-status': '404', 'set-cookie': 'a=1; Path=/' });

  test('gets status, headers and cookies, but no body', () => {
    expect(toFunctionResponse(original)).toEqual({
      statusCode: 200,
      statusDescription: '',
      headers: { 'x-amz-meta-status': { value: '404' } },
      cookies: { a: { value: '1', attributes: 'Path=/' } },
    });
  });

  test('may change the status without changing the body', () => {
    const changed = fromViewerResponse(
      { ...toFunctionResponse(original), statusCode: 404 },
      original,
    );
    expect(changed).toMatchObject({ status: 404, body: original.body });
    expect(changed.headers.getSetCookie()).toEqual(['a=1; Path=/']);
  });

  test('may replace the body', () => {
    const changed = fromViewerResponse({ statusCode: 200, body: 'new' }, original);
    expect(changed.body.toString()).toBe('new');
  });
});
