import { expect, test } from 'vitest';
import { articles, blogFeed } from '#frontend/content/articles.ts';
import * as brand from '#frontend/content/brand.ts';
import { pages } from '#frontend/pages.ts';
import { all, pages as builtPages, readPage, textOf } from '../built-site.ts';

const feed = readPage(blogFeed.slice(1));
const entries = all(feed, /<entry>([^]*?)<\/entry>/g);
const [head = ''] = feed.split('<entry>');

test('The feed has the articles, newest first, each with its title, author, words and link', () => {
  const shown = entries.map((entry) => ({
    title: textOf(all(entry, /<title>([^<]*)<\/title>/g).join()),
    author: textOf(all(entry, /<author><name>([^<]*)<\/name><\/author>/g).join()),
    description: textOf(all(entry, /<summary>([^<]*)<\/summary>/g).join()),
    link: all(entry, /<link rel="alternate" type="text\/html" href="([^"]*)"\/>/g).join(),
    published: all(entry, /<published>([^<]*)<\/published>/g).join(),
  }));
  expect(shown).toEqual(
    articles.map(({ title, author, description, page, date }) => ({
      title,
      author,
      description,
      link: brand.origin + pages[page].path,
      published: `${date}T12:00:00Z`,
    })),
  );
});

test('A reader that has an article never sees it as new: ids are what they were when it came out', () => {
  const ids = entries.map((entry) => all(entry, /<id>([^<]*)<\/id>/g).join());
  expect(ids).toEqual([
    `${brand.origin}/blog/five-hours-without-the-grid`,
    `${brand.origin}/blog/humidity-in-winter`,
    `${brand.origin}/blog/240-switches`,
  ]);
});

test('The feed changed when its newest article came out, and names itself', () => {
  const [updated] = all(head, /<updated>([^<]*)<\/updated>/g);
  const changes = entries.flatMap((entry) => all(entry, /<updated>([^<]*)<\/updated>/g));
  expect(changes).toHaveLength(articles.length);
  expect(updated).toBe(changes.toSorted().at(-1));
  expect(head).toContain(
    `<link rel="self" type="application/atom+xml" href="${brand.origin}${blogFeed}"/>`,
  );
  expect(head).toContain(`<id>${brand.origin}/blog</id>`);
});

test('Exactly the pages of the blog tell feed readers where it is', () => {
  const telling = builtPages.filter(({ html }) => {
    const [top = ''] = html.split('</head>');
    return all(top, /(<link rel="alternate" type="application\/atom\+xml"[^>]*>)/g).some((link) =>
      link.includes(`href="${blogFeed}"`),
    );
  });
  expect(telling.map(({ url }) => url).toSorted()).toEqual(
    ['/blog', ...articles.map(({ page }) => pages[page].path)].toSorted(),
  );
});
