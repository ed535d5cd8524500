import { describe, expect, it } from 'vitest';
import { matching } from '#frontend/staff/list/list-filter.ts';

const ada = { id: '7K3M-QX9R', firstName: 'Ada', lastName: 'Byron', message: 'Twelve sensors' };
const grace = { id: '0H2P-44TZ', firstName: 'Grace', lastName: 'Hopper', message: 'One gateway' };
const rows = [ada, grace];

describe('the filter of a list', () => {
  it.each([
    ['', rows],
    ['   ', rows],
    ['ada', [ada]],
    ['SENSORS', [ada]],
    ['byron ada', [ada]],
    ['7k3m', [ada]],
    ['ada hopper', []],
    ['e', rows],
    ['.*', []],
  ])('%j leaves what holds each of its words', (filter, left) => {
    expect(matching(rows, filter)).toEqual(left);
  });

  it.each(['olafs', 'ÓLAFS', 'olafsdottir gudrun', 'obrien', 'strasse'])(
    'finds %j as the search does: without accents, ligatures and apostrophes',
    (filter) => {
      const gudrun = {
        id: '1',
        firstName: 'Guðrún',
        lastName: 'Ólafsdóttir-O’Brien',
        city: 'Straße',
      };
      expect(matching([ada, gudrun], filter)).toEqual([gudrun]);
    },
  );

  it('looks into lists, but not for how JavaScript names them', () => {
    const subscriber = { id: '7K3M-QX9R', consent: [{ event: 'asked', page: '/contact' }] };
    expect(matching([subscriber], '/contact asked')).toEqual([subscriber]);
    expect(matching([subscriber], 'object')).toEqual([]);
  });

  it('finds no word across the border of two fields', () => {
    expect(matching(rows, 'AdaByron')).toEqual([]);
  });
});
