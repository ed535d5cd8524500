import type { ProductDetails } from './product.ts';
import type { ProductSlug } from '#contract/products.ts';

const files = import.meta.glob<ProductDetails>('./products/*.ts', { import: 'details' });

/** Loads what only the product's page and a comparison need. */
export async function loadDetails(slug: ProductSlug): Promise<ProductDetails> {
  const load = files[`./products/${slug}.ts`];
  if (!load) throw new Error(`content/products/${slug}.ts is missing.`);
  return load();
}
