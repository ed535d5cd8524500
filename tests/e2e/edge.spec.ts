import { expect, test } from './site.ts';

const from = (country: string) => ({ 'CloudFront-Viewer-Country': country });

/** Fetches as a browser would on the first hop: redirects are looked at, not followed. */
const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: 'manual' });

test('A visitor from Nigeria is sent to the African sister site', async ({ site }) => {
  const answer = await get(`${site.url}/contact`, from('NG'));
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toContain('africa');
});

test('A visitor from Egypt meets the continent rule first, as the specification orders it', async ({
  site,
}) => {
  const answer = await get(`${site.url}/`, from('EG'));
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toContain('africa');
});

for (const country of ['CA', 'XX', '', '<script>'])
  test(`A visitor from ${country || 'nowhere known'} stays`, async ({ site }) => {
    expect((await get(`${site.url}/`, from(country))).status).toBe(200);
  });

test('A visitor who chose to stay is asked no more', async ({ site }) => {
  const chosen = await get(`${site.url}/contact?region=stay`, from('NG'));
  expect(chosen.status).toBe(302);
  expect(chosen.headers.get('location')).toMatch(/^(https?:\/\/[^/]+)?\/contact$/);
  const cookie = chosen.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  expect((await get(`${site.url}/contact`, { ...from('NG'), cookie })).status).toBe(200);
});

for (const path of ['/admin/signin', '/privacy-policy', '/robots.txt', '/api/nothing'])
  test(`${path} never redirects by region`, async ({ site }) => {
    const { status } = await get(`${site.url}${path}`, from('NG'));
    expect(status < 300 || status >= 400).toBe(true);
  });

for (const [asked, canonical] of [
  ['/contact/', '/contact'],
  ['/Contact', '/contact'],
  ['/contact.html?a=b', '/contact?a=b'],
  ['/index.html', '/'],
] as const)
  test(`${asked} leads to ${canonical} for good`, async ({ site }) => {
    const answer = await get(`${site.url}${asked}`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(canonical);
  });

test('An unknown path gets the 404 page with the status 404', async ({ site }) => {
  const answer = await get(`${site.url}/no/such/page`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain('Go Back Home');
});

test('A page revalidates, an asset is immutable, an unknown asset is 404', async ({ site }) => {
  const page = await get(`${site.url}/contact`);
  const etag = page.headers.get('etag') ?? '';
  expect(page.headers.get('cache-control')).toContain('max-age=0');
  expect((await get(`${site.url}/contact`, { 'if-none-match': etag })).status).toBe(304);

  const asset = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? 'no asset in the page';
  const script = await get(`${site.url}${asset}`);
  expect(script.status).toBe(200);
  expect(script.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
  expect((await get(`${site.url}/assets/gone.js`)).status).toBe(404);
});

test('Every kind of answer carries the security headers', async ({ site }) => {
  for (const path of ['/', '/no/such/page', '/assets/gone.js', '/api/nothing']) {
    const { headers } = await get(`${site.url}${path}`);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=63072000.*preload/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});
