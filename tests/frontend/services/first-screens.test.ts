import { expect, test } from 'vitest';
import { services } from '#frontend/content/services.ts';
import { appDevelopmentExpertise } from '#frontend/services/iot-services/content.ts';
import { machineLearningCards } from '#frontend/services/iot-machine-learning-services/content.ts';
import { iotUseCases } from '#frontend/services/iot-use-cases/content.ts';
import { all, allPages, textOf } from '../built-site.ts';

const htmlAt = (path: string) => allPages.find(({ url }) => url === path)?.html ?? '';
const mainAt = (path: string) => all(htmlAt(path), /<main[^>]*>([^]*)<\/main>/g)[0] ?? '';
const heroAt = (path: string) => mainAt(path).split('<h2')[0] ?? '';

const useCases = '/iot-use-cases';
const projects = services.map(({ link }) => link).filter((link) => link !== useCases);

test.each(projects)(
  '%s says before its first section what one gets, how long it takes and what it costs',
  (path) => {
    const terms = all(heroAt(path), /<dt[^>]*>([^]*?)<\/dt>/g).map(textOf);
    expect(terms).toEqual(['You get', 'It takes', 'It costs']);
  },
);

test.each(['/services', useCases])(
  '%s says how work is priced, and when the price comes',
  (path) => {
    expect(textOf(mainAt(path))).toMatch(/fixed price in writing, 5 working days/i);
  },
);

const callsOf = (html: string) =>
  all(html, /<a class="[^"]*"[^>]*(href="\/contact"[^>]*>[^<]*)/g).map((call) =>
    call.replace(/^[^>]*>/, ''),
  );

test('/services has one filled button to the contact page, in its first view', () => {
  expect(callsOf(heroAt('/services'))).toHaveLength(1);
  expect(callsOf(mainAt('/services'))).toHaveLength(1);
});

test.each([...projects, useCases])(
  '%s has one call, which leads to the contact page: it stands in the first view and ends the page',
  (path) => {
    const [call] = callsOf(heroAt(path));
    expect(call).toBeTruthy();
    expect(callsOf(mainAt(path))).toEqual([call, call]);
    const last = all(mainAt(path), /href="([^"]*)"/g).at(-1);
    expect(last).toBe('/contact');
  },
);

test.each([...projects, '/services', useCases])(
  '%s promises no SIM that the gateway lacks',
  (path) => {
    expect(textOf(mainAt(path))).not.toMatch(/\bSIMs?\b/);
  },
);

const sectionAt = (path: string, id: string) =>
  mainAt(path)
    .split('<section')
    .find((section) => section.includes(`aria-labelledby="${id}"`)) ?? '';

test.each([
  ['/iot-services', 'app-development', appDevelopmentExpertise.flatMap(({ items }) => items)],
  ['/iot-machine-learning-services', 'steps', machineLearningCards],
] as const)('Each tile of %s has its figure', (path, id, tiles) => {
  expect(all(sectionAt(path, id), /<strong>([^]*?)<\/strong>/g).map(textOf)).toEqual(
    tiles.map(({ figure }) => figure),
  );
});

test('Each figure of the use cases leads to its case on the page', () => {
  const html = mainAt(useCases);
  expect(all(heroAt(useCases), /href="#([^"]*)"/g)).toEqual(iotUseCases.map(({ id }) => id));
  for (const { id } of iotUseCases) expect(html).toContain(`<article id="${id}"`);
});
