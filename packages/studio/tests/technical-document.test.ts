import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { issueOf } from '../documents/issue.ts';
import {
  edgeGatewayFigures,
  keyFeatures,
} from '../../../frontend/src/solutions/edge-gateway/content.ts';
import { gatewayBlockLinks, gatewayBlocks } from '../documents/gateway/diagram-content.ts';
import { gatewayDocument, gatewayPartFeatures } from '../documents/gateway/content.ts';
import { gatewayElectrical } from '../documents/gateway/ratings-content.ts';
import { details } from '../../../frontend/src/content/products/gateway.ts';
import { technicalDocument } from '../documents/gateway/Document.tsx';
import printed from '../../../frontend/src/solutions/edge-gateway/edge-gateway-technical-document.json';
import { pagesOf, structureOf, tags, utf16 } from '../../../tests/frontend/pdf.ts';
import { runTime } from '../documents/gateway/drawings/RunTimeChart.tsx';

const file = readFileSync(
  'frontend/src/solutions/edge-gateway/edge-gateway-technical-document.pdf',
);
const pdf = structureOf(file);
const html = technicalDocument();
/** Non-breaking spaces count as spaces. */
const text = html
  .replace(/<[^>]*>/g, ' ')
  .replaceAll('\u00A0', ' ')
  .replaceAll('&amp;', '&');

test('The technical document is up to date with its sources; if not, run `npm run document -w studio`', () => {
  expect(printed.issue).toBe(issueOf(html, 'gateway'));
});

test('It has six to eight pages of A4 and weighs less than 1 MB, as the page says of it', () => {
  const pages = pagesOf(pdf);
  expect(pages.length).toBeGreaterThanOrEqual(6);
  expect(pages.length).toBeLessThanOrEqual(8);
  expect(pages).toHaveLength(printed.pages);
  expect(new Set(pages)).toEqual(new Set(['A4']));
  expect(file).toHaveLength(printed.bytes);
  expect(file.length).toBeLessThan(1_000_000);
});

test('Readers get its title, its author and its language', () => {
  const info = pdf.slice(pdf.lastIndexOf(' 0 obj'));
  expect(info).toContain(`/Title <${utf16(gatewayDocument.title)}>`);
  expect(info).toContain(`/Author <${utf16(gatewayDocument.publisher)}>`);
  expect(pdf).toContain('/DisplayDocTitle true');
  expect(pdf).toContain('/Lang (en-CA)');
});

test('It is tagged: headings, tables with headers, and a text for every picture', () => {
  expect(pdf).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
  expect(tags(pdf, 'H1')).toBe(1);
  expect(tags(pdf, 'H2')).toBe(printed.pages - 1);
  expect(tags(pdf, 'Table')).toBeGreaterThan(5);
  expect(tags(pdf, 'TH')).toBeGreaterThan(50);
  expect(tags(pdf, 'Figure')).toBeGreaterThanOrEqual(6);
  expect(pdf.match(/\/Alt /g)).toHaveLength(tags(pdf, 'Figure'));
  expect(html.match(/<svg[^>]*role="img"/g)?.length).toBe(tags(pdf, 'Figure') - 1);
});

test('Its fonts are outlines that can be searched and hinted, never Type 3', () => {
  expect(pdf).toContain('/FontFile2');
  expect(pdf).not.toContain('/Type3');
});

test('It says the figures and features of the product page, and the data of the catalogue', () => {
  const specs = details.specs
    .filter(({ label }) => ['Dimensions', 'Operating temperature'].includes(label))
    .map(({ value }) => value);
  expect(specs).toHaveLength(2);
  for (const said of [
    ...edgeGatewayFigures.map((figure) => figure.text),
    ...[...gatewayPartFeatures, ...keyFeatures].flatMap(({ heading, content }) => [
      heading,
      content,
    ]),
    ...specs,
    'RK3328 quad-core Cortex-A53',
    '5000 mAh Li-ion battery',
  ]) {
    expect(text).toContain(said);
  }
});

test('Every line of the block diagram joins two of its blocks, and no block stands alone', () => {
  const joined = new Set<string>(gatewayBlockLinks.flatMap(({ from, to }) => [from, to]));
  expect([...joined].toSorted()).toEqual(gatewayBlocks.map(({ id }) => id).toSorted());
});

test('The battery lasts as long in the ratings as its capacity and the typical load make it', () => {
  const rating = gatewayElectrical.find(({ parameter }) => parameter === 'Run time on battery');
  expect(runTime(3.2)).toBeCloseTo(rating?.typ ?? 0, 0);
});
