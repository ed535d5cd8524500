import { articles, blogFeed, type ArticleTeaser } from '../src/content/articles.ts';
import * as brand from '../src/content/brand.ts';
import { atNoon } from '../src/content/format.ts';
import { pages } from '../src/pages.ts';

const url = (path: string) => `${brand.origin}${path}`;

/** The articles as an Atom feed (RFC 4287). */
export function feed(): string {
  const updated = articles.map(changed).toSorted().at(-1) ?? '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${brand.locale}">
  <title>${escape(brand.name)} Blog</title>
  <id>${url(pages.blog.path)}</id>
  <link rel="self" type="application/atom+xml" href="${url(blogFeed)}"/>
  <link rel="alternate" type="text/html" href="${url(pages.blog.path)}"/>
  <updated>${updated}</updated>
${articles.map(entry).join('')}</feed>
`;
}

/**
 * The id is the first address. If the path ever changes, the id must not, or feed readers would show the article as
 * new.
 */
function entry(article: ArticleTeaser): string {
  const address = url(pages[article.page].path);
  return `  <entry>
    <title>${escape(article.title)}</title>
    <id>${address}</id>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${atNoon(article.date)}</published>
    <updated>${changed(article)}</updated>
    <author><name>${escape(article.author)}</name></author>
    <summary>${escape(article.description)}</summary>
  </entry>
`;
}

function changed({ date, updated = date }: ArticleTeaser): string {
  return atNoon(updated);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
