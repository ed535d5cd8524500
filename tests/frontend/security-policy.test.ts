import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { all, allPages, site } from './built-site.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each(allPages)('$url runs no inline script that the policy does not name', ({ html }) => {
  const inline = all(
    html,
    /<script(?![^>]*(?:src=|application\/ld\+json))[^>]*>([^]*?)<\/script>/g,
  );
  expect(inline.length).toBeGreaterThan(0);
  for (const text of inline) expect(site.scriptHashes).toContain(hashOf(text));
});

test.each(allPages)('$url has no inline style that the policy does not name', ({ html }) => {
  const inline = all(html, /<style[^>]*>([^]*?)<\/style>/g);
  expect(inline.length).toBeGreaterThan(0);
  for (const text of inline) expect(site.styleHashes).toContain(hashOf(text));
});

test.each(allPages)('$url has no style attribute and no inline event handler', ({ html }) => {
  const body = html.replaceAll(/<(script|style)[^>]*>[^]*?<\/\1>/g, '');
  expect(all(body, /(<[^>]+\s(?:style|on\w+)=[^>]*>)/g)).toEqual([]);
});

test('All pages share their two inline scripts', () => {
  expect(site.scriptHashes).toHaveLength(2);
});

test.each(allPages)('$url asks nobody else for anything before a click', ({ html }) => {
  const fetched = all(
    html,
    /<(?:script|img|iframe|source|video|track)[^>]*\ssrc="(https?:[^"]+)"/g,
  );
  const linked = all(
    html,
    /<link(?=[^>]*rel="(?:stylesheet|preload|modulepreload|preconnect|icon)")[^>]*href="(https?:[^"]+)"/g,
  );
  expect([...fetched, ...linked]).toEqual([]);
});
