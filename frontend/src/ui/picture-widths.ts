/** One picture as browsers may ask for it. */
interface PictureFiles {
  /** What every browser can show: WebP of a render, SVG of a drawing. */
  readonly src: string;
  /** A render as AVIF in several widths, as the attribute of `source`. */
  readonly srcSet?: string;
}

/** A picture's files and its own size in pixels, so that its place is kept before they arrive. */
export interface PictureSource extends PictureFiles {
  /** What a dark page shows in its place, in the same size, where there is such a render. */
  readonly dark?: PictureFiles;
  readonly width: number;
  readonly height: number;
  /** Letter of the colour that stands in its place, see `styles/placeholders.css`. */
  readonly placeholder?: string;
}

/** Widths of a render's AVIF files, in pixels. */
export const widths = [480, 800, 1200, 1600] as const;
/** The one width of its WebP file: only browsers from before 2024 ask for it. */
export const plainWidth = 1200;
/** The size of most renders. */
export const usualSize = { width: 1600, height: 1200 } as const;

/**
 * The files of a picture, none wider than `maxWidth` pixels. The build has replaced each key of the content by
 * what is not known here: `smart-lock/hero-light` has become `1f0c22d7+9ab3f412~i`, where the second is its dark sibling. So every page carries its own pictures
 * alone. See `build/pictures/plugin.ts`.
 * @throws Error if the build has not seen the key
 */
export function pictureOf(key: string, maxWidth = Infinity): PictureSource {
  const [file, placeholder, width = usualSize.width, height = usualSize.height] = key.split('~');
  if (placeholder === undefined)
    throw new Error(`${key} must stand in content/ as \`key: '${key}'\`.`);
  const size = { width: Number(width), height: Number(height) };
  if (!placeholder) return { src: `/assets/${file}`, ...size };
  const [own = '', dark] = (file ?? '').split('+');
  return {
    ...filesOf(own, maxWidth),
    ...(dark && { dark: filesOf(dark, maxWidth) }),
    ...size,
    placeholder,
  };
}

function filesOf(digest: string, maxWidth: number): PictureFiles {
  const base = `/assets/${digest}`;
  return {
    src: `${base}-${plainWidth}.webp`,
    srcSet: widths
      .filter((each) => each <= maxWidth)
      .map((each) => `${base}-${each}.avif ${each}w`)
      .join(),
  };
}
