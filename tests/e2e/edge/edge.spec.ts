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

for (const [who, path, country] of [
  ['A visitor from Nigeria', '/contact', 'NG'],
  ['A visitor from Egypt, where the continent’s rule comes first,', '/', 'EG'],
] as const)
  test(`${who} is sent to the African sister site`, async ({ site }) => {
    const response = await get(site.url + path, from(country));
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toContain('africa');
  });

test('A visitor of a sister site’s region finds on the privacy page how to stay', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders(from('NG'));
  await page.goto('/privacy-policy');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Stay on / })
    .click();
  await expect(page).toHaveURL('/');
  expect((await page.goto('/contact'))?.status()).toBe(200);
});

test('Pages name the rules for preparing ahead, which say what they are and keep for a year', async ({
  site,
}) => {
  const page = await get(`${site.url}/contact`);
  const [, rules = ''] =
    /^"(\/assets\/[^"]+)"$/.exec(page.headers.get('speculation-rules') ?? '') ?? [];
  const response = await get(site.url + rules);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(response.headers.get('cache-control')).toContain('max-age=31536000');
  expect(await response.json()).toHaveProperty('prerender');
});

test('A page revalidates, an asset is immutable, an unknown asset is 404', async ({ site }) => {
  const page = await get(`${site.url}/contact`);
  const etag = page.headers.get('etag') ?? '';
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect((await get(`${site.url}/contact`, { 'if-none-match': etag })).status).toBe(304);

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

test('Texts come as the build compressed them, or as they are, and say that this was chosen', async ({
  site,
}) => {
  const { script, picture } = await assetsOf(site.url);
  for (const [url, type] of [
    [`${site.url}/`, 'text/html'],
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
    expect(small.headers.etag).not.toBe(plain.headers.etag);
  }
  const { headers } = await raw(picture, { 'accept-encoding': 'br' });
  expect(headers).not.toHaveProperty('content-encoding');
});

test('Whoever has the current copy of either encoding hears so, and whoever has another does not', async ({
  site,
}) => {
  const { script } = await assetsOf(site.url);
  for (const url of [`${site.url}/contact`, script]) {
    const tags = [];
    for (const encoding of ['br', 'identity']) {
      const { headers } = await raw(url, { 'accept-encoding': encoding });
      const etag = headers.etag ?? '';
      tags.push(etag);
      const same = await raw(url, { 'accept-encoding': encoding, 'if-none-match': etag });
      expect(same.status).toBe(304);
      expect(same.body).toHaveLength(0);
      expect(same.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
      const other = await raw(url, { 'accept-encoding': encoding, 'if-none-match': '"other"' });
      expect(other.status).toBe(200);
    }
    const [small = '', plain = ''] = tags;
    const crossed = await raw(url, { 'accept-encoding': 'br', 'if-none-match': plain });
    expect(crossed.status).toBe(200);
    const either = `${plain}, ${small}`;
    expect((await raw(url, { 'accept-encoding': 'br', 'if-none-match': either })).status).toBe(304);
  }
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

test('security.txt says its charset', async ({ site }) => {
  const { headers } = await get(`${site.url}/.well-known/security.txt`);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('Every kind of response carries the security headers', async ({ site }) => {
  for (const path of ['/', '/no/such/page', '/assets/gone.js', '/api/nothing']) {
    const { headers } = await get(`${site.url}${path}`);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('A page carries the policy that it was built with, and nobody sees how it got there', async ({
  site,
}) => {
  for (const path of ['/', '/no/such/page', '/admin/signin']) {
    const { headers } = await get(`${site.url}${path}`);
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    expect([...headers.keys()].filter((name) => name.startsWith('x-amz-meta-'))).toEqual([]);
  }
});
