/** A picture's sources for a browser. */
interface PictureFiles {
  /** The format that every browser can show: WebP for a render, SVG for a drawing. */
  readonly src: string;
  /** A render as AVIF in several widths, as the attribute of `source`. */
  readonly srcSet?: string;
}

/** A picture's files, and its size in pixels, which reserves its place. */
export interface PictureSource extends PictureFiles {
  /** Its replacement on a dark page, of the same size, if there is such a render. */
  readonly dark?: PictureFiles;
  readonly width: number;
  readonly height: number;
  /** The letter of its placeholder colour, see `styles/placeholders.css`. */
  readonly placeholder?: string;
}

/** Widths of a render's AVIF files, in pixels. */
export const widths = [480, 800, 1200, 1600] as const;
/** The width of its WebP file, which only browsers from before 2024 request. */
export const plainWidth = 1200;
/** The size of most renders. */
export const usualSize = { width: 1600, height: 1200 } as const;

/**
 * The files of a picture, none wider than `maxWidth` pixels. The build has replaced each key in the content:
 * `smart-lock/hero-light` has become `1f0c22d7+9ab3f412~i`, where the second part is its dark sibling. So a page only
 * carries its own pictures. See `build/pictures/plugin.ts`.
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
