/** A picture's files and its own size in pixels, so that its place is kept before they arrive. */
export interface PictureSource {
  /** What every browser can show: WebP of a render, SVG of a drawing. */
  readonly src: string;
  /** A render as AVIF in several widths, as the attribute of `source`. */
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
  /** Letter of the colour that stands in its place, see `styles/tones.css`. */
  readonly tone?: string;
}

/** Widths of a render's AVIF files, in pixels. */
export const widths = [480, 800, 1200, 1600] as const;
/** The one width of its WebP file: only browsers from before 2024 ask for it. */
export const plainWidth = 1200;
/** The size of most renders. */
export const usualSize = { width: 1600, height: 1200 } as const;

/**
 * The files of a picture, none wider than `maxWidth` pixels. The build has replaced each key of the content by
 * what is not known here: `smart-lock/hero-light` has become `1f0c22d7~i`. So every page carries its own pictures
 * alone. See `build/pictures/plugin.ts`.
 * @throws Error if the build has not seen the key
 */
export function pictureOf(key: string, maxWidth = Infinity): PictureSource {
  const [file, tone, width = usualSize.width, height = usualSize.height] = key.split('~');
  if (tone === undefined) throw new Error(`${key} must stand in content/ as \`key: '${key}'\`.`);
  const size = { width: Number(width), height: Number(height) };
  const base = `/assets/${file}`;
  if (!tone) return { src: base, ...size };
  return {
    src: `${base}-${plainWidth}.webp`,
    srcSet: widths
      .filter((each) => each <= maxWidth)
      .map((each) => `${base}-${each}.avif ${each}w`)
      .join(),
    ...size,
    tone,
  };
}
