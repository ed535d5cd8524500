import { createContext, use } from 'react';
import * as brand from '../content/brand.ts';
import { cardSize, sharedPicture, type Card, type PageHead } from '../content/head.ts';
import { usePagePath } from './page-path.ts';

/** Requests a social card and returns its path. Only the build provides it. */
export const CardContext = createContext<(card: Card) => string>(() => '');

/** Open Graph tags. */
export function Sharing({ title, description, heading, hero = sharedPicture }: PageHead) {
  const path = usePagePath();
  const card = use(CardContext)({
    path,
    heading: heading ?? title.replace(` | ${brand.name}`, ''),
    picture: hero.key,
  });
  const tags = {
    type: 'website',
    site_name: brand.name,
    locale: brand.locale.replace('-', '_'),
    title,
    description,
    url: brand.origin + path,
    image: brand.origin + card,
    'image:width': `${cardSize.width}`,
    'image:height': `${cardSize.height}`,
    'image:alt': hero.alt,
  };
  return (
    <>
      {Object.entries(tags).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
