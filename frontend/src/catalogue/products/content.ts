import * as brand from '../../content/brand.ts';

export const productsPage = {
  title: `Products: Sixteen Smart-Home Devices | ${brand.name}`,
  description:
    'Sensors, locks, switches, trackers and the Gateway that connects them. Filter sixteen devices, sort them by price and compare up to four side by side.',
  hero: {
    key: 'humidity-sensor/in-use',
    alt: 'The sensor on a stone window board beside a wet, fogged pane, showing 68% and 16.2 degrees',
  },
  heading: 'Products',
  lead: 'Sixteen devices, each with specifications and a data sheet.',

  category: 'Category',
  allCategories: 'All',
  sort: 'Sort by',
  sorts: {
    catalogue: 'Catalogue order',
    name: 'Name',
    'price-up': 'Price, low to high',
    'price-down': 'Price, high to low',
  },
  list: 'All products',
  pages: 'Pages',
  previous: 'Prev',
  next: 'Next',
  place: (first: number, last: number, count: number) => `${first} to ${last} of ${count}`,
  status: (category: string, place: string, sort: string) =>
    `${category}: ${place}. Sorted by: ${sort}.`,

  compare: {
    choose: (name: string) => `Compare ${name}`,
    short: 'Compare',
    tray: 'Comparison',
    few: 'Choose one more product',
    chosen: (names: string) => (names ? `To compare: ${names}` : 'Nothing to compare'),
    open: (count: number) => `Compare ${count} products`,
    clear: 'Clear',
    heading: 'Side by side',
    title: (names: string) => `Compare ${names} | ${brand.name}`,
    opponent: 'Compare it with',
    another: 'Add another product',
    pick: 'Choose a product',
    add: 'Add',
    ask: (count: number) => (count === 1 ? 'Ask about it' : `Ask about these ${count}`),
    back: 'Back to all products',
    remove: (name: string) => `Remove ${name} from the comparison`,
    status: (names: string) => `Side by side: ${names}`,
    property: 'Property',
    price: 'Price',
    worksWith: (system: string) => `Works with ${system}`,
    loading: 'Loading the data sheets',
    failed: 'The data sheets didn’t load. Check your connection and reload the page.',
  },
} as const;
