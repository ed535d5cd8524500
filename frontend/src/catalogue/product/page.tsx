import type { ProductDetails, ProductSummary } from '../../content/product.ts';
import { productPage } from './content.ts';
import { pictureOfProduct, productCategories, products } from '../../content/products.ts';
import { trailTo, type Trail } from '../../pages.ts';
import * as paths from '../../paths.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { Breadcrumbs } from '../../sections/Breadcrumbs.tsx';
import { Price } from '../../sections/product/Price.tsx';
import { ProductCards } from '../../sections/product/ProductCards.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { ProductGallery } from './Gallery.tsx';
import { productHead } from './head.ts';
import hero from './first-view.module.css';
import styles from './page.module.css';
import { ProductReading as Reading } from './Reading.tsx';

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
          <Paragraph className={hero.text}>{paragraphs[0] ?? ''}</Paragraph>
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
      <Reading product={product} details={details} />
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

function Related({ ids }: { readonly ids: readonly number[] }) {
  return (
    <section className={`frame ${styles.related}`} aria-labelledby="related">
      <h2 id="related">{productPage.related}</h2>
      <ProductCards ids={ids} />
    </section>
  );
}
