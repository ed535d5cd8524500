import { home } from './content.ts';
import { partners } from '../content/partners.ts';
import { products } from '../content/products.ts';
import { shell } from '../content/shell.ts';
import { PageLink } from '../routing/PageLink.tsx';
import { ProductCard } from '../sections/product/ProductCard.tsx';
import { Carousel } from '../ui/carousel/Carousel.tsx';
import { useMedia } from '../ui/use-media.ts';
import { swiperEngine } from '../ui/carousel/swiper-engine.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './Carousels.module.css';

/** Milliseconds. */
const interval = { wide: 3000, narrow: 3000 } as const;
const maxProducts = 5;

/** The first products: one and a half in view, two and a half from 600 px, three from 1000 px. */
export function ProductsCarousel() {
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
        engine={swiperEngine}
        // With three of five in view it does not play.
        interval={wide ? undefined : interval}
        inView={medium ? 3 : 2}
        picker={false}
        slides={products.slice(0, maxProducts).map((product) => ({
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
export function PartnersCarousel() {
  const wide = useMedia('(min-width: 1000px)');
  const { heading, more, link } = home.partners;
  return (
    <div className={`frame ${styles.row}`}>
      <h2>{heading}</h2>
      <Carousel
        className={styles.partners}
        label={heading}
        words={shell.carousel}
        engine={swiperEngine}
        interval={interval}
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
