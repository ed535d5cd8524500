import { expect, test } from 'vitest';
import { viewerResponse } from './edge-runtime.ts';

const answer = (statusCode: number, headers: Record<string, string>) => ({
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

test('a browser that already has the error page may show its own copy', () => {
  const response = viewerResponse(answer(304, { 'x-amz-meta-status': '404' }));
  expect(response).toMatchObject({ statusCode: 304, headers: {} });
});
