import * as brand from '../../content/brand.ts';
import type { Picture as PagePicture } from '../../content/page.ts';
import type { Benefit, ProductDetails, ProductSummary } from '../../content/product.ts';
import { pictureOfProduct, productCategories, products } from '../../content/products.ts';
import { trailTo, type Trail } from '../../pages.ts';
import * as paths from '../../paths.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { Breadcrumbs } from '../../sections/Breadcrumbs.tsx';
import { Price } from '../../sections/product/Price.tsx';
import { ProductCards } from '../../sections/product/ProductCards.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { productPage } from './content.ts';
import { splitFeature } from './feature.ts';
import { ProductGallery } from './Gallery.tsx';
import { Asked, Sheet } from './Reference.tsx';
import hero from './first-view.module.css';
import styles from './page.module.css';

export function Page(details: ProductDetails) {
  const product = products.find(({ id }) => id === details.id);
  if (!product) throw new Error(`content/products.ts has no product ${details.id}.`);
  const [first = '', ...others] = [details.description1].flat();
  const fallback = pictureOfProduct(product);
  const images = details.images.length > 0 ? details.images : [fallback];
  return (
    <>
      <Head
        title={`${product.name} | ${brand.name}`}
        description={excerptOf(first)}
        hero={images[0] ?? fallback}
      />
      <article className={`frame ${hero.product}`}>
        <Breadcrumbs trail={trailToProduct(product)} className={hero.trail} />
        <div className={hero.gallery}>
          <ProductGallery name={product.name} images={images} />
        </div>
        <div className={hero.words}>
          <h1 className={hero.name}>{product.name}</h1>
          <p className={hero.tagline}>{product.tagline}</p>
          <p className={hero.price}>
            <Price amount={product.amount} />
          </p>
          <Paragraph className={hero.text}>{first}</Paragraph>
          <div className={hero.actions}>
            <a className={buttonClass('accent')} href={paths.contactAbout([product.slug])}>
              {productPage.ask}
            </a>
            <a className={buttonClass('quiet')} href={paths.compare([product.id])}>
              {productPage.compare}
            </a>
          </div>
        </div>
      </article>
      <PageStyles />
      <Features features={details.description2} paragraphs={others} />
      <Benefits
        intro={details.benefitDes}
        benefits={details.benefits.slice(0, 3)}
        pictures={details.images.slice(1)}
        fallback={{ ...fallback, alt: '' }}
      />
      <Sheet slug={product.slug} specs={details.specs} />
      <Asked slug={product.slug} specs={details.specs} />
      <Related ids={details.related} />
    </>
  );
}

/** Search engines show about so many characters. */
const maxDescription = 155;

/** A description for search engines: the text's beginning, cut after a whole word. */
function excerptOf(text: string): string {
  if (text.length <= maxDescription) return text;
  return `${text.slice(0, text.lastIndexOf(' ', maxDescription - 1))}…`;
}

function trailToProduct({ id, name, category }: ProductSummary): Trail {
  return [
    ...trailTo('products'),
    ...productCategories
      .filter((each) => each.id === category)
      .map((each) => ({ label: each.name, path: paths.productsIn(category) })),
    { label: name, path: paths.product(id) },
  ];
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

function Related({ ids }: { readonly ids: readonly number[] }) {
  return (
    <section className={`frame ${styles.related}`} aria-labelledby="related">
      <h2 id="related">{productPage.related}</h2>
      <ProductCards ids={ids} />
    </section>
  );
}
