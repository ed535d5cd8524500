import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from '../site.ts';

const from = (country: string) => ({ 'CloudFront-Viewer-Country': country });

/** Fetches as a browser would on the first hop: redirects are looked at, not followed. */
const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: 'manual' });

/** The response as it was sent: `fetch` would decode its body. */
function raw(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      httpRequest(url, { headers }, (response) => {
        const { statusCode = 0, headers: received } = response;
        buffer(response).then(
          (body) => resolve({ status: statusCode, headers: received, body }),
          reject,
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

test('A visitor of a sister site’s region is sent there, and finds on the privacy page how to stay', async ({
  page,
  site,
}) => {
  const { status, headers } = await get(`${site.url}/contact`, from('NG'));
  expect(status).toBe(302);
  expect(headers.get('location')).toContain('africa');
  await page.setExtraHTTPHeaders(from('NG'));
  await page.goto('/privacy-policy');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Stay on / })
    .click();
  await expect(page).toHaveURL('/');
  expect((await page.goto('/contact'))?.status()).toBe(200);
});

test('A page revalidates, an asset is immutable, an unknown asset is 404', async ({ site }) => {
  const page = await get(`${site.url}/contact`);
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');

  const asset = /\/assets\/[^" ]+\.js/.exec(await page.text())?.[0] ?? 'no asset in the page';
  const script = await get(`${site.url}${asset}`);
  expect(script.status).toBe(200);
  expect(script.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
  expect((await get(`${site.url}/assets/gone.js`)).status).toBe(404);
});

/** A script and a picture that the home page asks for. */
async function assetsOf(url: string): Promise<{ script: string; picture: string }> {
  const html = await (await get(url, { 'accept-encoding': 'identity' })).text();
  const find = (pattern: RegExp) => url + (pattern.exec(html)?.[0] ?? '/no-asset-in-the-page');
  return { script: find(/\/assets\/site-[^" ]+\.js/), picture: find(/\/assets\/[^" ]+\.avif/) };
}

test('Texts come as the build compressed them, or as they are, and say that this was chosen; whoever has the current copy hears so, and whoever has the other encoding’s does not', async ({
  site,
}) => {
  const { script, picture } = await assetsOf(site.url);
  for (const [url, type] of [
    [`${site.url}/contact`, 'text/html'],
    [`${site.url}/nowhere`, 'text/html'],
    [script, 'text/javascript'],
  ] as const) {
    const small = await raw(url, { 'accept-encoding': 'gzip, deflate, br' });
    const plain = await raw(url, { 'accept-encoding': 'identity' });
    const old = await raw(url, { 'accept-encoding': 'gzip' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': type,
      vary: 'Accept-Encoding',
      'cache-control': plain.headers['cache-control'],
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(old.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(small.body)).toEqual(plain.body);
    // What brotli makes of it at its best, not in passing.
    expect(small.body).toHaveLength(brotliCompressSync(plain.body).length);
    const [etag = '', other = ''] = [small.headers.etag, plain.headers.etag];
    expect(etag).not.toBe(other);
    if (small.status === 404) continue;
    const statusWith = async (tags: string) =>
      (await raw(url, { 'accept-encoding': 'br', 'if-none-match': tags })).status;
    expect(await statusWith(other)).toBe(200);
    expect(await statusWith(`${other}, ${etag}`)).toBe(304);
    const same = await raw(url, { 'accept-encoding': 'identity', 'if-none-match': other });
    expect(same).toMatchObject({ status: 304, headers: { etag: other, vary: 'Accept-Encoding' } });
    expect(same.body).toHaveLength(0);
  }
  const { headers } = await raw(picture, { 'accept-encoding': 'br' });
  expect(headers).not.toHaveProperty('content-encoding');
});

test('The film comes in parts, to those who hold the same film', async ({ site }) => {
  const html = await (await get(site.url)).text();
  const [film = '/no-film-in-the-page'] = /\/assets\/[\w-]+\.mp4/.exec(html) ?? [];
  const url = site.url + film;
  const whole = await raw(url, { 'accept-encoding': 'br' });
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' });
  const size = whole.body.length;
  const etag = whole.headers.etag ?? '';

  const part = await raw(url, { range: 'bytes=100-199', 'if-range': etag });
  expect(part.status).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 100-199/${size}`);
  expect(part.body).toEqual(whole.body.subarray(100, 200));
  const end = await raw(url, { range: 'bytes=-50' });
  expect(end.body).toEqual(whole.body.subarray(size - 50));
  const older = await raw(url, { range: 'bytes=100-199', 'if-range': '"an older film"' });
  expect([older.status, older.body.length]).toEqual([200, size]);
  const beyond = await raw(url, { range: `bytes=${size}-` });
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
});

test('Every kind of response carries the security headers, a page with the policy that it was built with, and nobody sees how it got there', async ({
  site,
}) => {
  const pages = ['/', '/no/such/page', '/admin/signin'];
  for (const path of [...pages, '/assets/gone.js', '/api/nothing']) {
    const { headers } = await get(`${site.url}${path}`);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    if (pages.includes(path))
      expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    expect([...headers.keys()].filter((name) => name.startsWith('x-amz-meta-'))).toEqual([]);
  }
});
