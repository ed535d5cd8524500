import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compress } from 'cdk-laptop/cloudfront/compression.ts';
import { applyConditions } from 'cdk-laptop/cloudfront/conditional.ts';
import { toOriginRequest } from 'cdk-laptop/cloudfront/origin-request.ts';
import { matchesPathPattern } from 'cdk-laptop/cloudfront/path-pattern.ts';
import { addsCloudFrontHeader, selects } from 'cdk-laptop/cloudfront/policies.ts';
import { applyHeadersPolicy } from 'cdk-laptop/cloudfront/response-headers.ts';
import type { HttpResponse } from 'cdk-laptop/http.ts';
import { request, response } from 'cdk-laptop/testing/request.ts';

describe('A path pattern', () => {
  test.each([
    ['/assets/*', '/assets/a/b.js', true],
    ['assets/*', '/assets/a.js', true],
    ['/assets/*', '/asset', false],
    ['/Assets/*', '/assets/a', false],
    ['*.jp?', '/deep/a.jpg', true],
    ['/a.b', '/aXb', false],
    ['*', '/anything', true],
  ])('%s on %s: %s', (pattern, path, expected) => {
    expect(matchesPathPattern(pattern, path)).toBe(expected);
  });
});

describe('Compression', () => {
  const text = 'quiet '.repeat(400);
  const page = response(text, { 'content-type': 'text/html; charset=utf-8', etag: '"abc"' });

  test('prefers Brotli and weakens the ETag', async () => {
    const { headers, body } = await compress(page, ['br', 'gzip'], 'gzip, deflate, br');
    expect(brotliDecompressSync(body).toString()).toBe(text);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-encoding': 'br',
      etag: 'W/"abc"',
      vary: 'Accept-Encoding',
    });
  });

  test('uses gzip if the viewer does not accept Brotli', async () => {
    const { body } = await compress(page, ['br', 'gzip'], 'gzip;q=0.8, br;q=0');
    expect(gunzipSync(body).toString()).toBe(text);
  });

  const html = { 'content-type': 'text/html' };
  test.each<[string, HttpResponse, readonly 'br'[], string]>([
    ['the viewer accepts none', page, ['br'], ''],
    ['the behaviour allows none', page, [], 'br'],
    ['it is too small', response('small', html), ['br'], 'br'],
    ['it is a picture', response(text, { 'content-type': 'image/png' }), ['br'], 'br'],
    ['it is compressed', response(text, { ...html, 'content-encoding': 'x' }), ['br'], 'br'],
    ['it is a redirect', response(text, html, 301), ['br'], 'br'],
  ])('does not change a response if %s', async (_, original, offered, accepted) => {
    expect((await compress(original, offered, accepted)).body).toBe(original.body);
  });
});

