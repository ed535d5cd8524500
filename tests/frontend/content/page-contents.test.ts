import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import * as brand from '#frontend/content/brand.ts';
import { heroSlides, homeCards } from '#frontend/home/content.ts';
import { managedServices } from '#frontend/services/iot-managed-services/content.ts';
import { all, pages, readPage, textOf } from '../built-site.ts';

const mainOf = (file: string) => all(readPage(file), /<main[^>]*>([^]*)<\/main>/g)[0] ?? '';

/** Texts of the headings of one level and of the terms of lists, in the order of the page. */
function named(file: string, tag: 'h2' | 'h3' | 'dt'): readonly string[] {
  return all(mainOf(file), new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g')).map(textOf);
}

/** What CSS finds in a page's section, which has a heading's name. */
function inSection(file: string, name: string, css: string) {
  const page = parseDocument(readPage(file));
  const section = DomUtils.getElementsByTagName('section', page).find((each) => {
    const heading = selectAll(`#${DomUtils.getAttributeValue(each, 'aria-labelledby')}`, page);
    return heading.map(DomUtils.textContent).join() === name;
  });
  if (section === undefined) throw new Error(`${file} has no section ${name}.`);
  return selectAll(css, section);
}

/** Whether these stand on the page in this order, whatever stands between them. */
function inOrder(texts: readonly string[], wanted: readonly string[]): readonly string[] {
  return texts.filter((text) => wanted.includes(text));
}

test('The icon that leads home is on no link that leads elsewhere', () => {
  const links = pages
    .flatMap(({ html }) => [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^]*?)<\/a>/g)])
    .flatMap(([, to, content = '']) =>
      all(content, /<svg[^>]*>([^]*?)<\/svg>/g).map((icon) => ({ to, icon })),
    );
  const home = new Set(links.filter(({ to }) => to === '/').map(({ icon }) => icon));

  expect(home.size).toBeGreaterThan(0);
  expect(links.filter(({ to, icon }) => to !== '/' && home.has(icon))).toEqual([]);
});

test('Home repeats no picture in the section below it', () => {
  const sections = mainOf('index.html')
    .split('<section')
    .map((section) => all(section, /<img[^>]* src="([^"]+)"/g));
  const repeated = sections.flatMap((pictures, at) =>
    pictures.filter((picture) => sections[at + 1]?.includes(picture)),
  );

  expect(sections.length).toBeGreaterThan(5);
  expect(repeated).toEqual([]);
});

test('No drawing has a length in rem, where WebKit reads none', () => {
  const drawings = pages.flatMap(({ html }) => all(html, /(<svg[^]*?<\/svg>)/g));

  expect(drawings.filter((drawing) => /="[\d.]+rem"/.test(drawing))).toEqual([]);
});

test.each([
  ['expertise.html', ['Apple Watch', 'Bluetooth', 'RFID', 'Sensors', 'Raspberry Pi', 'Beacons']],
  ['general-features.html', ['Routes Management', 'Tracking', 'Operations Status']],
  ['pets-iot.html', ['Cardiovascular', 'Activity', 'Respiratory', 'Core body temperature']],
  [
    'iot-data-and-analytics.html',
    [
      'Real-time data collection',
      'Advanced analytics',
      'Data visualization',
      'Automated alerts and reports',
      'Predictive maintenance',
      'Operational efficiency',
      'Data security',
    ],
  ],
  [
    'iot-data-and-analytics.html',
    ['Smart homes', 'Manufacturing', 'Agriculture', 'Healthcare', 'Logistics'],
  ],
  ['smart.html', ['Default name', 'Custom name', 'Turn on the light', 'Play music']],
  ['index.html', ['Expert team', 'Innovative solutions', 'Customer satisfaction']],
])('%s names %j', (file, wanted) => {
  const names = [...named(file, 'h3'), ...named(file, 'dt')];
  expect(inOrder(names, wanted)).toEqual(wanted);
});

test.each([
  [
    'general-features.html',
    [
      'Connected Objects',
      'Real Time Operations',
      'Geographic Layers',
      'Reporting Features',
      'Public Work Features',
    ],
  ],
  ['operating-system-development.html', ['Embedded Linux', 'RTOS']],
  ['pets-iot.html', ['Key metrics', 'Intelligent analytics', 'Accessories']],
  ['edge-gateway.html', ['Key Features', 'Benefits', 'Use Cases']],
  ['about.html', ['Mission', 'Vision', 'Awards']],
  ['services.html', ['Overview', 'Other Services']],
  [
    'index.html',
    [
      'About Us',
      'Our Products',
      'Our Subsidiary',
      'Services',
      'Where to begin',
      'Our Solutions',
      'Our Partners',
      'Latest Blogs',
      'Why Choose Us',
      'Field notes, once a month.',
    ],
  ],
  [
    'privacy-policy.html',
    [
      'Information we collect',
      'How we use it',
      'Who we share it with',
      'How we protect it',
      'Your rights',
      'Changes to this policy',
      'Contact',
    ],
  ],
])('%s has the sections %j', (file, wanted) => {
  expect(inOrder(named(file, 'h2'), wanted)).toEqual(wanted);
});

