import type { Picture as PagePicture } from '../../content/page.ts';
import type { Benefit, ProductDetails, ProductSummary } from '../../content/product.ts';
import { productPage } from './content.ts';
import { pictureOfProduct, productCategories, products } from '../../content/products.ts';
import { trailTo, type Trail } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { Head } from '../../routing/Head.tsx';
import { PageLink } from '../../routing/PageLink.tsx';
import { PageStyles } from '../../routing/PageStyles.tsx';
import { Breadcrumbs } from '../../sections/Breadcrumbs.tsx';
import { Price } from '../../sections/product/Price.tsx';
import { ProductCard } from '../../sections/product/ProductCard.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { splitFeature } from './feature.ts';
import { ProductGallery } from './Gallery.tsx';
import { productHead } from './head.ts';
import hero from './first-view.module.css';
import styles from './page.module.css';

export function Page(details: ProductDetails) {
  const product = products.find(({ id }) => id === details.id);
  if (!product) throw new Error(`content/products.ts has no product ${details.id}.`);
  const paragraphs = [details.description1].flat();
  const fallback = pictureOfProduct(product);
  const images = details.images.length > 0 ? details.images : [fallback];
  return (
    <>
      <Head {...productHead(product, paragraphs, images[0])} />
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
          <p className={hero.text}>
            <Figures>{paragraphs[0] ?? ''}</Figures>
          </p>
          <div className={hero.actions}>
            <PageLink className={buttonClass('accent')} to={paths.contactAbout(product.slug)}>
              {productPage.ask}
            </PageLink>
            <PageLink className={buttonClass('quiet')} to={paths.compare([product.id])}>
              {productPage.compare}
            </PageLink>
          </div>
        </div>
      </article>
      <PageStyles />
      <Features features={details.description2} paragraphs={paragraphs.slice(1)} />
      <Benefits
        intro={details.benefitDes}
        benefits={details.benefits.slice(0, 3)}
        pictures={details.images.slice(1)}
        fallback={{ ...fallback, alt: '' }}
      />
      <Sheet specs={details.specs} />
      <Related ids={details.related} />
    </>
  );
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
          <p key={paragraph}>
            <Figures>{paragraph}</Figures>
          </p>
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
          <p>
            <Figures>{intro}</Figures>
          </p>
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
              <p>
                <Figures>{text}</Figures>
              </p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function Sheet({ specs }: Pick<ProductDetails, 'specs'>) {
  return (
    <section className={`frame grid section ${styles.sheet}`} aria-labelledby="sheet">
      <h2 id="sheet">{productPage.sheet}</h2>
      <table>
        <tbody>
          {specs.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <Figures>{value}</Figures>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Related({ ids }: { readonly ids: readonly number[] }) {
  return (
    <section className={`frame ${styles.related}`} aria-labelledby="related">
      <h2 id="related">{productPage.related}</h2>
      <ul className={styles.cards}>
        {products
          .filter(({ id }) => ids.includes(id))
          .map((product) => (
            <li key={product.id}>
              <ProductCard product={product} sizes="(width >= 40rem) 30vw, 100vw" />
            </li>
          ))}
      </ul>
    </section>
  );
}
