import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import { bytes } from '../../content/data-sheets.json';
import { dataSheetsZip } from '../../content/data-sheets.ts';
import type { NextStep, Page } from '../../content/page.ts';

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
