import * as brand from '../../content/brand.ts';
import type { Page } from '../../content/page.ts';

export const blogPage = {
  title: `Blog | ${brand.name}`,
  description:
    'Measurements from our own benches: what we tested, the curves, the tables, and what went wrong on the way. Every figure comes with its data as CSV.',
  heading: 'Blog',
  lead: 'What we measured, how, and what went wrong. Every figure comes with its data.',
  hero: {
    key: 'blog/notes',
    alt: 'A curve on squared paper, its one peak in amber; beside it the humidity sensor that measured it, a pencil, a worn eraser and a cup',
  },
} as const satisfies Page;

/** The figure at the top of the page: the shortest run of the newest article. */
export const leadingFigure = {
  note: (name: string, count: number) =>
    `${name}, the first of ${count} to go dark. We promise about five hours.`,
  chart: 'At 10% charge, Wi-Fi and containers stop. Zigbee stays on.',
  /** The consumers it names. */
  named: ['Wi-Fi', 'Containers', 'Zigbee'] as readonly string[],
  time: (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
} as const;
