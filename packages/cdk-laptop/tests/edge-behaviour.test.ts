import { describe, expect, test } from 'vitest';
import { toOriginRequest } from '../src/cloudfront/origin-request.ts';
import { matchesPathPattern } from '../src/cloudfront/path-pattern.ts';
import { addsCloudFrontHeader, selects } from '../src/cloudfront/policies.ts';
import { applyHeadersPolicy } from '../src/cloudfront/response-headers.ts';
import { request, response } from './request.ts';

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
