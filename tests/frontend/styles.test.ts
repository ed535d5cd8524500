import { expect, test } from 'vitest';
import { pageAt, pages } from '#frontend/pages.ts';
import { all, allPages, site } from './built-site.ts';

const linked = /<link rel="stylesheet" href="([^"]+)">/g;

/** A policy has room for so many. */
const maxStyles = 27;

test('Each page inlines one style, and the pages of an area with like first views the same, so that a policy can name all', () => {
  for (const { html } of allPages) expect(all(html, /<(style)[\s>]/g)).toHaveLength(1);
  expect(site.styleHashes.length).toBeGreaterThan(1);
  expect(site.styleHashes.length).toBeLessThanOrEqual(maxStyles);
});

test.each(allPages)('$url links one style sheet, after what is seen first', ({ html }) => {
  const [seenFirst = '', rest = ''] = html.split('</h1>');
  expect(all(seenFirst, linked)).toEqual([]);
  expect(all(rest, linked)).toEqual([expect.stringMatching(/^\/assets\/site-[\w-]{6}\.css$/)]);
});

/** The page of a URL, and its style sheet. */
const sheets = allPages.map(({ url, html }) => ({
  area: pages[pageAt(url)].folder.split('/')[0],
  sheet: all(html, linked)[0] ?? '',
}));

test('The pages of an area share one style sheet, and no other area has the rules of its pages', () => {
  const byArea = Map.groupBy(sheets, ({ area }) => area);
  for (const [area, of] of byArea) {
    expect([area, new Set(of.map(({ sheet }) => sheet)).size]).toEqual([area, 1]);
  }
  expect(new Set(sheets.map(({ sheet }) => sheet)).size).toBe(byArea.size);
});
