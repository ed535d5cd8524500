import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../../../build/site.ts';
import * as brand from '../../../frontend/src/content/brand.ts';
import { buyerFacts, worksWith } from '../../../frontend/src/content/buyer-facts.ts';
import { bytes as allBytes, sheets } from '../../../frontend/src/content/data-sheets.json';
import { dataSheetsZip } from '../../../frontend/src/content/data-sheets.ts';
import { loadDetails } from '../../../frontend/src/content/product-details.ts';
import { products } from '../../../frontend/src/content/products.ts';
import { dataSheet } from '../documents/data-sheet/DataSheet.tsx';
import { splitFeature } from '../../../frontend/src/catalogue/product/feature.ts';
import { scaleOf } from '../../../frontend/src/catalogue/dimensions/scale.ts';
import { views } from '../../../frontend/src/catalogue/dimensions/views.ts';
import { space } from '../../../frontend/src/catalogue/dimensions/ViewsDrawing.tsx';
import { issueOf } from '../documents/issue.ts';
import { all, exists, readPage, textOf } from '../../../tests/frontend/built-site.ts';
import { pagesOf, structureOf, tags, utf16 } from '../../../tests/frontend/pdf.ts';

const folder = 'frontend/src/catalogue/data-sheets';

const printed = await Promise.all(
  products.map(async (product) => {
    const { id, slug, name } = product;
    const file = readFileSync(join(folder, `${slug}.pdf`));
    const html = await dataSheet(slug, '');
    return {
      id,
      slug,
      name,
      file,
      html,
      pdf: structureOf(file),
      // Non-breaking spaces count as spaces.
      text: textOf(html.replaceAll('<', ' <')).replaceAll('\u00A0', ' '),
      details: await loadDetails(slug),
    };
  }),
);

test.each(printed)(
  'The data sheet of the $name is up to date with its sources; if not, run `npm run data-sheets -w studio`',
  ({ slug, html }) => {
    expect(sheets[slug].issue).toBe(issueOf(html, 'data-sheet'));
  },
);

test.each(printed)('The data sheet of the $name is two pages of A4, tagged', (sheet) => {
  const { slug, name, file, pdf, html } = sheet;
  expect(pagesOf(pdf)).toEqual(['A4', 'A4']);
  expect(sheets[slug]).toMatchObject({ pages: 2, bytes: file.length });
  expect(pdf).toContain(`/Title <${utf16(`${name}: data sheet`)}>`);
  expect(pdf).toContain(`/Author <${utf16(brand.legalName)}>`);
  expect(pdf).toContain('/Lang (en-CA)');
  expect(pdf).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
  expect(tags(pdf, 'H1')).toBe(1);
  expect(tags(pdf, 'H2')).toBe(4);
  expect(tags(pdf, 'TH')).toBe(9);
  expect(tags(pdf, 'Figure')).toBe(2);
  expect(pdf.match(/\/Alt /g)).toHaveLength(2);
  expect(html).not.toContain('alt=""');
  expect(pdf).not.toContain('/Type3');
});

test.each(printed)(
  'The data sheet of the $name says what its page says',
  ({ slug, name, details, text }) => {
    const said = [
      name,
      ...[details.description1].flat(),
      ...details.description2.map(splitFeature).flatMap(({ label, text: own }) => [label, own]),
      ...details.specs.map(({ value }) => value),
      ...[...worksWith(slug), ...buyerFacts(slug)]
        .filter(({ term }) => term !== 'Availability')
        .map((fact) => fact.text),
    ];
    for (const each of said) expect(text).toContain(each);
  },
);

test.each(printed)(
  'The drawing of the $name has the dimensions of its data, at a standard scale',
  ({ slug, details }) => {
    const [dimensions] = details.specs;
    const known = new Set(dimensions.value.match(/\d+/g)?.map(Number));
    for (const { size } of views[slug]) for (const each of size) expect(known).toContain(each);
    expect(scaleOf(views[slug], space)).toBeGreaterThanOrEqual(1 / 10);
  },
);

test('Each weighs less than 400 KB, all together less than 4 MB', () => {
  for (const { file } of printed) expect(file.length).toBeLessThan(400_000);
  expect(allBytes).toBe(printed.reduce((sum, { file }) => sum + file.length, 0));
  expect(allBytes).toBeLessThan(4_000_000);
});

test.each(printed)('The page of the $name links its data sheet with its size', ({ id, slug }) => {
  const html = readPage(`product/${id}.html`);
  const [link = ''] = all(html, /(<a [^>]*\.pdf"[^]*?<\/a>)/g);
  const size = Math.round(sheets[slug].bytes / 1000);
  expect(textOf(link)).toContain(`Data sheet, PDF, 2 pages, ${size} KB`);
  const [href = ''] = all(link, /href="([^"]+)"/g);
  expect(href).toContain(`/${slug}-`);
  expect(exists(href)).toBe(true);
});

test('Partners get all data sheets in one file, unchanged', () => {
  expect(readPage('partners.html')).toContain(`href="${dataSheetsZip}"`);
  expect(exists(dataSheetsZip)).toBe(true);
  const packed = readFileSync(join(paths.pages, dataSheetsZip));
  // The record at the end says how many there are, and where the directory begins.
  expect(packed.readUInt16LE(packed.length - 12)).toBe(printed.length);
  let at = packed.readUInt32LE(packed.length - 6);
  for (const { slug, file } of printed.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))) {
    const nameLength = packed.readUInt16LE(at + 28);
    const start = packed.readUInt32LE(at + 42) + 30 + nameLength;
    expect(packed.toString('latin1', at + 46, at + 46 + nameLength)).toBe(`${slug}.pdf`);
    expect(packed.subarray(start, start + packed.readUInt32LE(at + 24))).toEqual(file);
    at += 46 + nameLength;
  }
});
