import { pages } from '../pages.ts';
import * as brand from '../content/brand.ts';
import type { IconName } from '../content/feature-card.ts';
import type { Picture } from '../content/page.ts';

/** Something to go to. `link` may lead outside. */
interface Destination {
  readonly title: string;
  readonly des: string;
  readonly link: string;
  readonly image: Picture;
}

export interface Solution extends Destination {
  readonly buttonTitle: string;
}

export interface HomeCard extends Solution {
  readonly icon: IconName;
}

/** How many of each the home page shows. */
export const maxShown = { services: 6, blogs: 3 } as const;

/** Headings and buttons of the static parts: browsers do not download them as script. */
export const homeSections = {
  subsidiaries: 'Our Subsidiary',
  services: {
    heading: 'Services',
    more: 'Show more',
    link: pages.services.path,
  },
  cards: 'Where to begin',
  solutions: { heading: 'Our Solutions', about: (title: string) => `about ${title}` },
  blogs: {
    heading: 'Latest Blogs',
    more: 'All articles',
    by: 'by',
  },
} as const;

const collar = {
  key: 'pets-iot/collar',
  alt: 'A charcoal woven pet collar with a small oval sensor and one amber dot, lying in a loose curve on pale ground',
} as const satisfies Picture;

export const homeCards = [
  {
    title: 'Smart home',
    des: `${brand.ember.name}, our sister brand, puts light, shade, locks and sound under one voice and one app.`,
    icon: 'Lamp',
    buttonTitle: `Visit ${brand.ember.name}`,
    link: brand.ember.href,
    image: {
      key: 'smart/listening',
      alt: 'A low round speaker with an amber ring on a sideboard',
    },
  },
  {
    title: 'Pet IoT',
    des: 'A 28 g sensor on the collar counts heartbeats, breaths and steps, and knows what is normal for this animal.',
    icon: 'PawPrint',
    buttonTitle: 'See the collar',
    link: pages.petsIot.path,
    image: collar,
  },
  {
    title: 'IoT Edge Gateway',
    des: 'Four radios, a field bus and a quad-core computer that decides where the readings are made.',
    icon: 'Router',
    buttonTitle: 'Look inside',
    link: pages.edgeGateway.path,
    image: {
      key: 'gateway/detail',
      alt: 'The waist of the gateway close up: woven threads, the lit gap and the soft edge of the lid',
    },
  },
  {
    title: 'Vehicle tracking',
    des: 'Positions every 10 seconds in motion, routes planned against what was driven, and a report that writes itself.',
    icon: 'Truck',
    buttonTitle: 'Follow a route',
    link: pages.generalFeatures.path,
    image: {
      key: 'use-cases/vehicle-tracking',
      alt: 'A model of a white delivery van on a pale street grid, its driven route drawn as an amber line',
    },
  },
] as const satisfies readonly HomeCard[];

export const aboutTeaser = {
  heading: 'About Us',
  paragraphs: [
    `${brand.name} has built connected devices in ${brand.address.city}, ${brand.address.region}, since ${brand.foundedIn}. Electronics, radio, firmware, cloud and app sit on one floor, so a question crosses a desk and not a time zone.`,
    'We like devices that do one thing, say little, and still work when the network is gone.',
  ],
  buttonTitle: 'Explore',
  link: pages.about.path,
  image: {
    key: 'about/workshop',
    alt: 'A workshop bench by a tall window: soldering station, a gateway with an amber line, a row of white housings, a microscope',
  },
} as const;

export const subsidiaries = [
  {
    title: brand.ember.name,
    des: 'Smart home and voice assistant',
    link: pages.smart.path,
    image: { key: 'logos/ember', alt: `${brand.ember.name} logo` },
  },
  {
    title: brand.sisters.africa.name,
    des: 'Sales and service on the African continent',
    link: brand.sisters.africa.href,
    image: { key: 'logos/africa', alt: `${brand.sisters.africa.name} logo` },
  },
  {
    title: brand.sisters.egypt.name,
    des: 'Sales and service in Egypt',
    link: brand.sisters.egypt.href,
    image: { key: 'logos/egypt', alt: `${brand.sisters.egypt.name} logo` },
  },
] as const satisfies readonly Destination[];

export const solutions = [
  {
    title: 'Pet IoT',
    des: 'Sleeping breath, resting pulse, restless nights: a collar notices the change days before a limp does. Owners see a trend, veterinarians the curves.',
    buttonTitle: 'Learn More',
    link: pages.petsIot.path,
    image: {
      key: 'pets-iot/mat',
      alt: 'A grey felt mat under a round pet bed, one corner folded back to show the sensor film',
    },
  },
  {
    title: 'NFC solutions',
    des: 'A tag needs no battery and is read at 4 cm, so a tap is always meant. For doors, pairing, inspection rounds and proof of origin.',
    buttonTitle: 'Learn More',
    link: pages.nfc.path,
    image: {
      key: 'nfc/tags',
      alt: 'Eight tags on a stone slab: label, bead, disc, card, wristband, key fob, screw tag and tile, its edge lit amber',
    },
  },
] as const satisfies readonly Solution[];
