import logo from '../../art/logo.svg';
import wordmarkLight from '../../art/wordmark-light.svg';
import wordmark from '../../art/wordmark.svg';
import * as brand from '../../content/brand.ts';

/** A picture that the viewer shows under a name of its own. */
export interface NamedImage {
  readonly name: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly alt: string;
  /** The same as pixels. */
  readonly png?: string;
}

/**
 * All such pictures, each with a page in `pages.ts`. The viewer tries any other name as well, with status
 * 404.
 */
export const images: readonly NamedImage[] = [
  {
    name: 'logo',
    src: logo,
    png: '/icon-512.png',
    width: 1024,
    height: 1024,
    title: `${brand.name} logo`,
    alt: 'A ring on deep green with one quarter lit in amber, and a dot in its middle.',
  },
  {
    name: 'og',
    src: imageSource('og'),
    width: 1200,
    height: 630,
    title: `${brand.name} share picture`,
    alt: `The picture that stands beside a shared link to ${brand.name}.`,
  },
];

/** The mark with the name, for either ground. The logo's page shows both. */
export const wordmarks = [
  {
    src: wordmark,
    ground: 'light',
    title: `${brand.name} wordmark for light grounds`,
  },
  {
    src: wordmarkLight,
    ground: 'dark',
    title: `${brand.name} wordmark for dark grounds`,
  },
] as const;

/** A picture's path: each JPEG in `public/` is also an asset under its own name. */
export function imageSource(name: string): string {
  return `/assets/${name}.jpg`;
}

/** The viewer's texts. */
export const imageViewer = {
  title: 'Picture',
  description: (title: string) => `${title}, by itself and as large as the page allows.`,
  alt: (name: string) => `The picture ${name}`,
  size: (width: number, height: number) => `${width} × ${height} px`,
  download: (type: string) => `Download ${type.toUpperCase()}`,
  downloadWordmark: 'Wordmark, SVG',
  notFound: 'Image not found',
  notFoundDescription: 'There’s no picture by this name.',
  home: 'Go to the home page',
} as const;
