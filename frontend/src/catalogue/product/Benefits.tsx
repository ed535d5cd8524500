import type { ProductSlug } from '#contract/products.ts';
import type { Picture as PagePicture } from '../../content/page.ts';
import type { ProductDetails } from '../../content/product.ts';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Crop } from '../../ui/Crop.tsx';
import { AppScreen } from './AppScreen.tsx';
import { productPage } from './content.ts';
import { Quantity } from './Quantity.tsx';
import styles from './Benefits.module.css';

interface BenefitsProps extends Pick<
  ProductDetails,
  'benefitDes' | 'benefits' | 'screen' | 'closeUp'
> {
  readonly name: string;
  readonly slug: ProductSlug;
  readonly inUse: PagePicture;
}

/** Shown closer, as the style says. */
const zoomed = new Set<ProductSlug>(['gateway', 'humidity-sensor', 'smart-scenes-and-switch']);

const sizes = {
  usual: '(width >= 62rem) 92vw, (width >= 40rem) 56vw, 100vw',
  zoomed: '(width >= 62rem) 124vw, (width >= 40rem) 75vw, 135vw',
} as const;

/** Up to three benefits: beside the product in use, beside its screen in the app, and below a figure. */
export function Benefits(props: BenefitsProps) {
  const { name, slug, benefitDes, benefits, screen, inUse, closeUp } = props;
  return (
    <section
      className={`section deep ${closeUp ? styles.closely : ''}`}
      aria-labelledby="benefits"
      data-product={slug}
    >
      {closeUp && <Crop picture={closeUp} sizes="100vw" className={styles.closeUp} />}
      <div className="frame">
        <div className={styles.intro}>
          <h2 id="benefits" className="caption">
            {productPage.benefits}
          </h2>
          <Paragraph>{benefitDes}</Paragraph>
        </div>
        <div className={styles.rows}>
          {benefits.slice(0, 3).map(({ title, text, figure }, row) => (
            <div key={title} className={styles.row}>
              <div className={styles.image}>
                {row === 1 ? (
                  <AppScreen name={name} {...screen} />
                ) : figure ? (
                  <dl className={styles.figure}>
                    <Quantity {...figure} />
                  </dl>
                ) : (
                  <Crop
                    picture={inUse}
                    sizes={zoomed.has(slug) ? sizes.zoomed : sizes.usual}
                    className={styles.picture}
                  />
                )}
              </div>
              <div className={styles.benefit}>
                <h3>{title}</h3>
                <Paragraph>{text}</Paragraph>
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
