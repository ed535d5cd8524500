import { expect, test } from 'vitest';
import { notFound } from '#frontend/system/not-found/content.ts';
import { contextOf, eventOf, handlerOf } from '../call.ts';

async function open(file: string) {
  const handler = await handlerOf('missingIssue');
  return handler(eventOf('missingIssue', { parameters: { file } }), contextOf());
}

test('Before the first issue the list is empty, not an error', async () => {
  const { statusCode, body, headers } = await open('issues.json');
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '[]' });
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
});

test.each(['an-issue-7k3m.html', 'feed.xml'])(
  '%s, which is not there, is a page that says so as the site does, with its own policy',
  async (file) => {
    const { statusCode, body, headers } = await open(file);
    expect(statusCode).toBe(404);
    expect(body).toContain('<h1>404</h1>');
    expect(body).toContain(notFound.text);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("style-src 'sha256-"),
    });
  },
);
