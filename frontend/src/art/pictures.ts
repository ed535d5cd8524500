/** A picture's file and its own size in pixels, so that its place is kept before it arrives. */
export interface PictureSource {
  readonly src: string;
  /** The same in other widths, as the attribute of `img`. */
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
}

/** Every drawing below this folder by its path: `./gateway.svg`, `./gateway/detail.svg`. */
const drawings: Readonly<Record<string, string>> = import.meta.glob('./**/*.svg', {
  eager: true,
  import: 'default',
  // Also in tests, which would inline the small ones.
  query: '?url&no-inline',
});

/** Drawn for whatever has no drawing of its own. */
const family = './radio.svg';

/** Keys of pictures that are not 4:3, by the start of their key. */
const shapes: readonly {
  readonly prefix: string;
  readonly width: number;
  readonly height: number;
}[] = [
  { prefix: 'logos/', width: 480, height: 160 },
  { prefix: 'partners/', width: 480, height: 160 },
];

/**
 * The file of a picture: the drawing of exactly this key, else the first one of the part before the slash,
 * else a quiet one of the family.
 */
export function pictureOf(key: string): PictureSource {
  const [group = ''] = key.split('/');
  const src =
    drawings[`./${key}.svg`] ??
    drawings[`./${group}/hero-light.svg`] ??
    drawings[`./${group}.svg`] ??
    drawings[family] ??
    '';
  const { width, height } = shapes.find(({ prefix }) => key.startsWith(prefix)) ?? {
    width: 1600,
    height: 1200,
  };
  return { src, width, height };
}
