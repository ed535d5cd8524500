import type { VideoObject } from 'schema-dts';
import { brand } from '../content/brand.ts';
import type { Film, FilmListing } from '../content/film.ts';
import { organizationId } from './organization.ts';

/** The film as schema.org sees it, with all that search engines ask for before they show one. */
export function video(
  { title, sources: [source], poster }: Film,
  { description, seconds, published }: FilmListing,
): VideoObject {
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: absolute(poster),
    contentUrl: absolute(source.src),
    encodingFormat: source.type,
    duration: `PT${seconds}S`,
    uploadDate: published,
    inLanguage: brand.locale,
    publisher: { '@id': organizationId },
  };
}

function absolute(path: string): string {
  return new URL(path, brand.origin).href;
}
