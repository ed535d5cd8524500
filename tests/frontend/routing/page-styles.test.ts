import { expect, test } from 'vitest';
import { all, allPages, site } from '../built-site.ts';

const linked = /<link rel="stylesheet" href="([^"]+)">/g;

test('All pages inline one and the same style', () => {
  expect(site.styleHashes).toHaveLength(1);
  for (const { html } of allPages) expect(all(html, /<(style)[\s>]/g)).toHaveLength(1);
});

test.each(allPages.filter(({ url }) => !url.startsWith('/admin/')))(
  '$url links its own styles once each, after what is seen first',
  ({ html }) => {
    const [seenFirst = '', rest = ''] = html.split('</h1>');
    expect(all(seenFirst, linked)).toEqual([]);
    const hrefs = all(rest, linked);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  },
);
