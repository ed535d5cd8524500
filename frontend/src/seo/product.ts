import type { ItemPage, Product, PropertyValue, WarrantyPromise } from 'schema-dts';
import type { ProductSlug } from '#contract/products.ts';
import * as brand from '../content/brand.ts';
import { buyerFacts, promisedYears, worksWith } from '../content/buyer-facts.ts';
import { loadDetails } from '../content/product-details.ts';
import { pictureOf } from '../ui/picture-widths.ts';
import type { ProductSummary } from '../content/product.ts';
import { pictureOfProduct, productCategories } from '../content/products.ts';
import * as paths from '../paths.ts';

const warranty: WarrantyPromise = {
  '@type': 'WarrantyPromise',
  // A year, in the codes of UN/CEFACT.
  durationOfWarranty: {
    '@type': 'QuantitativeValue',
    value: promisedYears.warranty,
    unitCode: 'ANN',
  },
};

/**
 * A product in schema.org's terms, with its offer. Search engines reject a Product without an offer, a review or a
 * rating, so without a price only the page is described, as an item page.
 */
export async function productThing(product: ProductSummary): Promise<Product | ItemPage> {
  const { id, slug, name, category, amount } = product;
  const { description1, images } = await loadDetails(slug);
  const [description = ''] = [description1].flat();
  const group = productCategories.find((each) => each.id === category);
  const url = `${brand.origin}${paths.product(id)}`;
  const image = (images.length > 0 ? images : [pictureOfProduct(product)]).map(
    ({ key }) => `${brand.origin}${pictureOf(key).src}`,
  );
  const described = { name, description, url, image };
  if (amount === undefined) return { '@type': 'ItemPage', '@id': url, ...described };
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    ...described,
    sku: String(id),
    ...(group && { category: group.name }),
    brand: { '@type': 'Brand', name: brand.name },
    additionalProperty: properties(slug),
    offers: {
      '@type': 'Offer',
      url,
      price: Number(amount).toFixed(2),
      priceCurrency: brand.currency,
      availability: 'https://schema.org/InStock',
      warranty,
    },
  };
}

/** The buyers' questions and the page's answers. schema.org's certifications are those that have been obtained. */
function properties(slug: ProductSlug): PropertyValue[] {
  const systems = worksWith(slug).map(({ term, text }) => ({ term: `Works with ${term}`, text }));
  return [...systems, ...buyerFacts(slug)].map(({ term, text }) => ({
    '@type': 'PropertyValue',
    name: term,
    value: text,
  }));
}
