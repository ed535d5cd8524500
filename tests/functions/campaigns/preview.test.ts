import { expect, test } from 'vitest';
import { contextOf, eventOf, handlerOf } from '../call.ts';
import { withTables } from '../tables.ts';
import { begin } from './campaigns.ts';

withTables();

async function preview(body: string, query: Record<string, string> = {}) {
  const { id } = await begin({ subject: 'What is new', body });
  const handler = await handlerOf('previewCampaign');
  return handler(eventOf('previewCampaign', { parameters: { id }, query }), contextOf());
}

test('A preview shows the mail with its plain links, in a sandbox that runs and sends nothing', async () => {
  const { statusCode, headers = {}, body } = await preview('[Docs](https://docs.example/a)');

  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('href="https://docs.example/a"');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
  expect(policy.filter((rule) => rule.startsWith('script-src'))).toEqual([]);
});

test('The text part is shown as text, whatever it holds', async () => {
  const { body } = await preview('1 < 2 & </pre><script>alert(1)</script>', { part: 'text' });

  expect(body).toContain('1 &lt; 2 &amp; &lt;/pre&gt;');
  expect(body).not.toContain('<script>');
});

test('A preview in a scheme that there is not is rejected', async () => {
  expect((await preview('Hello', { scheme: 'sepia' })).statusCode).toBe(400);
});
