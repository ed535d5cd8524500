import { home } from './content.ts';
import { partners } from '../content/partners.ts';
import { products } from '../content/products.ts';
import { ProductCard } from '../sections/product/ProductCard.tsx';
import { Carousel } from '../ui/carousel/Carousel.island.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './Carousels.module.css';

/** In milliseconds. */
const interval = { wide: 3000, narrow: 3000 } as const;
const maxProducts = 5;

/** The first products: one and a half in view, two and a half from 600 px, three from 1000 px. */
export function ProductsCarousel() {
  const heading = home.products;
  return (
    <div className={`frame ${styles.row}`}>
      <h2>{heading}</h2>
      <Carousel
        className={styles.products}
        label={heading}
        engine="swiper"
        interval={interval}
        stillFrom={1000}
        inView={{ narrow: 2, wide: 3, wideFrom: 600 }}
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
  const { heading, more, link } = home.partners;
  return (
    <div className={`frame ${styles.row}`}>
      <h2>{heading}</h2>
      <Carousel
        className={styles.partners}
        label={heading}
        engine="swiper"
        interval={interval}
        inView={{ narrow: 3, wide: 5, wideFrom: 1000 }}
        picker={false}
        slides={partners.map(({ title, image }) => ({
          title,
          content: (
            <Picture picture={{ key: image, alt: title }} sizes="20vw" className={styles.mark} />
          ),
        }))}
      />
      <a className={styles.more} href={link}>
        {more}
      </a>
    </div>
  );
}
