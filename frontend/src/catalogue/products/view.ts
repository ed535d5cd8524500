import type { ProductSlug } from '#contract/products.ts';
import type { Category, ProductSummary } from '../../content/product.ts';
import { productCategories, products } from '../../content/products.ts';

const sorts = ['catalogue', 'name', 'price-up', 'price-down'] as const;

type Sort = (typeof sorts)[number];

/** The product grid's state in the URL. */
export interface CatalogueView {
  readonly category: Category | undefined;
  readonly sort: Sort;
  /** The page's index from 0. It may be past the last one, which depends on the viewport. */
  readonly page: number;
  /** The ids to compare, none to four. */
  readonly compare: readonly number[];
  /** The ids selected in the grid, none to four. */
  readonly chosen: readonly number[];
}

export const maxCompared = 4;

/** Reads the query and ignores what it does not know. */
export function readView(query: URLSearchParams): CatalogueView {
  const page = query.get('page') ?? '';
  return {
    category: productCategories.find(({ id }) => id === query.get('category'))?.id,
    sort: sortOf(query.get('sort')),
    // The URL counts from 1.
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) - 1 : 0,
    compare: readIds(query.get('compare')),
    chosen: readIds(query.get('chosen')),
  };
}

/** The orders by their names in the URL. Products without a price come last. */
const orders = {
  catalogue: (a, b) => a.id - b.id,
  // Not `localeCompare`, whose first call takes 60 ms on a phone.
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
  return known.slice(0, maxCompared);
}

export function namesOf(ids: readonly number[]): string {
  return ids.map((id) => products[id - 1]?.name).join(', ');
}

export function slugsOf(ids: readonly number[]): ProductSlug[] {
  return ids.flatMap((id) => products[id - 1]?.slug ?? []);
}

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

/** Index of the last page; 0 for an empty list. */
export function lastPage(count: number, size: number): number {
  return Math.max(0, Math.ceil(count / size) - 1);
}

/** The page of the new size that contains the first item of `page`. */
export function pageAfterResize(page: number, size: number, newSize: number): number {
  return Math.floor((page * size) / newSize);
}
