import type { BlogPosting } from 'schema-dts';
import type { ArticleTeaser } from '../content/articles.ts';
import * as brand from '../content/brand.ts';
import { atNoon } from '../content/format.ts';
import { pages } from '../pages.ts';
import { pictureOf } from '../ui/picture-widths.ts';
import { organizationId } from './organization.ts';

/** An article in schema.org's terms. */
export function blogPosting(article: ArticleTeaser): BlogPosting {
  const { page, title, description, author, date, updated = date, image } = article;
  const url = `${brand.origin}${pages[page].path}`;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: `${brand.origin}${pictureOf(image.key).src}`,
    datePublished: atNoon(date),
    dateModified: atNoon(updated),
    author: { '@type': 'Person', name: author },
    publisher: { '@id': organizationId },
    inLanguage: brand.locale,
  };
}
