import { pages } from '../pages.ts';
import * as brand from '../content/brand.ts';
import type { PageHead } from '../content/head.ts';
import type { IconName } from '../content/feature-card.ts';
import type { Picture } from '../content/page.ts';

/** Something to go to. `link` may lead outside. */
interface Destination {
  readonly title: string;
  readonly des: string;
  readonly link: string;
  readonly image: Picture;
}

interface Solution extends Destination {
  readonly buttonTitle: string;
}

interface HomeCard extends Solution {
  readonly icon: IconName;
}

/** A slide of the hero carousel. Without script only the first shows. */
interface HeroSlide extends HomeCard {
  /** Below the picture. */
  readonly caption: string;
}

export const home = {
  head: {
    title: `${brand.name}: Smart-Home Devices and IoT`,
    description:
      'Sixteen smart-home devices, an edge gateway that works offline, and engineers who build connected products from sensor to cloud. Made for quiet rooms.',
    heading: brand.tagline,
  } satisfies PageHead,
  kind: 'Smart-home devices and IoT engineering',
  heroLabel: 'Highlights',
  products: 'Our Products',
  partners: { heading: 'Our Partners', more: 'See More', link: pages.home.path },
} as const;

export const heroSlides = [
  {
    title: brand.tagline,
    des: 'Sixteen devices that measure, switch and lock, and speak up only when something has changed.',
    link: pages.products.path,
    icon: 'LayoutGrid',
    buttonTitle: 'See the products',
    image: {
      key: 'scenes/room-dusk',
      alt: 'A sideboard at dusk with a lit lamp, a gateway, a humidity sensor on books and a small camera',
    },
    caption: 'Gateway and Intelligent Camera, at dusk',
  },
  {
    title: 'The internet may fail. Your rules will not.',
    des: 'The edge gateway runs every rule on site: under 100 ms to react, five hours on its own battery.',
    link: pages.edgeGateway.path,
    icon: 'Router',
    buttonTitle: 'Meet the gateway',
    image: {
      key: 'gateway/hero-dark',
      alt: 'The gateway in charcoal in a dark room, its line of light drawing the outline of the lid',
    },
    caption: 'Gateway. RK3328 quad-core Cortex-A53, 5000 mAh Li-ion',
  },
  {
    title: `Say “${brand.ember.wakePhrase}”.`,
    des: `Or pick a name of your own. ${brand.ember.assistant} understands the house in English and French, and does it inside the house.`,
    link: pages.smart.path,
    icon: 'AudioLines',
    buttonTitle: `Hear about ${brand.ember.assistant}`,
    image: {
      key: 'smart/listening',
      alt: 'A low round speaker in woven grey fabric on an oak sideboard at night, an amber ring of light around its top',
    },
    caption: `${brand.ember.name} speaker. One ring of light`,
  },
  {
    title: 'Your product, from first volt to ten-thousandth unit.',
    des: 'Electronics, firmware, cloud and app by the engineers behind our own catalogue. A written scope comes before an invoice.',
    link: pages.services.path,
    icon: 'ArrowRight',
    buttonTitle: 'See the services',
    image: {
      key: 'services/workbench',
      alt: 'A round circuit board, a dimmer knob and a phone laid out in a row on pale paper, lit from the left',
    },
    caption: 'Dimmer Knob: board, body, app',
  },
] as const satisfies readonly HeroSlide[];

/** How many of each the home page shows. */
export const maxShown = { services: 6, blogs: 3 } as const;

/** Headings and buttons of its sections. */
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
  alt: 'A charcoal woven pet collar with a small oval sensor and one amber dot on pale ground',
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
    alt: 'A workshop bench by a tall window: soldering station, gateway, white housings, microscope',
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
      alt: 'Eight tags on a stone slab: label, bead, disc, card, wristband, key fob, screw tag and tile',
    },
  },
] as const satisfies readonly Solution[];
