import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '#build/site.ts';
import { pages } from '#frontend/staff/pages.ts';
import { all, exists, readPage, site } from '../built-site.ts';

const shell = 'admin/index.html';
const html = readPage(shell);

test('One page answers every path of the staff area, and no other', () => {
  const answered = Object.entries(site.pages).filter(([, file]) => file === shell);
  expect(answered.map(([path]) => path).toSorted()).toEqual(Object.values(pages).toSorted());
  expect(site.prefixed).toEqual([
    { prefix: '/admin/contacts/', file: shell },
    { prefix: '/admin/campaigns/', file: shell },
  ]);
});

test('The page of the staff area has no inline script or style, and loads what exists', () => {
  expect(all(html, /<(script(?![^>]*\ssrc=)|style)[\s>]/g)).toEqual([]);
  const targets = all(html, /\s(?:href|src)="([^"]*)"/g);
  expect(targets.filter((target) => target.startsWith('/assets/')).length).toBeGreaterThan(1);
  expect(targets.filter((target) => !exists(target))).toEqual([]);
});

test('The first style of the staff area declares the layers', () => {
  const [first = ''] = all(html, /<link rel="stylesheet"[^>]* href="([^"]*)"/g);
  const style = readFileSync(join(paths.assets, '..', first), 'utf8');
  const layers = all(style, /@layer ([\w, ]+)/g).flatMap((names) => names.split(/, ?/));
  expect(layers).toEqual(['base', 'layout', 'ui', 'sections', 'pages', 'print']);
});

test('Search engines leave the staff area out', () => {
  expect(html).toContain('<meta name="robots" content="noindex" />');
});
