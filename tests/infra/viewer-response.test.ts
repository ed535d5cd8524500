import { expect, test } from 'vitest';
import { assetResponse, viewerResponse } from './edge-runtime.ts';

/** What the function is asked about one of a build's files. */
const answer = (statusCode: number, headers: Record<string, string>, file = 'robots.txt') => ({
  request: { uri: `/builds/b0b1b2b3b4b5/${file}`, headers: {} },
  response: {
    statusCode,
    statusDescription: 'OK',
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, { value }] as const),
    ),
  },
});

const errors = JSON.stringify({ '404.html': 404, 'product/unknown.html': 410 });

test.each([
  ['404.html', 404],
  ['404.html.br', 404],
  ['product/unknown.html', 410],
  ['contact.html', 200],
  ['blog/404.html', 200],
])('the page %s carries the status %i', (file, status) => {
  const response = viewerResponse(answer(200, { 'x-amz-meta-errors': errors }, file));
  expect(response.statusCode).toBe(status);
  expect(response.headers).not.toHaveProperty('x-amz-meta-errors');
});

test('a text says its charset, as RFC 9116 wants of security.txt', () => {
  const response = viewerResponse(answer(200, { 'content-type': 'text/plain' }));
  expect(response.headers).toEqual({ 'content-type': { value: 'text/plain; charset=utf-8' } });
});

const policy = "default-src 'none'; style-src 'self' 'sha256-b2xk'";
const newer = "default-src 'none'; style-src 'self' 'sha256-bmV3'";
const alone = `${policy}; connect-src 'self'; frame-src 'none'`;

test('a page carries the policy that it was built with, whichever release the headers are of', () => {
  const response = viewerResponse(
    answer(200, {
      'x-amz-meta-policy': policy,
      'x-amz-meta-frames': 'https://feed.example',
      'content-security-policy': newer,
    }),
  );
  const value = `${policy}; connect-src 'self' https://feed.example; frame-src https://feed.example`;
  expect(response.headers).toEqual({ 'content-security-policy': { value } });
});

const framing = { 'x-amz-meta-frames': 'https://feed.example' };
const ownFrames = alone.replace(/'none'$/, "'self'");
test.each([
  ['the staff page', 'admin/index.html', framing, ownFrames],
  ['the staff page', 'admin/index.html.br', framing, ownFrames],
  ['where the site frames nobody,', 'robots.txt', {}, alone],
])('%s %s frames nobody else, and is isolated', (_, file, frames, value) => {
  const event = answer(200, { 'x-amz-meta-policy': policy, ...frames }, file);
  const { headers } = viewerResponse(event);
  expect(headers).toMatchObject({
    'content-security-policy': { value },
    'cross-origin-embedder-policy': { value: 'require-corp' },
  });
  expect(Object.keys(headers).join(' ')).not.toContain('x-amz-meta');
});

test.each([
  ['an object of no build, with the policy of the headers,', { 'content-security-policy': newer }],
  ['an image', { 'content-type': 'image/png' }, 'icon-192.png'],
] as const)('%s passes untouched', (_, headers, file?) => {
  const event = answer(200, headers, file);
  expect(viewerResponse(event)).toEqual(event.response);
});

test('a copy that a browser holds keeps the policy that it came with', () => {
  const unchanged = viewerResponse(answer(304, { 'content-security-policy': newer }));
  expect(unchanged.headers).toEqual({});
  const known = answer(304, { 'x-amz-meta-policy': policy, 'content-security-policy': newer });
  expect(viewerResponse(known).headers['content-security-policy']).toEqual({ value: alone });
});

test('a browser that already has the error page may show its own copy', () => {
  const response = viewerResponse(answer(304, { 'x-amz-meta-errors': errors }, '404.html'));
  expect(response).toMatchObject({ statusCode: 304, headers: {} });
});

test.each([
  ['photo-480.avif', 'image/avif'],
  ['photo.webp', 'image/webp'],
  ['grotesk.woff2', 'font/woff2'],
  ['links-1a2b.speculationrules', 'application/speculationrules+json'],
  ['app.js.br', 'text/javascript'],
  ['app.css.br', 'text/css'],
  ['art.svg.br', 'image/svg+xml'],
  ['sheet.pdf', 'binary/octet-stream'],
])('the asset %s says that it is %s, whatever its upload guessed', (file, type) => {
  const { headers } = assetResponse({
    request: { uri: `/assets/${file}`, headers: {} },
    response: { statusCode: 200, headers: { 'content-type': { value: 'binary/octet-stream' } } },
  });
  expect(headers['content-type']).toEqual({ value: type });
});

test.each([
  ['blog/feed.xml', 'application/atom+xml'],
  ['sitemap.xml', 'text/xml'],
  ['.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['contact.html.br', 'text/html'],
])('the page %s says that it is %s', (file, type) => {
  const { headers } = viewerResponse(answer(200, { 'content-type': 'text/xml' }, file));
  expect(headers['content-type']).toEqual({ value: type });
});
