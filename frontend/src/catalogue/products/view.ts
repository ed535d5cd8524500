import type { Category, ProductSummary } from '../../content/product.ts';
import { productCategories, products } from '../../content/products.ts';

const sorts = ['catalogue', 'name', 'price-up', 'price-down'] as const;

type Sort = (typeof sorts)[number];

/** What the URL of the product grid says. */
export interface CatalogueView {
  readonly category: Category | undefined;
  readonly sort: Sort;
  /** Index of the page, from 0. It may lie behind the last one, which depends on the window. */
  readonly page: number;
  /** Ids to compare, none to four. */
  readonly compare: readonly number[];
  /** Ids ticked in the grid, none to four. */
  readonly chosen: readonly number[];
}

/** At most this many side by side. */
export const mostCompared = 4;

/** Reads the query; what it does not know counts as not there. */
export function readView(query: URLSearchParams): CatalogueView {
  const page = query.get('page') ?? '';
  return {
    category: productCategories.find(({ id }) => id === query.get('category'))?.id,
    sort: sortOf(query.get('sort')),
    // The URL counts as people do, from 1.
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) - 1 : 0,
    compare: readIds(query.get('compare')),
    chosen: readIds(query.get('chosen')),
  };
}

/** The orders, by the words that the URL has for them; products without a price come last. */
const orders = {
  catalogue: (a, b) => a.id - b.id,
  // Not by `localeCompare`, whose first use keeps a phone busy for 60 ms.
  name: (a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1),
  'price-up': (a, b) => price(a, Infinity) - price(b, Infinity) || a.id - b.id,
  'price-down': (a, b) => price(b, -1) - price(a, -1) || a.id - b.id,
} satisfies Record<Sort, (a: ProductSummary, b: ProductSummary) => number>;

export function sortOf(value: string | null): Sort {
  return sorts.find((sort) => sort === value) ?? 'catalogue';
}

function readIds(value: string | null): number[] {
  const ids = (value ?? '').split(',').filter((id) => /^[1-9]\d?$/.test(id));
  const known = [...new Set(ids.map(Number))].filter((wanted) =>
    products.some(({ id }) => id === wanted),
  );
  return known.slice(0, mostCompared);
}

/** The names of some products, in the order of the ids. */
export function namesOf(ids: readonly number[]): string {
  return ids.map((id) => products[id - 1]?.name).join(', ');
}

/** The products of a view, in its order. */
export function productsIn({
  category,
  sort,
}: Pick<CatalogueView, 'category' | 'sort'>): readonly ProductSummary[] {
  return products
    .filter((product) => !category || product.category === category)
    .toSorted(orders[sort]);
}

function price({ amount }: ProductSummary, missing: number): number {
  return amount === undefined ? missing : Number(amount);
}

/** The index of the last page; 0 also where there is nothing. */
export function lastPage(count: number, size: number): number {
  return Math.max(0, Math.ceil(count / size) - 1);
}

/** The page of another size that shows what `page` showed first. */
export function pageAfterResize(page: number, size: number, newSize: number): number {
  return Math.floor((page * size) / newSize);
}
