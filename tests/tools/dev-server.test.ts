import { once } from 'node:events';
import { createServer } from 'node:http';
import sharp from 'sharp';
import { onTestFinished, expect, test } from 'vitest';
import { startDevServer } from '#tools/dev-server.ts';
import { listen } from 'cdk-laptop/listen.ts';
import * as templates from '#mail/templates.ts';
import { readSource } from '../../frontend/build/pictures/source.ts';

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

test('The development server searches the index that the runtime serves', async () => {
  const runtime = createServer(({ url }, response) => void response.end(`runtime: ${url}`));
  onTestFinished(() => void runtime.close());
  const { url, stop } = await startDevServer(
    `http://127.0.0.1:${await listen(runtime)}`,
    await freePort(),
  );
  onTestFinished(stop);
  const piece = await fetch(`${url}/assets/search/1a2b3c4/pagefind-entry.json`);
  expect(await piece.text()).toBe('runtime: /assets/search/1a2b3c4/pagefind-entry.json');
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

test('The development server makes a picture when it is first asked for', async () => {
  const { url, stop } = await startDevServer('http://127.0.0.1:9', await freePort());
  onTestFinished(stop);
  const { digest } = await readSource('dimmer-knob/hero-light');
  const picture = await fetch(`${url}/assets/${digest}-480.avif`);
  expect(picture.headers.get('content-type')).toBe('image/avif');
  const { width } = await sharp(await picture.arrayBuffer()).metadata();
  expect(width).toBe(480);
});

test('The development server shows every mail in both schemes, with a sample in each placeholder', async () => {
  const { url, stop } = await startDevServer('http://127.0.0.1:9', await freePort());
  onTestFinished(stop);
  const response = await fetch(`${url}/__mail`);
  const page = await response.text();
  expect([response.status, page.match(/<h2>/g)?.length]).toEqual([
    200,
    Object.keys(templates).length,
  ]);
  expect(page.match(/ px, dark"/g)).toHaveLength(2 * Object.keys(templates).length);
  expect(page).not.toContain('{{');
});
