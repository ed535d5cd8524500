import { expect, test } from 'vitest';
import * as brand from '#frontend/content/brand.ts';
import { film } from '#frontend/content/film.ts';
import { services } from '#frontend/content/services.ts';
import * as shell from '#frontend/content/shell.ts';
import { filmId } from '#frontend/islands/signals.ts';
import { all, allPages, textOf } from './built-site.ts';

/** A line of explanation is no part of a label, and what is hidden is none either. */
const labelOf = (inside: string) =>
  textOf(
    inside
      .replace(/<span[^>]* hidden=""[^]*?<\/span><\/span>/, '')
      .replace(/<span class="(?!visually-hidden)[^]*?<\/span>/, ''),
  );

/** Label and target of every link in a piece of HTML. */
function linksIn(html: string): readonly (readonly [label: string, href: string])[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^]*?)<\/a>/g)].map(
    ([, href = '', inside = '']) => [labelOf(inside), href],
  );
}

const part = (html: string, pattern: RegExp) => all(html, pattern)[0] ?? '';
const header = (html: string) => part(html, /<header[^>]*>([^]*?)<\/header>/g);
const footer = (html: string) => part(html, /<footer[^>]*>([^]*?)<\/footer>/g);
const menus = (html: string) =>
  all(header(html), /<nav[^>]*aria-label="Main"[^>]*>([^]*?)<\/nav>/g);

const mainMenu = [
  ['Home', '/'],
  ['Services', '/services'],
  ['Products', '/products'],
  ['Expertise', '/expertise'],
  ['Technologies & Tools', '/technologies-tools'],
];

const solutions = [
  ['IOT Edge Gateway', '/edge-gateway'],
  ['General Features', '/general-features'],
  ['Operating System Development', '/operating-system-development'],
  ['IoT Development Services', '/iot-development-services'],
  [brand.ember.name, '/smart'],
  ['Consultation', `/contact#${filmId}`],
];

test.each(allPages)('$url has the main menu, Solutions and the way to contact', ({ html }) => {
  const [desk = '', phone = ''] = menus(html);
  const contact = ['Contact & Consultation', '/contact'];
  expect(linksIn(desk)).toEqual([...mainMenu, ...solutions, contact]);
  expect(linksIn(phone)).toEqual([...mainMenu, ...solutions]);
  expect(linksIn(header(html)).at(-1)).toEqual(contact);
});

/** Labels of what a menu marks as the page that is shown, or as its section. */
const marked = (html: string) =>
  [
    ...html.matchAll(
      /<(?:a|button|summary)\s[^>]*aria-current="(page|true)"[^>]*>([^]*?)<\/(?:a|button|summary)>/g,
    ),
  ].map(([, mark, inside = '']) => [labelOf(inside), mark]);

const inServices = ['Services', 'true'];
const inSolutions = ['Solutions', 'true'];
const marks: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '/': [['Home', 'page']],
  '/contact': [['Contact & Consultation', 'page']],
  '/services': [['Services', 'page']],
  ...Object.fromEntries(services.map(({ link }) => [link, [inServices]])),
  '/products': [['Products', 'page']],
  '/delivery': [['Products', 'true']],
  '/expertise': [['Expertise', 'page']],
  '/technologies-tools': [['Technologies & Tools', 'page']],
  '/edge-gateway': [inSolutions, ['IOT Edge Gateway', 'page']],
  '/general-features': [inSolutions, ['General Features', 'page']],
  '/operating-system-development': [inSolutions, ['Operating System Development', 'page']],
  '/iot-development-services': [inSolutions, ['IoT Development Services', 'page']],
  '/iot-product-development-step': [inSolutions, ['IoT Development Services', 'true']],
  '/smart': [inSolutions, [brand.ember.name, 'page']],
  '/existing-solutions': [inSolutions],
  '/pets-iot': [inSolutions],
  '/nfc': [inSolutions],
};

test.each(allPages)('$url is marked in both menus, or its section is', ({ url, html }) => {
  const expected = url.startsWith('/product/') ? [['Products', 'true']] : (marks[url] ?? []);
  const [, panel = ''] = header(html).split('<dialog');
  const [desk = ''] = menus(html);
  expect(marked(desk)).toEqual(expected);
  expect(marked(panel)).toEqual(expected);
});

test.each(allPages)(
  '$url offers the sister brand’s film exactly where there is one',
  ({ html }) => {
    const buttons = all(header(html), /<button[^>]*>([^<]*)<\/button>/g);
    const about = buttons.filter((label) => label === `About ${brand.ember.name}`);
    expect(about).toHaveLength(film === undefined ? 0 : 2);
  },
);

test.each(allPages)('$url ends with the footer’s links, each once', ({ html }) => {
  const links = linksIn(footer(html));
  expect(links.map(([, href]) => href).filter((href) => href.startsWith('/'))).toEqual(
    (
      '/products /delivery /smart /existing-solutions /general-features /services ' +
      '/iot-development-services /iot-product-development-step /operating-system-development ' +
      '/technologies-tools /about /blog /newsletter /partners /developers /contact /privacy-policy ' +
      '/accessibility'
    ).split(' '),
  );
});

test('Accounts that nobody has set leave no link, no heading and no frame in the footer', () => {
  const html = footer(allPages[0]?.html ?? '');
  expect(linksIn(html).filter(([, href]) => href.startsWith('https:'))).toEqual([]);
  expect(all(html, /<h2[^>]*>([^<]*)<\/h2>/g)).toEqual([
    'Products',
    'Services',
    'Company',
    shell.footer.reach,
  ]);
  expect(html).not.toContain('site-island');
});

test('Only the home page, the contact page and the newsletter’s own page have the newsletter block', () => {
  const asking = allPages.filter(({ html }) => html.includes('id="newsletter-heading"'));
  expect(asking.map(({ url }) => url).toSorted()).toEqual(['/', '/contact', '/newsletter']);
});

test.each(allPages)(
  '$url has a floating Book A Call, which leads to the form that asks when to call, also without script',
  ({ html }) => {
    const floating = part(html, /<aside aria-label="Book A Call">([^]*?)<\/aside>/g);
    expect(linksIn(floating)[0]).toEqual(['Book A Call', '/contact#call-me']);
  },
);

/** Of a page's content, the last link: where its reader goes on. */
const lastLink = (html: string) => linksIn(part(html, /<main[^>]*>([^]*)<\/main>/g)).at(-1)?.[1];

test.each([
  ['/about', '/products'],
  ['/edge-gateway', '/contact?about=gateway'],
  ['/existing-solutions', '/contact'],
  ['/expertise', '/iot-use-cases'],
  ['/general-features', '/existing-solutions'],
  ['/iot-product-development-step', '/contact'],
  ['/nfc', '/contact'],
  ['/operating-system-development', '/edge-gateway'],
  ['/partners', '/developers'],
  ['/pets-iot', '/iot-data-and-analytics'],
  ['/smart', '/products?category=control'],
  ['/technologies-tools', '/consulting-services'],
])('%s leads on to %s where it ends', (path, next) => {
  const html = allPages.find(({ url }) => url === path)?.html ?? '';
  expect(lastLink(html)).toBe(next);
});
