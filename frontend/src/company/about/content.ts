import { pages, type PageName } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import { promisedYears } from '../../content/buyer-facts.ts';
import type { NextStep, Page, SectionIntro } from '../../content/page.ts';

/** An award from one year's list. Its giver is invented, like the company. */
export interface Award {
  readonly title: string;
  readonly giver: string;
  readonly text: string;
}

export const aboutPage = {
  title: `About ${brand.name}: Engineers in ${brand.address.city}`,
  description: `${brand.name} has built connected devices in ${brand.address.city}, ${brand.address.region}, since ${brand.foundedIn}: who we are, what we build and what we aim for.`,
  heading: 'About Us',
  lead: `${brand.name} began in ${brand.foundedIn} with one complaint: the smart home blinked, beeped and asked for updates at dinner. We build the opposite.`,
  hero: {
    key: 'about/bench-hands',
    alt: 'Two hands in knitted work gloves solder a row of pins on a circuit board; behind them a soldering station shows 350 °C',
  },
} as const satisfies Page;

export const aboutStory = {
  heading: 'One floor, every layer',
  picture: {
    key: 'blog/notes',
    alt: 'A curve on squared paper, its one peak in amber; beside it the humidity sensor that measured it, a pencil, a worn eraser and a cup',
  },
  paragraphs: [
    `Electronics, radio, firmware, cloud, app and industrial design share one floor in ${brand.address.city}, just east of Toronto. When a battery drains too fast, the person who drew the board and the person who wrote the code look at the same trace.`,
    'Sixteen devices carry our name. Many more carry someone else’s: half our work is products for other companies.',
  ],
  facts: [
    { term: 'Founded', text: `${brand.foundedIn}` },
    { term: 'Catalogue', text: '16 devices' },
    { term: 'Spare parts', text: `${promisedYears.spareParts} years` },
    { term: 'Home', text: `${brand.address.city}, ${brand.address.regionCode}` },
  ],
} as const;

export const mission = {
  heading: 'Mission',
  text: 'Build devices that do one thing well for ten years, keep what they learn inside the building, and open with a screwdriver.',
} as const satisfies SectionIntro;

export const vision = {
  heading: 'Vision',
  text: 'A home where you notice technology as often as the plumbing: it works, it’s quiet, and anyone can repair it.',
} as const satisfies SectionIntro;

/** What the authors of the articles learned, in a sentence each. */
export const people = {
  heading: 'Ask the people who measured it',
  list: [
    {
      quote: 'Eleven of twelve lasted five hours. You hear about the twelfth first.',
      subject: 'Power',
      page: 'blogFiveHours',
    },
    {
      quote: 'Every one of our tests was correct. The sensor still lied all winter.',
      subject: 'Sensors',
      page: 'blogHumidity',
    },
    {
      quote: 'We made two mistakes in one weekend, and printed the curve that shows them.',
      subject: 'Radio',
      page: 'blogSwitches',
    },
  ] satisfies readonly { quote: string; subject: string; page: PageName }[],
} as const;

export const awards = {
  heading: 'Awards',
  year: 2024,
  text: 'Four of our products and our support team are on the 2024 list.',
  list: [
    {
      title: 'Reliability Award',
      giver: 'Guild of Building Technicians',
      text: 'Door and Window Sensor: two years on one coin cell.',
    },
    {
      title: 'Silent Operation Award',
      giver: 'Lakeshore Acoustics Society',
      text: 'Gateway: no fan, no moving part, no blinking light.',
    },
    {
      title: 'Product Design Award',
      giver: 'Lakeshore Circle of Designers',
      text: 'Dimmer Knob: guests use it without asking.',
    },
    {
      title: 'Ease of Installation Award',
      giver: 'Lakeshore Guild of Installers',
      text: 'Smart Lock: fitted with the one screwdriver in the box.',
    },
    {
      title: 'Customer Care Award',
      giver: 'Great Lakes Service Association',
      text: 'Support: a person picks up in 40 seconds (median).',
    },
  ] satisfies readonly Award[],
} as const;

export const aboutNext = {
  heading: 'See what we make.',
  text: 'Sixteen devices, each with full specifications.',
  label: 'See all products',
  path: pages.products.path,
} as const satisfies NextStep;
