import { expect, test } from 'vitest';
import { services } from '#frontend/content/services.ts';
import { servicesExcept } from '#frontend/sections/services-except.ts';

const ids = (pathname: string, state: unknown) =>
  servicesExcept(pathname, state).map(({ id }) => id);

test('The page of a service lists every other service, whether a card led there or a link', () => {
  expect(services).toHaveLength(7);
  for (const { id, link } of services) {
    const others = services.map((service) => service.id).filter((other) => other !== id);
    expect(ids(link, { card: id })).toEqual(others);
    expect(ids(link, null)).toEqual(others);
  }
});

test('A page that is no service lists all of them, but the one whose card led there', () => {
  expect(ids('/services', null)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(ids('/anywhere', { card: 3 })).toEqual([1, 2, 4, 5, 6, 7]);
});

test.each([undefined, 'card', 3, { card: '3' }, { other: 3 }])(
  'What somebody else left in the router state (%j) takes nothing away',
  (state) => {
    expect(ids('/services', state)).toHaveLength(7);
  },
);
