import { getCountryDataList } from 'countries-list';
import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { build, keyOf, redirectOf, viewerRequestCode, type Visit, visit } from './edge-runtime.ts';

const africa = 'https://africa.quietgrid.example/';
const page = (file: string) => `/builds/${build}/${file}`;

describe('clean URLs', () => {
  test.each([
    ['/', 'index.html'],
    ['/contact', 'contact.html'],
    ['/admin/signin', 'admin/index.html'],
    ['/product/3', 'product/3.html'],
    ['/robots.txt', 'robots.txt'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/contact?utm_source=mail', 'contact.html'],
    ['/admin/contacts/7K3M-QX9R', 'admin/index.html'],
    ['/admin/contacts/', 'admin/index.html'],
    ['/admin/contacts/7k3m-qx9r/', 'admin/index.html'],
  ])('%s is served from %s of this build', (url, file) => {
    expect(keyOf(visit(url))).toBe(page(file));
  });

  test('HEAD asks for the same object as GET', () => {
    const asked = { method: 'HEAD', uri: page('contact.html') };
    expect(visit('/contact', { method: 'HEAD' })).toMatchObject(asked);
  });
});

describe('newsletters', () => {
  test.each([
    ['/newsletter/a-hub-that-sleeps-7k3m', 'a-hub-that-sleeps-7k3m.html'],
    ['/newsletter/0042', '0042.html'],
    ['/newsletter/issues.json', 'issues.json'],
    ['/newsletter/feed.xml', 'feed.xml'],
    ['/newsletter/sitemap.xml', 'sitemap.xml'],
  ])('%s is served from the archive, which no build owns', (url, file) => {
    const headers = { 'accept-encoding': 'br' };
    expect(keyOf(visit(url, { headers, country: 'NG' }))).toBe(`/archive/newsletter/${file}`);
  });

  test.each([
    ['/newsletter/A-Hub-7K3M/', '/newsletter/a-hub-7k3m'],
    ['/newsletter/a-hub-7k3m.html', '/newsletter/a-hub-7k3m'],
  ])('%s moves to %s for good', (url, canonical) => {
    expect(redirectOf(visit(url))).toBe(`301 ${canonical}`);
  });

  test('a page of the build comes first', () => {
    expect(keyOf(visit('/newsletter/leave'))).toBe(page('newsletter/leave.html'));
  });

  test.each(['/newsletter/a_b', '/newsletter/a/b', '/newsletter/issues.xml', '/newsletter/../x'])(
    '%s is none',
    (url) => expect(keyOf(visit(url))).toBe(page('404.html')),
  );
});

describe('canonical URLs', () => {
  test.each([
    ['/contact/', '/contact'],
    ['//contact', '/contact'],
    ['/contact//', '/contact'],
    ['/Contact', '/contact'],
    ['/ADMIN/SignIn', '/admin/signin'],
    ['/contact.html', '/contact'],
    ['/contact.HTML/', '/contact'],
    ['/contact/index.html', '/contact'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/product/03', '/product/3'],
    ['/product/0010/', '/product/10'],
    ['/ROBOTS.TXT', '/robots.txt'],
    ['/image/Logo/', '/image/logo'],
  ])('%s moves to %s for good', (url, canonical) => {
    expect(redirectOf(visit(url))).toBe(`301 ${canonical}`);
  });

  test('the move is kept for a day, under its own name and without a cookie', () => {
    const response = visit('/contact/');
    expect(response).toMatchObject({
      statusDescription: 'Moved Permanently',
      headers: { 'cache-control': { value: 'public, max-age=86400' } },
    });
    expect(response).not.toHaveProperty('cookies');
  });

  test('the query string survives the move, repeated and empty parameters included', () => {
    const redirect = redirectOf(visit('/Contact/?a=1&b=%20x&a=2&flag'));
    expect(redirect).toBe('301 /contact?a=1&a=2&b=%20x&flag');
  });
});

describe('a link whose # a mail filter has encoded', () => {
  const token = `0001${'A'.repeat(120)}`;

  test.each([
    [`/contact%23${token}`, `/contact#${token}`],
    [`/contact%2523${token}.`, `/contact#${token}.`],
    [`/Contact/%23${token}&utm_source=a`, `/contact#${token}&utm_source=a`],
    [`/contact%23${token}?utm_source=a`, `/contact?utm_source=a#${token}`],
    ['/contact%23', '/contact#'],
    ['/%23newsletter-heading', '/#newsletter-heading'],
    ['/product/3%23a%23b', '/product/3#a%23b'],
  ])('%s leads to its page, where only the browser has the fragment', (url, location) => {
    expect(redirectOf(visit(url))).toBe(`302 ${location}`);
  });

  test.each([
    ['whose visitor’s country has a site of its own', { country: 'NG' }],
    ['at another name of the site', { headers: { host: 'quietgrid.example' } }],
  ])('is led to the same host, %s, and kept by no cache', (_, visitor) => {
    const response = visit(`/contact%23${token}`, visitor);
    expect(redirectOf(response)).toBe(`302 /contact#${token}`);
    expect(response).toMatchObject({ headers: { 'cache-control': { value: 'no-store' } } });
  });

  test.each(['/nope%23x', '/contact/x%23y', '/%2'])(
    'is none where there is no such page: %s',
    (url) => expect(keyOf(visit(url))).toBe(page('404.html')),
  );
});

describe('unknown paths', () => {
  test.each([
    ['/nope', '404.html'],
    ['/admin/contacts', '404.html'],
    ['/admin/nope', '404.html'],
    ['/admin', '404.html'],
    ['/Nope/', '404.html'],
    ['/constructor', '404.html'],
    ['/__proto__', '404.html'],
    ['/404.html', '404.html'],
    ['/builds', '404.html'],
    ['/contact/nope', '404.html'],
    ['/con.htmltact', '404.html'],
    ['/product', '404.html'],
    ['/image/nothere', 'image.html'],
    ['/image/a.jpg', 'image.html'],
    ['/image/a.b', 'image.html'],
    ['/image/a/b', 'image.html'],
    ['/product/0', 'product-not-found.html'],
    ['/product/99', 'product-not-found.html'],
    ['/product/2/more', 'product-not-found.html'],
    ['/product/0099', 'product-not-found.html'],
    ['/product/3abc', 'product-not-found.html'],
    ['/product/3.0', 'product-not-found.html'],
    ['/product/-3', 'product-not-found.html'],
    ['/product/+3', 'product-not-found.html'],
    ['/product/', 'product-not-found.html'],
  ])('%s returns %s at once', (url, file) => {
    expect(keyOf(visit(url))).toBe(page(file));
  });

  test('an error page is always asked for whole, so that it can carry its status', () => {
    const headers = { range: 'bytes=0-0', accept: '*/*' };
    expect(visit('/nope', { headers })).toMatchObject({ headers: { accept: { value: '*/*' } } });
    expect(visit('/nope', { headers })).not.toHaveProperty('headers.range');
    expect(visit('/contact', { headers })).toHaveProperty('headers.range');
  });
});

/** The member states of the African Union, as a witness that owes nothing to the package in use. */
const africanUnion =
  'DZ AO BJ BW BF BI CM CV CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG TN UG EH ZM ZW';

const otherName = { host: 'Quietgrid.example' };
describe('another name of the site', () => {
  test.each([
    ['/', 'https://www.quietgrid.example/'],
    ['/Contact/?a=1&b', 'https://www.quietgrid.example/contact?a=1&b'],
    ['/no/such/page', 'https://www.quietgrid.example/no/such/page'],
    ['//evil.example', 'https://www.quietgrid.example//evil.example'],
    ['/?region=stay', 'https://www.quietgrid.example/?region=stay'],
  ])('%s moves to the first name in one step', (url, location) => {
    expect(redirectOf(visit(url, { headers: otherName }))).toBe(`301 ${location}`);
  });

  test('moves before a region does, so that each name behaves alike', () => {
    const visitor = { country: 'NG', headers: otherName };
    expect(redirectOf(visit('/', visitor))).toBe('301 https://www.quietgrid.example/');
  });

  test.each(['www.quietgrid.example', 'd111111abcdef8.cloudfront.net', 'evil.example'])(
    'is not %s, which is served',
    (host) => expect(keyOf(visit('/', { headers: { host } }))).toBe(page('index.html')),
  );
});

describe('sister sites', () => {
  test.each(africanUnion.split(' '))('a visitor from %s is sent to the African site', (country) => {
    expect(redirectOf(visit('/', { country }))).toBe(`302 ${africa}`);
  });

  test('so is one from every other place on that continent, and nobody from elsewhere', () => {
    const places = getCountryDataList();
    const sent = places.filter(({ iso2 }) => redirectOf(visit('/', { country: iso2 })));
    expect(sent).toEqual(places.filter(({ continent }) => continent === 'AF'));
    expect(sent.length).toBeGreaterThan(54);
    expect(places.length - sent.length).toBeGreaterThan(180);
  });

  test.each([undefined, '', 'XX', 'eg', 'EG ', 'EGY', 'EG,NG', '%45G', '__proto__', '0', '🇪🇬'])(
    'the country %j means no redirect',
    (country) => {
      expect(keyOf(visit('/', country === undefined ? {} : { country }))).toBe(page('index.html'));
    },
  );

  test('Egypt follows the rule for its continent, which stands first', () => {
    expect(redirectOf(visit('/contact?x=1', { country: 'EG' }))).toBe(`302 ${africa}`);
  });

  test('the redirect is never kept by a cache, and is the same for a crawler', () => {
    const response = visit('/', { country: 'NG' });
    expect(response).toMatchObject({
      statusDescription: 'Found',
      headers: { 'cache-control': { value: 'no-store' } },
    });
    const headers = { 'user-agent': 'Googlebot/2.1' };
    expect(visit('/', { country: 'NG', headers })).toEqual(response);
  });

  test.each(
    '/contact /Contact/ /nope /product/3 /image/logo /contact.html /en/admin /v1.0/contact'.split(
      ' ',
    ),
  )('%s is covered in a single hop', (url) => {
    expect(redirectOf(visit(url, { country: 'NG' }))).toBe(`302 ${africa}`);
  });

  test.each(
    (
      '/admin/signin /admin/contacts/7K3M-QX9R /admin/unknown /admin /ADMIN/anything ' +
      '//admin/anything /privacy-policy /unsubscribe /unsubscribe/token /newsletter/confirm ' +
      '/newsletter/leave /robots.txt /.well-known/security.txt /favicon.ico'
    ).split(' '),
  )('%s never sends anybody away', (url) => {
    expect(redirectOf(visit(url, { country: 'NG' }))).not.toBe(`302 ${africa}`);
  });
});

const fromAfrica = (region: string) => ({ country: 'NG', cookies: { region } });

describe('staying', () => {
  test('asking to stay sets a cookie for a year and drops the parameter, from any country', () => {
    for (const country of ['NG', 'CA']) {
      const response = visit('/Contact/?a=1&region=stay&b=2', { country });
      expect(redirectOf(response)).toBe('302 /contact?a=1&b=2');
      expect(response).toMatchObject({
        headers: { 'cache-control': { value: 'no-store' } },
        cookies: {
          region: { value: 'stay', attributes: 'Max-Age=31536000; Path=/; Secure; SameSite=Lax' },
        },
      });
    }
  });

  test.each([
    ['/', 'https://africa.quietgrid.example/'],
    ['/product/3', 'https://africa.quietgrid.example/product/3'],
    ['/Contact/?page=2&x=%2F', 'https://africa.quietgrid.example/contact?page=2&x=%2F'],
    ['/nope', 'https://africa.quietgrid.example/'],
    ['//evil/x', 'https://africa.quietgrid.example/'],
  ])('a sister site with the same paths is asked for %s at %s', (url, location) => {
    expect(redirectOf(visit(url, { country: 'NG', samePaths: true }))).toBe(`302 ${location}`);
  });

  test('the cookie keeps its visitor here; another value of it or of the parameter changes nothing', () => {
    expect(keyOf(visit('/', fromAfrica('stay')))).toBe(page('index.html'));
    expect(redirectOf(visit('/', fromAfrica('leave')))).toBe(`302 ${africa}`);
    expect(redirectOf(visit('/?region=away', { country: 'NG' }))).toBe(`302 ${africa}`);
    expect(keyOf(visit('/?region=away'))).toBe(page('index.html'));
  });

  test.each(['/nope?region=stay', '//evil.example?region=stay', '//evil/?region=stay'])(
    '%s shows the error page: no redirect repeats an unknown path, and nobody is sent away',
    (url) => {
      expect(keyOf(visit(url, { country: 'NG' }))).toBe(page('404.html'));
    },
  );
});

/** Follows redirects within the site like a browser, cookies included. */
function follow(url: string, { cookies = {}, ...rest }: Visit) {
  const jar = { ...cookies };
  const locations: string[] = [];
  let response = visit(url, { ...rest, cookies: jar });
  while ('statusCode' in response && locations.length < 10) {
    const location = response.headers['location']?.value ?? '';
    locations.push(location);
    for (const [name, { value }] of Object.entries(response.cookies ?? {})) jar[name] = value;
    if (!location.startsWith('/')) break;
    response = visit(location.replace(/#.*/, ''), { ...rest, cookies: jar });
  }
  return { locations, response };
}

const fragments =
  '/ // \\ %23 %2523 contact CONTACT .html index.html product 03 3 0 .. . %2f %5c evil.example https: admin signin image Logo : @';
const fragment = constantFrom('\t', ...fragments.split(' '));
const path = array(fragment, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
const query = constantFrom('', '?', '?region=stay', '?region=stay&region=x', '?region', '?a=//b');
const country = constantFrom('NG', 'EG', 'CA', 'XX', '');
const cookies = constantFrom({}, { region: 'stay' }, { region: 'x' });

describe('whatever is asked for', () => {
  test('redirects end within three hops, and lead to a page of ours or to a sister site', () => {
    assert(
      property(path, query, country, cookies, (uri, search, from, jar) => {
        const { locations, response } = follow(uri + search, { country: from, cookies: jar });
        expect(locations.length).toBeLessThanOrEqual(3);
        const foreign = locations.filter((location) => !/^\/(?![/\\\t])/.test(location));
        expect([[], [africa]]).toContainEqual(foreign);
        expect(keyOf(response) ?? '/builds/').toMatch(/^\/builds\/[a-z0-9./-]*$/);
      }),
      { numRuns: 2000 },
    );
  });

  test('the function has room to grow below the 10 KB that CloudFront takes', () => {
    expect(Buffer.byteLength(viewerRequestCode)).toBeLessThan(5 * 1024);
  });
});