describe('A conditional request', () => {
  const modified = 'Wed, 04 Mar 2026 10:00:00 GMT';
  const object = response('0123456789', { etag: '"abc"', 'last-modified': modified });
  const respond = (headers: Record<string, string>) =>
    applyConditions(new Headers(headers), object);

  test.each([
    ['the ETag', { 'if-none-match': '"abc"' }],
    ['the weak ETag', { 'if-none-match': '"x", W/"abc"' }],
    ['any ETag', { 'if-none-match': '*' }],
    ['the time', { 'if-modified-since': modified }],
  ])('with %s of the object gives a 304 without a body', (_, headers) => {
    const { status, body, headers: kept } = respond(headers);
    expect([status, body.length, kept.get('etag')]).toEqual([304, 0, '"abc"']);
  });

  test('with another ETag gives the object, whatever its date', () => {
    expect(respond({ 'if-none-match': '"old"', 'if-modified-since': modified }).status).toBe(200);
  });

  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ])('for the range %s gives a 206 with %s', (range, body, contentRange) => {
    const partial = respond({ range });
    expect([partial.status, partial.body.toString()]).toEqual([206, body]);
    expect(partial.headers.get('content-range')).toBe(contentRange);
  });

  test('for a range beyond the end gives a 416 and the size', () => {
    const { status, headers } = respond({ range: 'bytes=10-12' });
    expect([status, headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  test.each(['bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])(
    'for the range %s gives the whole object',
    (range) => {
      expect(respond({ range }).status).toBe(200);
    },
  );

  test('for a range of another version gives the whole object', () => {
    expect(respond({ range: 'bytes=0-1', 'if-range': '"old"' }).status).toBe(200);
    expect(respond({ range: 'bytes=0-1', 'if-range': '"abc"' }).status).toBe(206);
  });
});

describe('A policy', () => {
  test.each([
    ['none', false, false],
    ['whitelist', true, false],
    ['allExcept', false, true],
    ['all', true, true],
    ['allViewer', true, true],
  ])(
    'with the behavior %s forwards a listed name: %s, another one: %s',
    (behavior, listed, other) => {
      const selection = { behavior, names: ['Host'] };
      expect([selects(selection, 'host'), selects(selection, 'origin')]).toEqual([listed, other]);
    },
  );

  test.each(['whitelist', 'allViewerAndWhitelistCloudFront'])(
    'with the behavior %s adds the CloudFront headers that it names',
    (behavior) => {
      const selection = { behavior, names: ['CloudFront-Viewer-Country'] };
      expect(addsCloudFrontHeader(selection, 'cloudfront-viewer-country')).toBe(true);
    },
  );

  test('for all viewer headers adds no CloudFront header', () => {
    const selection = { behavior: 'allViewer', names: [] };
    expect(addsCloudFrontHeader(selection, 'cloudfront-viewer-country')).toBe(false);
  });

  test('overrides the origin’s headers only with Override, and removes others', () => {
    const sent = response('', { a: 'origin', b: 'origin', c: 'origin' });
    const { headers } = applyHeadersPolicy(sent, {
      remove: ['C'],
      set: [
        { name: 'a', value: 'policy', override: true },
        { name: 'b', value: 'policy', override: false },
        { name: 'd', value: 'policy', override: false },
      ],
    });
    expect(Object.fromEntries(headers)).toEqual({ a: 'policy', b: 'origin', d: 'policy' });
  });
});

describe('An origin', () => {
  const origin = {
    host: 'abc.execute-api.us-east-1.amazonaws.com',
    path: '',
    customHeaders: [['x-origin-secret', 's3cret']] as const,
  };
  const none = { behavior: 'none', names: [] };
  const incoming = request({
    path: '/api/contact',
    query: 'page=1&token=x',
    headers: new Headers({
      host: 'localhost:8080',
      cookie: 'a=1; b=2',
      origin: 'http://localhost:8080',
      'accept-encoding': 'br',
      'user-agent': 'Browser',
      'content-type': 'application/json',
      'x-origin-secret': 'forged',
    }),
  });

  test('gets only what the policies forward and what CloudFront adds', () => {
    const policies = [
      {
        headers: { behavior: 'whitelist', names: ['Origin'] },
        cookies: { behavior: 'whitelist', names: ['b'] },
        queryStrings: { behavior: 'allExcept', names: ['token'] },
      },
    ];
    const { headers, query } = toOriginRequest(incoming, origin, policies);
    expect(query).toBe('page=1');
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'application/json',
      cookie: 'b=2',
      host: origin.host,
      origin: 'http://localhost:8080',
      'user-agent': 'Amazon CloudFront',
      via: '1.1 local.cloudfront.net (CloudFront)',
      'x-forwarded-for': '203.0.113.7',
      'x-origin-secret': 's3cret',
    });
  });

  test('never gets the viewer’s value of a custom header', () => {
    const all = { behavior: 'allExcept', names: ['Host'] };
    const policies = [{ headers: all, cookies: none, queryStrings: none }];
    const { headers } = toOriginRequest(incoming, origin, policies);
    expect([headers.get('x-origin-secret'), headers.get('host')]).toEqual(['s3cret', origin.host]);
  });

  test('gets the viewer’s host if a policy forwards all headers', () => {
    const policies = [
      { headers: { behavior: 'allViewer', names: [] }, cookies: none, queryStrings: none },
    ];
    expect(toOriginRequest(incoming, origin, policies).headers.get('host')).toBe('localhost:8080');
  });
});
