import type { Picture as PagePicture } from '../../content/page.ts';
import type { Benefit, ProductDetails, ProductSummary } from '../../content/product.ts';
import { pictureOfProduct } from '../../content/products.ts';
import { Figures } from '../../ui/Figures.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Asked, Sheet } from './Reference.tsx';
import { productPage } from './content.ts';
import { splitFeature } from './feature.ts';
import styles from './page.module.css';

interface ProductReadingProps {
  readonly product: ProductSummary;
  readonly details: ProductDetails;
}

export function ProductReading({ product, details }: ProductReadingProps) {
  const { description1, description2, benefitDes, benefits, images, specs } = details;
  return (
    <>
      <Features features={description2} paragraphs={[description1].flat().slice(1)} />
      <Benefits
        intro={benefitDes}
        benefits={benefits.slice(0, 3)}
        pictures={images.slice(1)}
        fallback={{ ...pictureOfProduct(product), alt: '' }}
      />
      <Sheet slug={product.slug} specs={specs} />
      <Asked slug={product.slug} specs={specs} />
    </>
  );
}

interface FeaturesProps {
  readonly features: ProductDetails['description2'];
  readonly paragraphs: readonly string[];
}

function Features({ features, paragraphs }: FeaturesProps) {
  return (
    <section className={`frame grid section ${styles.features}`} aria-labelledby="features">
      <div className={styles.about}>
        <h2 id="features">{productPage.features}</h2>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </div>
      <ul className={styles.list}>
        {features.map(splitFeature).map(({ label, text }) => (
          <li key={label}>
            <strong>{label}</strong>
            <span>
              <Figures>{text}</Figures>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BenefitsProps {
  readonly intro: string;
  readonly benefits: readonly Benefit[];
  /** One for each benefit; further benefits have the fallback. */
  readonly pictures: readonly PagePicture[];
  readonly fallback: PagePicture;
}

function Benefits({ intro, benefits, pictures, fallback }: BenefitsProps) {
  return (
    <section className="section deep" aria-labelledby="benefits">
      <div className="frame">
        <div className={styles.intro}>
          <h2 id="benefits" className="caption">
            {productPage.benefits}
          </h2>
          <Paragraph>{intro}</Paragraph>
        </div>
        {benefits.map(({ title, text }, row) => (
          <div key={title} className={`grid ${styles.row}`}>
            <Picture
              picture={pictures[row] ?? fallback}
              sizes="(width >= 52rem) 53vw, 100vw"
              className={styles.picture}
            />
            <div className={styles.benefit}>
              <h3>{title}</h3>
              <Paragraph>{text}</Paragraph>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
