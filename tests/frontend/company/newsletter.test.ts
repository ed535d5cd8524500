import { expect, test } from 'vitest';
import { issueLists, issueTemplate } from '#contract/archive.ts';
import { all, pages, readPage, site } from '../built-site.ts';

const template = readPage(issueTemplate);

test('The template of an issue has a place for each of its words, and no URL', () => {
  expect(new Set(all(template, /\{\{(\w+)\}\}/g))).toEqual(
    new Set(['title', 'description', 'slug', 'date', 'shownDate', 'body']),
  );
  expect(Object.values(site.pages)).not.toContain(issueTemplate);
  expect(all(template, /(<h1[\s>])/g)).toHaveLength(1);
});

test('Its placeholders stand where HTML escaping is enough: in texts and quoted attributes', () => {
  const [, scripts = ''] =
    /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(template) ?? [];
  expect(scripts).not.toContain('{{');
  expect(template).not.toMatch(/=\{\{|<[^"<>]*\{\{/);
});

test('The newsletter’s page and its issues name their feed, which readers find without script too', () => {
  const link = `href="${issueLists.feed}"`;
  const { html = '' } = pages.find(({ url }) => url === '/newsletter') ?? {};
  for (const page of [html, template]) expect(page.split('</head>')[0]).toContain(link);
  expect(html.split('</head>')[1]).toContain(`<a ${link}`);
});
