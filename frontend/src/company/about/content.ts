import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { NextStep, Page, SectionIntro } from '../../content/page.ts';

/** An award of one year's list. The givers are invented, like the company. */
export interface Award {
  readonly title: string;
  readonly giver: string;
  readonly text: string;
}

export const aboutPage = {
  title: `About ${brand.name}: Engineers in ${brand.address.city}`,
  description: `${brand.name} has built connected devices in ${brand.address.city}, ${brand.address.region}, since ${brand.foundedIn}: who we are, what we are for and what we aim at.`,
  heading: 'About Us',
  lead: `${brand.name} began in ${brand.foundedIn} with one complaint: the smart home blinked, beeped and asked for updates at dinner. We build the opposite.`,
  hero: {
    key: 'about/workshop',
    alt: 'A workshop bench by a tall window: soldering station, a gateway with an amber line, a row of white housings, a microscope',
  },
} as const satisfies Page;

export const aboutStory = {
  heading: 'One floor, every layer',
  paragraphs: [
    `Electronics, radio, firmware, cloud, app and industrial design sit on one floor in ${brand.address.city}, just east of Toronto. When a battery drains too fast, the person who drew the board and the person who wrote the loop look at the same trace.`,
    'Sixteen devices carry our name. Many more carry other names, because half of our work is for companies that need a product and not a supplier.',
  ],
  facts: [
    { term: 'Founded', text: `${brand.foundedIn}` },
    { term: 'Catalogue', text: '16 devices' },
    { term: 'Sister brand', text: brand.ember.name },
    { term: 'Home', text: `${brand.address.city}, ${brand.address.region}` },
  ],
} as const;

export const mission = {
  heading: 'Mission',
  text: 'To make devices that do one thing well for ten years, keep what they learn inside the building, and can be opened with a screwdriver.',
} as const satisfies SectionIntro;

export const vision = {
  heading: 'Vision',
  text: 'A home in which technology is noticed as rarely as plumbing: it works, it is quiet, and anybody may repair it.',
} as const satisfies SectionIntro;

export const awards = {
  heading: 'Awards',
  year: 2024,
  text: 'The 2024 list has five entries. Two of them hang in the hallway, where the frames hide a patch in the plaster.',
  list: [
    {
      title: 'The Golden Solder Joint',
      giver: 'Guild of Patient Engineers',
      text: 'For the Door and Window Sensor: two years on one coin cell.',
    },
    {
      title: 'Order of the Silent Fan',
      giver: 'Society for Rooms Without Hum',
      text: 'For the Gateway: no fan, no moving part, no blinking.',
    },
    {
      title: 'The Lantern and Loom',
      giver: 'Lakeshore Circle of Object Makers',
      text: 'For the Dimmer Knob: an interface that guests understand.',
    },
    {
      title: 'The Unread Manual',
      giver: 'League of Impatient Installers',
      text: 'For the Smart Lock: fitted with the one screwdriver in the box.',
    },
    {
      title: 'The Long Thank-You Note',
      giver: 'Association of People Who Were Called Back',
      text: 'For support: median wait of 40 seconds for a person.',
    },
  ] satisfies readonly Award[],
} as const;

export const aboutNext = {
  heading: 'The work speaks.',
  text: 'Each of the sixteen has a page that says what it does, and with which figures.',
  label: 'See the sixteen',
  path: pages.products.path,
} as const satisfies NextStep;
