import { pages } from '../pages.ts';
import * as brand from '../content/brand.ts';
import type { PageHead } from '../content/head.ts';
import type { IconName } from '../content/feature-card.ts';
import type { Picture } from '../content/page.ts';

/** A destination. `link` may lead to another site. */
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

/** A slide of the hero carousel. Without script, only the first shows. */
interface HeroSlide extends HomeCard {
  /** Below the picture. */
  readonly caption: string;
}

export const home = {
  head: {
    title: `${brand.name}: Smart-Home Devices and IoT`,
    description:
      'Sixteen smart-home devices, an edge gateway that works offline, and engineers who build products from sensor to cloud.',
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
    des: 'Sixteen devices that measure, switch and lock. They speak up only when something changes.',
    link: pages.products.path,
    icon: 'LayoutGrid',
    buttonTitle: 'See the products',
    image: {
      key: 'home',
      alt: 'A gateway with a white lid and a line of amber light on a wooden table',
    },
    caption: 'Gateway. Five hours on its own battery',
  },
  {
    title: 'The internet can fail. Your rules won’t.',
    des: 'The edge gateway runs every rule on site: under 100 ms to react, five hours on its own battery.',
    link: pages.edgeGateway.path,
    icon: 'Router',
    buttonTitle: 'Meet the gateway',
    image: {
      key: 'gateway/hero-dark',
      alt: 'The gateway in charcoal in a dark room, its line of light around the lid',
    },
    caption: 'Gateway. RK3328 quad-core Cortex-A53, 5000 mAh Li-ion',
  },
  {
    title: `Say “${brand.ember.wakePhrase}”.`,
    des: `Or pick your own name for it. ${brand.ember.assistant} understands English and French, and your voice never leaves the house.`,
    link: pages.smart.path,
    icon: 'AudioLines',
    buttonTitle: `Hear about ${brand.ember.assistant}`,
    image: {
      key: 'smart/listening',
      alt: 'A round speaker in grey fabric on a sideboard at night, an amber ring of light around its top',
    },
    caption: `${brand.ember.name} speaker. One ring of light`,
  },
  {
    title: 'Your product, from first volt to unit ten thousand.',
    des: 'Electronics, firmware, cloud and app from the engineers behind our own catalogue. You get a written scope before you get an invoice.',
    link: pages.services.path,
    icon: 'ArrowRight',
    buttonTitle: 'See the services',
    image: {
      key: 'dimmer-knob/hero-dark',
      alt: 'The dimmer knob on a dark wall, its ring of light three quarters lit',
    },
    caption: 'Dimmer Knob. Ours, from board to box',
  },
] as const satisfies readonly HeroSlide[];

/** How many of each the home page shows. */
export const maxShown = { services: 6, blogs: 3 } as const;

/** The headings and buttons of its sections. */
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
    title: 'Pet collar',
    des: 'A 28 g sensor on the collar counts heartbeats, breaths and steps, and learns what’s normal for your animal.',
    icon: 'PawPrint',
    buttonTitle: 'See the collar',
    link: pages.petsIot.path,
    image: collar,
  },
  {
    title: 'IoT Edge Gateway',
    des: 'Four radios, a field bus and a quad-core computer. Decisions are made on site, where the readings are.',
    icon: 'Router',
    buttonTitle: 'Look inside',
    link: pages.edgeGateway.path,
    image: {
      key: 'gateway/detail',
      alt: 'The gateway close up: woven threads, the lit gap, the edge of the lid',
    },
  },
  {
    title: 'Vehicle tracking',
    des: 'A position every 10 seconds, the planned route beside the driven one, and a report that writes itself.',
    icon: 'Truck',
    buttonTitle: 'Follow a route',
    link: pages.generalFeatures.path,
    image: {
      key: 'use-cases/vehicle-tracking',
      alt: 'A van’s dashboard at sundown: the route in amber on a phone, and a wired tracker with its light on',
    },
  },
] as const satisfies readonly HomeCard[];

export const aboutTeaser = {
  heading: 'About Us',
  paragraphs: [
    `${brand.name} has built connected devices in ${brand.address.city}, ${brand.address.region}, since ${brand.foundedIn}. Electronics, radio, firmware, cloud and app share one floor, so a question crosses a desk instead of a time zone.`,
    'We like devices that do one thing, say little, and still work when the network is gone.',
  ],
  buttonTitle: 'Explore',
  link: pages.about.path,
  image: {
    key: 'about/workshop',
    alt: 'A workshop bench by a tall window: soldering station, gateway, housings, microscope',
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
    des: 'Breathing in sleep, resting pulse, restless nights: the collar notices a change days before you would. You see the trend; your vet sees the curves.',
    buttonTitle: 'Learn More',
    link: pages.petsIot.path,
    image: {
      key: 'pets-iot/cat',
      alt: 'A tabby cat looking out of a window, a white sensor on its collar',
    },
  },
  {
    title: 'NFC solutions',
    des: 'A tag needs no battery and reads at 4\u00a0cm, so nobody taps it by accident. For doors, pairing, inspection rounds and proof of origin.',
    buttonTitle: 'Learn More',
    link: pages.nfc.path,
    image: {
      key: 'nfc/tags',
      alt: 'Eight tags on stone: label, bead, disc, card, wristband, key fob, screw and tile',
    },
  },
] as const satisfies readonly Solution[];
