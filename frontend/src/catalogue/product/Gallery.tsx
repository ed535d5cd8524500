import type { Picture as PagePicture } from '../../content/page.ts';
import { productPage } from './content.ts';
import { Carousel } from '../../ui/carousel/Carousel.island.tsx';
import { pictureOf } from '../../ui/picture-widths.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './critical.module.css';

interface ProductGalleryProps {
  readonly name: string;
  readonly images: readonly PagePicture[];
}

/** In milliseconds. */
const interval = { wide: 3000, narrow: 3000 } as const;
const sizes = '(width >= 62rem) 54vw, 100vw';

/**
 * A product's pictures, one at a time, with a thumbnail for each. A dark page starts with the second picture of a
 * light page, and vice versa.
 */
export function ProductGallery({ name, images }: ProductGalleryProps) {
  const [only] = images;
  if (only && images.length === 1)
    return <Picture picture={only} sizes={sizes} priority className={styles.picture} />;
  const dark = only && pictureOf(only.key).dark?.src;
  const inDark = ({ key }: PagePicture) => (pictureOf(key).src === dark ? only?.key : undefined);
  return (
    <Carousel
      label={productPage.gallery(name)}
      engine="native"
      interval={interval}
      className={styles.carousel}
      slides={images.map((picture, number) => ({
        title: picture.alt,
        content: (
          <Picture
            picture={picture}
            inDark={inDark(picture)}
            sizes={sizes}
            priority={number === 0}
            className={styles.picture}
          />
        ),
        thumbnail: (
          <Picture
            picture={{ key: picture.key, alt: '' }}
            inDark={inDark(picture)}
            sizes="4.5rem"
            maxWidth={480}
            className={styles.thumbnail}
          />
        ),
      }))}
    />
  );
}
