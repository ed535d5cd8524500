import { productSlug } from '#contract/products.ts';

/** A product that a visitor asks about, also one that the catalogue no longer has. */
export interface AskedProduct {
  readonly slug: string;
  readonly quantity?: number;
}

/** Digits that a quantity may have. */
export const quantityDigits = 5;

/** How a quantity is written in {@link aboutText}. */
export const quantityPattern = `[1-9][0-9]{0,${quantityDigits - 1}}`;

const entry = new RegExp(`^([a-z-]+)(?::(${quantityPattern}))?$`);

/**
 * The products of a message as text, `gateway,smart-lock:12`. They stand so in a URL, the browser's storage, a form
 * without script, a request, a row and an export: see decision 8.
 */
export function aboutText(products: readonly AskedProduct[]): string {
  return products
    .map(({ slug, quantity }) => (quantity === undefined ? slug : `${slug}:${quantity}`))
    .join(',');
}

/** Reads {@link aboutText}, each product once, and leaves out what it cannot read. */
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

/** What of a text a message may say: products of the catalogue, each once. */
export function knownAbout(text: string): string {
  return aboutText(readAbout(text).filter(({ slug }) => productSlug(slug)));
}
