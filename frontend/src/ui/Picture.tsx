import type { PictureKey } from './picture-key.ts';
import { pictureOf } from './picture-widths.ts';

const darkScheme = '(prefers-color-scheme: dark)';

interface PictureProps {
  /** `alt` says what is seen, and is empty where it only decorates. */
  readonly picture: { readonly key: PictureKey; readonly alt: string };
  /** What a dark page shows in its place. Left out: its dark sibling, where there is one. */
  readonly inDark?: PictureKey | undefined;
  /** How wide it is shown, as the attribute of `img`: `'(width >= 62rem) 50vw, 100vw'`. */
  readonly sizes: string;
  /** True for the largest picture of the first view: it is fetched before everything else. */
  readonly priority?: boolean | undefined;
  /** In pixels: no wider file is offered, where several pictures share one place. */
  readonly maxWidth?: number | undefined;
  readonly className?: string | undefined;
}

/**
 * A picture that keeps its place and is fetched when it is near the view. Where its render has a dark sibling, a dark
 * page shows that one.
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
 * The widest file that anybody needs, in pixels. `sizes` begins with the widest windows: up to half of one, even at
 * twice the pixels, asks for no more than a phone does, which has three times as many.
 */
function widestFor(sizes: string): number {
  const [, share] = /(\d+)vw/.exec(sizes) ?? [];
  return Number(share ?? 0) > 50 ? Infinity : 1200;
}
