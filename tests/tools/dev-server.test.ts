import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished, expect, test } from 'vitest';
import { startDevServer } from '#tools/dev-server.ts';
import { listen } from 'cdk-laptop/listen.ts';
/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  return port;
}

test('The development server passes calls on as the runtime’s own page would make them', async () => {
  const runtime = createServer(({ headers: { host, origin } }, response) => {
    response.end(JSON.stringify({ host, origin }));
  });
  onTestFinished(() => void runtime.close());
  const host = `127.0.0.1:${await listen(runtime)}`;
  const { url, stop } = await startDevServer(`http://${host}`, await freePort());
  onTestFinished(stop);
  const callFrom = async (origin: string) =>
    (await fetch(`${url}/api/contact`, { method: 'POST', headers: { origin } })).json();

  expect(await callFrom(url)).toEqual({ host, origin: `http://${host}` });
  expect(await callFrom('https://evil.example')).toEqual({ host, origin: 'https://evil.example' });
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toContain('text/html');
});

test('The development server passes on what functions store, beside the pages that it renders', async () => {
  const runtime = createServer((_request, response) => void response.end('stored'));
  onTestFinished(() => void runtime.close());
  const runtimeUrl = `http://127.0.0.1:${await listen(runtime)}`;
  const { url, stop } = await startDevServer(runtimeUrl, await freePort());
  onTestFinished(stop);
  const textAt = async (path: string) =>
    (await fetch(url + path, { headers: { accept: 'text/html' } })).text();

  for (const path of [
    '/files/uploads/contact/upload?X-Amz-Expires=300',
    '/mail/picture.jpg',
    '/newsletter/feed.xml',
    '/newsletter/a-quieter-winter-7k3m',
    '/assets/site-7Gdahj.css',
  ]) {
    expect([path, await textAt(path)]).toEqual([path, 'stored']);
  }
  for (const path of ['/newsletter', '/newsletter/confirm?utm_source=mail', '/newsletter/leave']) {
    expect([path, await textAt(path)]).toEqual([path, expect.stringMatching(/^<!doctype html>/i)]);
  }
});

test('The development server answers every path of the staff area with its one page', async () => {
  const { url, stop } = await startDevServer('http://127.0.0.1:9', await freePort());
  onTestFinished(stop);
  const headers = { accept: 'text/html' };
  for (const path of ['/admin/signin', '/admin/contacts/7K3M-QX9R?status=new']) {
    const page = await fetch(url + path, { headers });
    expect(await page.text()).toContain('src="/src/staff/main.tsx"');
  }
});
