import { productSlug } from '#contract/products.ts';

/** A product that a visitor asks about. The catalogue may no longer have it. */
export interface AskedProduct {
  readonly slug: string;
  readonly quantity?: number;
}

/** Maximum digits of a quantity. */
export const quantityDigits = 5;

/** The form of a quantity in {@link aboutText}. */
export const quantityPattern = `[1-9][0-9]{0,${quantityDigits - 1}}`;

const entry = new RegExp(`^([a-z-]+)(?::(${quantityPattern}))?$`);

/**
 * The products of a message as text, `gateway,smart-lock:12`: the form used in URLs, browser storage, forms without
 * script, requests, rows and exports. See decision 8.
 */
export function aboutText(products: readonly AskedProduct[]): string {
  return products
    .map(({ slug, quantity }) => (quantity === undefined ? slug : `${slug}:${quantity}`))
    .join(',');
}

/** Parses {@link aboutText}. Skips duplicates and anything unreadable. */
export function readAbout(text: string): AskedProduct[] {
  const products = new Map<string, AskedProduct>();
  for (const part of text.split(',')) {
    // Stryker disable next-line ArrayDeclaration: the first element, which is the whole text, is not read
    const [, slug, quantity] = entry.exec(part) ?? [];
    if (slug !== undefined && !products.has(slug))
      products.set(slug, { slug, ...(quantity !== undefined && { quantity: Number(quantity) }) });
  }
  return [...products.values()];
}

/** Reduces a text to what a message may store: products of the catalogue, each once. */
export function knownAbout(text: string): string {
  return aboutText(readAbout(text).filter(({ slug }) => productSlug(slug)));
}
