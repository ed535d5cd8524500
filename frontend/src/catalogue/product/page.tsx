import type { ProductSlug } from '#contract/products.ts';
import * as brand from '../../content/brand.ts';
import { delivery } from '../../content/delivery.ts';
import { productStatus } from '../../content/product-card.ts';
import type { ProductDetails, ProductSummary } from '../../content/product.ts';
import { pictureOfProduct, productCategories, products } from '../../content/products.ts';
import { trailTo, type Trail } from '../../pages.ts';
import * as paths from '../../paths.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { Breadcrumbs } from '../../sections/Breadcrumbs.tsx';
import { Price } from '../../sections/product/Price.tsx';
import { ProductCards } from '../../sections/product/ProductCards.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { NoBreakUnits } from '../../ui/NoBreakUnits.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { Benefits } from './Benefits.tsx';
import { productPage } from './content.ts';
import { Dimensions } from './Dimensions.tsx';
import { splitFeature } from './feature.ts';
import { Quantity } from './Quantity.tsx';
import { ProductGallery } from './Gallery.tsx';
import { Reference } from './Reference.tsx';
import hero from './critical.module.css';
import styles from './page.module.css';

export function Page(details: ProductDetails) {
  const product = products.find(({ id }) => id === details.id);
  if (!product) throw new Error(`content/products.ts has no product ${details.id}.`);
  const [first = '', ...others] = [details.description1].flat();
  const fallback = pictureOfProduct(product);
  const images = details.images.length > 0 ? details.images : [fallback];
  const ask = (
    <a className={buttonClass('accent', hero.ask)} href={paths.contactAbout([product.slug])}>
      {product.expected === undefined ? productPage.ask : productPage.reserve}
    </a>
  );
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
          <ProductGallery
            name={product.name}
            images={images
              .slice(0, Math.max(1, images.length - 1))
              .filter(({ key }) => key !== details.closeUp?.key)}
          />
        </div>
        <div className={hero.words}>
          <h1 className={hero.name}>{product.name}</h1>
          <p className={hero.price}>
            <span>
              <Price amount={product.amount} />
            </span>
            <Status {...product} />
          </p>
          <Paragraph className={hero.tagline}>{product.tagline}</Paragraph>
          <Terms className={hero.buying} terms={buying(product, details)} />
          <p className={hero.actions}>
            {ask}
            <a href={paths.compare([product.id])}>{productPage.compare}</a>
          </p>
        </div>
      </article>
      <PageStyles />
      <section className={`frame section ${styles.figures}`} aria-labelledby="figures">
        <h2 id="figures" className="visually-hidden">
          {productPage.figures}
        </h2>
        <dl>
          {details.figures.map((figure) => (
            <Quantity key={figure.label} {...figure} />
          ))}
        </dl>
        <div className={styles.story}>
          {[first, ...others].map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </div>
      </section>
      <div className={styles.rest}>
        <Features {...details} name={product.name} slug={product.slug} />
        <Benefits
          {...details}
          name={product.name}
          slug={product.slug}
          inUse={details.images.slice(1).at(-1) ?? fallback}
        />
        <Reference product={product} specs={details.specs} />
        <section className={`frame ${styles.related}`} aria-labelledby="related">
          <h2 id="related">{productPage.related}</h2>
          <ProductCards ids={details.related} />
        </section>
        <div className={styles.bar}>
          <p>
            <b>{product.name}</b> <Price amount={product.amount} />
          </p>
          {ask}
        </div>
      </div>
    </>
  );
}

/** The availability, linked to its explanation. */
function Status({ expected }: ProductSummary) {
  return (
    <a className={hero.status} href={paths.delivery} data-expected={expected}>
      {expected === undefined
        ? `${productStatus.series}: ${delivery.ships}`
        : productStatus.certification}
    </a>
  );
}

/** The facts that decide whether to ask about it. */
function buying({ amount, expected }: ProductSummary, { fits, finish }: ProductDetails) {
  const arrives = expected === undefined ? delivery.arrives : delivery.reserved(expected);
  const how = expected === undefined ? productPage.byQuote : productPage.reservable;
  return [
    { term: productPage.fits, text: fits },
    { term: productPage.order, text: `${finish ?? productPage.finishes}, ${how}` },
    { term: productPage.arrives, text: arrives },
    {
      term: productPage.shipping,
      text: amount === undefined ? productPage.unpriced : delivery.cost(amount),
    },
  ];
}

/** The number of characters that search engines show, roughly. */
const maxDescription = 155;

/** A description for search engines: the start of the text, cut after a whole word. */
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

interface FeaturesProps extends Pick<ProductDetails, 'description2'> {
  readonly name: string;
  readonly slug: ProductSlug;
}

function Features({ name, slug, description2 }: FeaturesProps) {
  return (
    <section className={`frame section ${styles.features}`} aria-labelledby="features">
      <h2 id="features">{productPage.features}</h2>
      <ul className={styles.list}>
        {description2.map(splitFeature).map(({ label, text }) => (
          <li key={label}>
            <strong>{label}</strong>
            <span>
              <NoBreakUnits>{text}</NoBreakUnits>
            </span>
          </li>
        ))}
      </ul>
      <Dimensions name={name} slug={slug} beside={description2} />
    </section>
  );
}
