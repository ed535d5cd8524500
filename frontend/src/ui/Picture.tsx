import type { PictureKey } from './picture-key.ts';
import { pictureOf } from './picture-widths.ts';

interface PictureProps {
  /** `alt` says what is seen, and is empty where it only decorates. */
  readonly picture: { readonly key: PictureKey; readonly alt: string };
  /** How wide it is shown, as the attribute of `img`: `'(width >= 62rem) 50vw, 100vw'`. */
  readonly sizes: string;
  /** True for the largest picture of the first view: it is fetched before everything else. */
  readonly priority?: boolean | undefined;
  /** In pixels: no wider file is offered, where several pictures share one place. */
  readonly maxWidth?: number;
  readonly className?: string | undefined;
}

/** A picture that keeps its place and is fetched when it is near the view. */
export function Picture({ picture, sizes, priority = false, maxWidth, className }: PictureProps) {
  const { src, srcSet, width, height, tone } = pictureOf(picture.key, maxWidth);
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={picture.alt}
      className={className}
      data-tone={tone}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
  if (!srcSet) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {image}
    </picture>
  );
}
