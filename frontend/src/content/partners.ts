import { brand } from './brand.ts';
import type { Page, Picture } from './page.ts';

/** A company that we work with. `title` is its name, `image` its mark. */
export interface Partner {
  readonly title: string;
  readonly image: Picture;
  /** What it does for us, in one line. */
  readonly line: string;
}

export const partnersPage = {
  title: `Partners in Parts, Tests and Transport | ${brand.name}`,
  description: `Ten companies stand behind each ${brand.name} device: boards, antennas, cells, glass, housings, laboratories, hosting, security tests and freight.`,
  heading: 'Partners',
  lead: 'Nobody builds a device alone. These ten companies make, test or move a part of ours, and each has told us no at least once, with reasons.',
  hero: {
    key: 'development-services/exploded',
    alt: 'A dimmer knob taken apart along its axis: knob, light ring, faceplate, round circuit board and wall box',
  },
} as const satisfies Page;

export const partnersIntro = {
  heading: 'How we choose',
  paragraphs: [
    'We keep a partner for the years in which a product lives, so price comes third. First we ask what happens when a lot fails: who notices, who calls whom, and how soon a cause is known. Then we ask to see the line.',
    'Drawings, tools and test programs belong to the product and not to the maker. For every part but the main chip a second source is known by name.',
  ],
} as const;

export const partners = [
  {
    title: 'Halvorn Boardworks',
    image: { key: 'partners/halvorn-boardworks', alt: 'Halvorn Boardworks' },
    line: 'Assembles our circuit boards in lots of 50 to 5,000.',
  },
  {
    title: 'Brindlewick Antennas',
    image: { key: 'partners/brindlewick-antennas', alt: 'Brindlewick Antennas' },
    line: 'Winds, prints and tunes what the woven band hides.',
  },
  {
    title: 'Tindervale Cells',
    image: { key: 'partners/tindervale-cells', alt: 'Tindervale Cells' },
    line: 'Lithium packs, each with a discharge curve on file.',
  },
  {
    title: 'Quillfeather Mouldings',
    image: { key: 'partners/quillfeather-mouldings', alt: 'Quillfeather Mouldings' },
    line: 'Housings with a parting line that you have to search for.',
  },
  {
    title: 'Pellamont Glass',
    image: { key: 'partners/pellamont-glass', alt: 'Pellamont Glass' },
    line: 'Cuts and tempers keypads, lens covers and mirrors.',
  },
  {
    title: 'Osprelle Test House',
    image: { key: 'partners/osprelle-test-house', alt: 'Osprelle Test House' },
    line: 'Radio, emission and discharge tests, with coffee and candour.',
  },
  {
    title: 'Fennmark Hosting',
    image: { key: 'partners/fennmark-hosting', alt: 'Fennmark Hosting' },
    line: 'Runs our message brokers from two Canadian sites.',
  },
  {
    title: 'Wexcombe & Daughter',
    image: { key: 'partners/wexcombe-and-daughter', alt: 'Wexcombe & Daughter' },
    line: 'Breaks into our prototypes before anyone else can.',
  },
  {
    title: 'Thistledown Calibration',
    image: { key: 'partners/thistledown-calibration', alt: 'Thistledown Calibration' },
    line: 'Reference humidity, temperature and gas, to the third decimal.',
  },
  {
    title: 'Marrowgate Freight',
    image: { key: 'partners/marrowgate-freight', alt: 'Marrowgate Freight' },
    line: 'Delivers lithium goods with the right papers on top.',
  },
] as const satisfies readonly Partner[];
