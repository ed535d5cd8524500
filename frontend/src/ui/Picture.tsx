import type { PictureKey } from './picture-key.ts';
import { pictureOf, widths } from './picture-widths.ts';

const darkScheme = '(prefers-color-scheme: dark)';

interface PictureProps {
  /** `alt` describes the picture, and is empty if it is decorative. */
  readonly picture: { readonly key: PictureKey; readonly alt: string };
  /** Its replacement on a dark page. Default: its dark sibling, if there is one. */
  readonly inDark?: PictureKey | undefined;
  /** Its displayed width, as the attribute of `img`: `'(width >= 62rem) 50vw, 100vw'`. */
  readonly sizes: string;
  /** True for the largest picture above the fold, which is fetched first. */
  readonly priority?: boolean | undefined;
  /** Maximum width in pixels of the files on offer, for several pictures in one place. */
  readonly maxWidth?: number | undefined;
  readonly className?: string | undefined;
}

/**
 * A picture that reserves its place and loads near the view. If its render has a dark sibling, a dark page shows
 * that.
 */
export function Picture(props: PictureProps) {
  const {
    picture,
    inDark,
    sizes,
    priority = false,
    maxWidth = widestFor(sizes),
    className,
  } = props;
  const own = pictureOf(picture.key, maxWidth);
  const other = inDark && pictureOf(inDark, maxWidth);
  const { src, srcSet, width, height } = own;
  const dark = other ?? own.dark;
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={picture.alt}
      className={className}
      data-placeholder={(other ?? own).placeholder}
      data-dark={own.dark && ''}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
  if (!srcSet) return image;
  return (
    <picture>
      {dark && <source media={darkScheme} type="image/avif" sizes={sizes} srcSet={dark.srcSet} />}
      <source type="image/avif" sizes={sizes} srcSet={srcSet} />
      {image}
    </picture>
  );
}

/**
 * The widest file in pixels that any screen needs: for a fixed width, three times its density. Other `sizes` start with the
 * widest windows: up to half of one, even at twice the density, needs no more than a phone at three times.
 */
function widestFor(sizes: string): number {
  const [, rem] = /^(\d+)rem$/.exec(sizes) ?? [];
  if (rem) return Math.max(widths[0], Number(rem) * 16 * 3);
  const [, share] = /(\d+)vw/.exec(sizes) ?? [];
  return Number(share ?? 0) > 50 ? Infinity : 1200;
}
