import { expect, test } from 'vitest';
import { viewerResponse } from './edge-runtime.ts';

/** What a function is asked about; an object that is no text, so that nothing is said of encodings. */
const answer = (statusCode: number, headers: Record<string, string>) => ({
  request: { uri: '/builds/b0b1b2b3b4b5/favicon.ico', headers: {} },
  response: {
    statusCode,
    statusDescription: 'OK',
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, { value }] as const),
    ),
  },
});

test('a page that was uploaded as an error page carries that status, and not the mark', () => {
  const response = viewerResponse(
    answer(200, { 'x-amz-meta-status': '404', 'content-type': 'text/html' }),
  );
  expect(response).toEqual({
    statusCode: 404,
    headers: { 'content-type': { value: 'text/html' } },
  });
});

test('any other page passes untouched', () => {
  const event = answer(200, { 'content-type': 'text/html' });
  expect(viewerResponse(event)).toEqual(event.response);
});

test('a text says its charset, as RFC 9116 wants of security.txt', () => {
  const response = viewerResponse(answer(200, { 'content-type': 'text/plain' }));
  expect(response.headers).toEqual({ 'content-type': { value: 'text/plain; charset=utf-8' } });
});

const policy = "default-src 'none'; style-src 'self' 'sha256-b2xk'";
const newer = "default-src 'none'; style-src 'self' 'sha256-bmV3'";

test('a page carries the policy that it was built with, whichever release the headers are of', () => {
  const response = viewerResponse(
    answer(200, { 'x-amz-meta-policy': policy, 'content-security-policy': newer }),
  );
  expect(response.headers).toEqual({ 'content-security-policy': { value: policy } });
});

test('an object of no build keeps the policy of the headers', () => {
  const event = answer(200, { 'content-security-policy': newer });
  expect(viewerResponse(event).headers).toEqual(event.response.headers);
});

test('a copy that a browser holds keeps the policy that it came with', () => {
  const unchanged = viewerResponse(answer(304, { 'content-security-policy': newer }));
  expect(unchanged.headers).toEqual({});
  const known = answer(304, { 'x-amz-meta-policy': policy, 'content-security-policy': newer });
  expect(viewerResponse(known).headers).toEqual({ 'content-security-policy': { value: policy } });
});

test('a page that was uploaded as isolated is isolated', () => {
  const response = viewerResponse(answer(200, { 'x-amz-meta-embedder': 'require-corp' }));
  expect(response.headers).toEqual({ 'cross-origin-embedder-policy': { value: 'require-corp' } });
});

test('a browser that already has the error page may show its own copy', () => {
  const response = viewerResponse(answer(304, { 'x-amz-meta-status': '404' }));
  expect(response).toMatchObject({ statusCode: 304, headers: {} });
});