test.each([
  ['expertise.html', 9, 'Industries'],
  ['expertise.html', 6, 'What we build with'],
  ['general-features.html', 4, 'Connected Objects'],
  ['general-features.html', 3, 'Real Time Operations'],
  ['general-features.html', 3, 'Public Work Features'],
  ['operating-system-development.html', 6, 'Embedded Linux'],
  ['operating-system-development.html', 3, 'RTOS'],
  ['pets-iot.html', 4, 'Key metrics'],
  ['pets-iot.html', 6, 'Accessories'],
  ['nfc.html', 8, 'Eight uses for a tap'],
  ['iot-services.html', 9, 'App Development'],
  ['iot-data-and-analytics.html', 7, 'Services'],
  ['iot-data-and-analytics.html', 5, 'Industries'],
  ['aiot.html', 8, 'Eight things a small model can do'],
  ['iot-machine-learning-services.html', 8, 'From question to running model'],
  ['iot-use-cases.html', 6, 'Explore Other Services'],
  ['technologies-tools.html', 4, 'Four ways to talk'],
])('%s lists %i under %s', (file, count, name) => {
  expect(inSection(file, name, 'li:not(li li)')).toHaveLength(count);
});

test('Each of the four protocols has its picture', () => {
  expect(inSection('technologies-tools.html', 'Four ways to talk', 'li img')).toHaveLength(4);
});

test('The awards are those of 2024', () => {
  const words = inSection('about.html', 'Awards', 'p').map(DomUtils.textContent);
  expect(words.join()).toContain('2024 list');
  expect(inSection('about.html', 'Awards', 'li')).not.toHaveLength(0);
});

test('The six managed services stand in their order', () => {
  const wanted = managedServices.map(({ heading }) => heading);
  const names = [
    ...named('iot-managed-services.html', 'h2'),
    ...named('iot-managed-services.html', 'h3'),
  ];
  expect(wanted).toHaveLength(6);
  expect(inOrder(names, wanted)).toEqual(wanted);
});

test('The cards of the home page lead to the smart home, the pets and the gateway', () => {
  expect(homeCards).toHaveLength(4);
  expect(homeCards.map(({ link }) => link)).toEqual(
    expect.arrayContaining([brand.ember.href, '/pets-iot', '/edge-gateway']),
  );
  for (const { link, buttonTitle } of homeCards) {
    expect(mainOf('index.html')).toMatch(new RegExp(`href="${link}"[^>]*>[^<]*${buttonTitle}`));
  }
});

test('Every slide of the home page has its title, its text and a button that leads on', () => {
  const text = textOf(mainOf('index.html'));
  for (const { title, des, buttonTitle, link } of heroSlides) {
    expect(text).toContain(title);
    expect(text).toContain(des);
    expect(text).toContain(buttonTitle);
    expect(mainOf('index.html')).toContain(`href="${link}"`);
  }
});

test('The home page leads where the specification says', () => {
  const links = mainOf('index.html').matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^]*?)<\/a>/g);
  const found = Array.from(links, ([, href, inside = '']) => `${textOf(inside)} ${href}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'Explore /about',
      'Show more /services',
      'Learn More about Pet IoT /pets-iot',
      'Learn More about NFC solutions /nfc',
      'See More /',
    ]),
  );
});

test('The subsidiaries lead to the sister brand’s page and to two sites of their own', () => {
  const [section = ''] = all(
    mainOf('index.html'),
    /<section[^>]*aria-labelledby="subsidiaries"[^>]*>([^]*?)<\/section>/g,
  );
  expect(all(section, /href="([^"]*)"/g)).toEqual([
    '/smart',
    brand.sisters.africa.href,
    brand.sisters.egypt.href,
  ]);
});

test('The contact page tells email, telephone and an address in Pickering, Ontario, Canada', () => {
  const text = textOf(mainOf('contact.html').replaceAll(/<br\/?>/g, ' '));
  expect(text).toContain(brand.email);
  expect(text).toContain(brand.phone.shown);
  expect(text).toMatch(/Pickering, Ontario L1V 0X0 Canada/);
});

test('Each field of the contact form has the kind that its content has', () => {
  const fields = all(mainOf('contact.html'), /(<(?:input|textarea) [^>]*>)/g);
  const kindOf = (name: string) =>
    fields.find((field) => field.includes(`name="${name}"`))?.match(/ type="(\w+)"/)?.[1];
  expect(kindOf('phone')).toBe('tel');
  expect(kindOf('businessEmail')).toBe('email');
  expect(kindOf('termsAccepted')).toBe('checkbox');
  expect(kindOf('email')).toBe('email');
});

test('No page speaks in filler or leaves a placeholder', () => {
  for (const { html } of pages) {
    const [main = ''] = all(html, /<main[^>]*>([^]*)<\/main>/g);
    expect(textOf(main)).not.toMatch(/lorem ipsum|placeholder|coming soon|\btbd\b|cutting-edge/i);
  }
});
