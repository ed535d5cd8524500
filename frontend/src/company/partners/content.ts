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
  lead: 'Nobody builds a device alone. These ten companies make, test or move a part of ours. Each has told us no at least once, and been right.',
  hero: {
    key: 'partners/mould',
    alt: 'A steel mould in two halves, the white faceplate made in it, and the dimmer knob that the faceplate became part of',
  },
} as const satisfies Page;

export const partnersIntro = {
  heading: 'How we choose',
  paragraphs: [
    'We keep a partner for as long as a product lives, so price comes third. First: what happens when a batch fails? Who notices, who calls, and how soon do we know why? Second: can we see the production line?',
    'The drawings, tools and test programs are ours, not the maker’s. Every part except the main chip has a named second source.',
  ],
} as const;

/** Each partner's contribution, in one line. */
export const partnerLines: Readonly<Record<PartnerName, string>> = {
  'Halvorn Boardworks': 'Assembles our circuit boards, 50 to 5,000 at a time.',
  'Brindlewick Antennas': 'Makes and tunes the antennas behind the woven band.',
  'Tindervale Cells': 'Lithium packs, each with its discharge curve on file.',
  'Quillfeather Mouldings': 'Moulds housings with almost invisible seams.',
  'Pellamont Glass': 'Cuts and tempers keypads, lens covers and mirrors.',
  'Osprelle Test House': 'Tests radio, emissions and static discharge.',
  'Fennmark Hosting': 'Runs our message brokers from two Canadian sites.',
  'Wexcombe & Daughter': 'Breaks into our prototypes before anyone else does.',
  'Thistledown Calibration': 'Calibrates humidity, temperature and gas to three decimals.',
  'Marrowgate Freight': 'Ships lithium goods with the paperwork right.',
};

export const partsCaption =
  'One device, taken apart. Five partners make its parts. Five connect, calibrate, attack, test and ship it.';

export const partnerDataSheets = {
  heading: 'Selling or installing?',
  text: 'Every product has a two-page data sheet: a drawing to scale, technical data, and answers to what buyers ask.',
  link: `All data sheets, ZIP, ${(bytes / 1e6).toFixed(1)} MB`,
  href: dataSheetsZip,
} as const;

export const partnersNext = {
  heading: 'Connect your systems',
  text: 'Talk to the gateway by REST, MQTT or webhooks, and send us enquiries from a form of your own.',
  label: 'Read the API',
  path: pages.developers.path,
} as const satisfies NextStep;
