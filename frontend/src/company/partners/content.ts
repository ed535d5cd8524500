import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import { bytes } from '../../content/data-sheets.json';
import { dataSheetsZip } from '../../content/data-sheets.ts';
import type { NextStep, Page } from '../../content/page.ts';
import type { PartnerName } from '../../content/partners.ts';

export const partnersPage = {
  title: `Partners in Parts, Tests and Transport | ${brand.name}`,
  description: `Ten companies stand behind each ${brand.name} device: boards, antennas, cells, glass, housings, laboratories, hosting, security tests and freight.`,
  heading: 'Partners',
  lead: 'Nobody builds a device alone. These ten companies make, test or move a part of ours, and each has told us no at least once, with reasons.',
  hero: {
    key: 'partners/mould',
    alt: 'A steel mould in two halves, the white faceplate that left it, and the dimmer knob that it became part of',
  },
} as const satisfies Page;

export const partnersIntro = {
  heading: 'How we choose',
  paragraphs: [
    'We keep a partner for the years in which a product lives, so price comes third. First we ask what happens when a lot fails: who notices, who calls whom, and how soon a cause is known. Then we ask to see the line.',
    'Drawings, tools and test programs belong to the product and not to the maker. For every part but the main chip a second source is known by name.',
  ],
} as const;

/** What each does for us, in one line. */
export const partnerLines: Readonly<Record<PartnerName, string>> = {
  'Halvorn Boardworks': 'Assembles our circuit boards in lots of 50 to 5,000.',
  'Brindlewick Antennas': 'Winds, prints and tunes what the woven band hides.',
  'Tindervale Cells': 'Lithium packs, each with a discharge curve on file.',
  'Quillfeather Mouldings': 'Housings with a parting line that you have to search for.',
  'Pellamont Glass': 'Cuts and tempers keypads, lens covers and mirrors.',
  'Osprelle Test House': 'Radio, emission and discharge tests, with coffee and candour.',
  'Fennmark Hosting': 'Runs our message brokers from two Canadian sites.',
  'Wexcombe & Daughter': 'Breaks into our prototypes before anyone else can.',
  'Thistledown Calibration': 'Reference humidity, temperature and gas, to the third decimal.',
  'Marrowgate Freight': 'Delivers lithium goods with the right papers on top.',
};

export const partsCaption =
  'One device, taken apart. Partners 1 to 5 each make a part of it; 6 tests it, 7 carries its messages, 8 breaks in, 9 calibrates it and 10 ships it.';

export const partnerDataSheets = {
  heading: 'For those who sell and install',
  text: 'Every product has a data sheet of two pages: drawing to scale, technical data, and what buyers ask.',
  link: `All data sheets, ZIP, ${(bytes / 1e6).toFixed(1)} MB`,
  href: dataSheetsZip,
} as const;

export const partnersNext = {
  heading: 'Sell with us?',
  text: 'Send enquiries and newsletter addresses from a form of your own: three calls, plain JSON, and examples that run.',
  label: 'Read the API',
  path: pages.developers.path,
} as const satisfies NextStep;
