import type { VideoObject } from 'schema-dts';
import * as brand from '../content/brand.ts';
import type { Film } from '../content/film.ts';
import type { FilmDetails } from '../content/film-details.ts';
import { atNoon } from '../content/format.ts';
import { filmTranscript } from '../content/film-transcript.ts';
import { organizationId } from './organization.ts';

/** The film in schema.org's terms, with everything that search engines require to show it. */
export function video(
  { title, file }: Film,
  { poster, description, seconds, published }: FilmDetails,
): VideoObject {
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: absolute(poster),
    contentUrl: absolute(file),
    encodingFormat: 'video/mp4',
    duration: `PT${seconds}S`,
    uploadDate: atNoon(published),
    transcript: filmTranscript.scenes.map(({ seen, line }) => `[${seen}] ${line}`).join(' '),
    inLanguage: brand.locale,
    publisher: { '@id': organizationId },
  };
}

function absolute(path: string): string {
  return new URL(path, brand.origin).href;
}
