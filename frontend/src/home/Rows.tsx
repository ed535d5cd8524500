import { home, mostProducts, rowInterval } from './content.ts';
import { partners } from '../content/partners.ts';
import { products } from '../content/products.ts';
import { shell } from '../content/shell.ts';
import { PageLink } from '../routing/PageLink.tsx';
import { ProductCard } from '../sections/ProductCard.tsx';
import { Carousel } from '../ui/carousel/Carousel.tsx';
import { useMedia } from '../ui/carousel/use-media.ts';
import { swiping } from '../ui/carousel/swiping.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './Rows.module.css';

/** The first products: one and a half in view, two and a half from 600 px, three from 1000 px. */
export function ProductsRow() {
  const medium = useMedia('(min-width: 600px)');
  const wide = useMedia('(min-width: 1000px)');
  const heading = home.products;
  return (
    <div className={`frame ${styles.row}`}>
      <h2>{heading}</h2>
      <Carousel
        className={styles.products}
        label={heading}
        words={shell.carousel}
        engine={swiping}
        // With three of five in view there is little to reveal: it plays only on narrower screens.
        interval={wide ? undefined : rowInterval}
        inView={medium ? 3 : 2}
        picker={false}
        slides={products.slice(0, mostProducts).map((product) => ({
          title: product.name,
          content: (
            <ProductCard
              product={product}
              sizes="(width >= 1000px) 30vw, (width >= 600px) 38vw, 64vw"
            />
          ),
        }))}
      />
    </div>
  );
}

/** All partners: three in view, five from 1000 px. */
export function PartnersRow() {
  const wide = useMedia('(min-width: 1000px)');
  const { heading, more, link } = home.partners;
  return (
    <div className={`frame ${styles.row}`}>
      <h2>{heading}</h2>
      <Carousel
        className={styles.partners}
        label={heading}
        words={shell.carousel}
        engine={swiping}
        interval={rowInterval}
        inView={wide ? 5 : 3}
        picker={false}
        slides={partners.map(({ title, image }) => ({
          title,
          content: (
            <Picture picture={{ key: image, alt: title }} sizes="20vw" className={styles.mark} />
          ),
        }))}
      />
      <PageLink className={styles.more} to={link}>
        {more}
      </PageLink>
    </div>
  );
}
