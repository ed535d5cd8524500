import { brand } from '../content/brand.ts';
import type { ProductSlug } from '../content/productSlugs.ts';
import { loadDetails } from '../content/productDetails.ts';
import { pictureOf } from '../art/pictures.ts';
import { drawingKey, productCategories, products } from '../content/products.ts';
import { productsPage } from '../content/productsPage.ts';
import { paths } from '../paths.ts';
import { breadcrumbs } from './breadcrumbs.ts';

/** A product's page as schema.org sees it; an offer only where there is a price. */
export async function productThings(slug: ProductSlug): Promise<object[]> {
  const product = products.find((each) => each.slug === slug);
  if (!product) throw new Error(`content/products.ts has no ${slug}.`);
  const { description1, images } = await loadDetails(slug);
  const url = `${brand.origin}${paths.product(product.id)}`;
  const keys = images.length > 0 ? images.map(({ key }) => key) : [drawingKey(slug)];
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: product.name,
      description: [description1].flat()[0],
      url,
      sku: String(product.id),
      category: productCategories.find(({ id }) => id === product.category)?.name,
      image: [...new Set(keys.map((key) => `${brand.origin}${pictureOf(key).src}`))],
      brand: { '@type': 'Brand', name: brand.name },
      ...(product.amount !== undefined && {
        offers: {
          '@type': 'Offer',
          url,
          price: Number(product.amount).toFixed(2),
          priceCurrency: brand.currency,
          availability: 'https://schema.org/InStock',
        },
      }),
    },
    breadcrumbs([
      [productsPage.heading, paths.products()],
      [product.name, paths.product(product.id)],
    ]),
  ];
}
