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
export const images = [
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
] as const satisfies readonly NamedImage[];

/** The mark with the name, for either ground. The logo's page shows both. */
export const wordmarks = [
  {
    src: wordmark,
    ground: 'light',
    name: 'Wordmark on light',
    title: `${brand.name} wordmark for light grounds`,
  },
  {
    src: wordmarkLight,
    ground: 'dark',
    name: 'Wordmark on dark',
    title: `${brand.name} wordmark for dark grounds`,
  },
] as const;

/** What the logo asks of those who use it. */
export const logoRules = {
  space: {
    heading: 'Clear space',
    text: 'Leave x free on every side: a quarter of the icon’s width. Around the wordmark, x is half its height.',
  },
  colours: {
    heading: 'Colours',
    list: [
      { name: 'Deep green', value: '#10201B' },
      { name: 'Amber', value: '#F6A94F' },
      { name: 'Paper', value: '#F1EDE5' },
      { name: 'Ink', value: '#16181A' },
    ],
  },
  sizes: {
    heading: 'Smallest size',
    icon: '/favicon.svg',
    shown: [16, 32, 64],
    text: 'The icon holds down to 16 px or 5 mm, the wordmark to 80 px or 20 mm in width.',
  },
} as const;

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
  download: 'Download ',
  icon: 'App icon',
  unit: 'x',
  notFound: 'Image not found',
  notFoundDescription: 'There’s no picture by this name.',
  home: 'Go to the home page',
} as const;
