import { describe, expect, test } from 'vitest';
import { products } from '#frontend/content/products.ts';
import {
  lastPage,
  pageAfterResize,
  productsIn,
  readView,
  type CatalogueView,
} from '#frontend/catalogue/products/view.ts';

const view = (query: string) => readView(new URLSearchParams(query));
const ids = (parts: Partial<CatalogueView>) =>
  productsIn({ category: undefined, sort: 'catalogue', ...parts }).map(({ id }) => id);

describe('The query of the product grid', () => {
  test.each([
    ['', { category: undefined, sort: 'catalogue', page: 0 }],
    ['category=access&sort=price-up&page=2', { category: 'access', sort: 'price-up', page: 1 }],
  ])('%j means %j, where pages are counted from 1', (query, expected) => {
    expect(view(query)).toEqual({ ...expected, compare: [], chosen: [] });
  });

  test.each([
    ['category=toys', 'category', undefined],
    ['sort=constructor', 'sort', 'catalogue'],
    ['page=0', 'page', 0],
    ['page=-1', 'page', 0],
    ['page=1.5', 'page', 0],
    ['page=9999', 'page', 0],
  ] as const)('counts as not there where it makes no sense: %s', (query, part, fallback) => {
    expect(view(query)[part]).toBe(fallback);
  });

  test.each([
    ['1,4', [1, 4]],
    ['4,1,16,2', [4, 1, 16, 2]],
    ['1,2,3,4,5', [1, 2, 3, 4]],
    ['1,1,4', [1, 4]],
    ['1,99,4,x,03', [1, 4]],
    ['7', [7]],
    ['', []],
  ])('compares one to four known products: %s', (compare, expected) => {
    expect(view(`compare=${compare}`).compare).toEqual(expected);
    expect(view(`chosen=${compare}`).chosen).toEqual(expected);
  });
});

describe('The products of a view', () => {
  test('are those of its category', () => {
    expect(ids({ category: 'network' })).toEqual([3]);
    expect(ids({})).toEqual(products.map(({ id }) => id));
  });

  test('stand in the order of their price, those on request always last', () => {
    const onRequest = [7, 8, 9, 10];
    expect(ids({ sort: 'price-up' }).slice(0, 3)).toEqual([15, 16, 11]);
    expect(ids({ sort: 'price-up' }).slice(-4)).toEqual(onRequest);
    expect(ids({ sort: 'price-down' }).slice(0, 3)).toEqual([14, 12, 1]);
    expect(ids({ sort: 'price-down' }).slice(-4)).toEqual(onRequest);
  });

  test('stand in the order of their names', () => {
    const names = productsIn({ category: undefined, sort: 'name' }).map(({ name }) => name);
    expect(names.slice(3, 6)).toEqual(['Dimmer Knob', 'Door and Window Sensor', 'Door Bell']);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});

describe('The pages of the grid', () => {
  test.each([
    [16, 10, 1],
    [16, 6, 2],
    [16, 4, 3],
    [4, 4, 0],
    [0, 10, 0],
    [16, Infinity, 0],
  ])('of %i products, %d each, end at index %i', (count, size, last) => {
    expect(lastPage(count, size)).toBe(last);
  });

  test.each([
    [3, 4, 10, 1],
    [2, 6, 4, 3],
    [1, 10, 4, 2],
    [1, 10, 6, 1],
  ])('%i of %i become %i each: page %i holds what was first', (page, size, newSize, expected) => {
    const after = pageAfterResize(page, size, newSize);
    expect(after).toBe(expected);
    expect(Math.floor((page * size) / newSize)).toBe(after);
  });
});
