import { paths } from '../paths.ts';
import { brand } from './brand.ts';
import type { PageHead } from './head.ts';
import type { Picture } from './page.ts';

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
  /** A lucide name in kebab case. */
  readonly icon: string;
}

/** A slide of the hero carousel. The first one stands alone without script. */
interface HeroSlide extends HomeCard {
  /** Stands under the picture like a line of a data sheet. */
  readonly caption: string;
}

/** A teaser without a page of its own. `date` is an ISO date. */
export interface BlogTeaser {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly date: string;
  readonly image: Picture;
}

/** Milliseconds that a slide stays, on a wide and on a narrow screen. */
export const heroInterval = { wide: 6000, narrow: 3000 } as const;
/** The same for the row of partners, and for that of products where it plays at all. */
export const rowInterval = { wide: 3000, narrow: 3000 } as const;

/** How many of each the home page shows. */
export const most = { products: 5, services: 6, blogs: 3 } as const;

export const home = {
  head: {
    title: `${brand.name}: Smart-Home Devices and IoT`,
    description:
      'Sixteen smart-home devices, an edge gateway that works offline, and engineers who build connected products from sensor to cloud. Made for quiet rooms.',
    path: paths.home(),
    heading: brand.tagline,
  } satisfies PageHead,
  heading: 'Smart-home devices and IoT engineering',
  heroLabel: 'Highlights',
  products: 'Our Products',
  subsidiaries: 'Our Subsidiary',
  services: {
    heading: 'Services',
    more: 'Show more',
    link: paths.services(),
  },
  cards: 'Where to begin',
  solutions: 'Our Solutions',
  partners: { heading: 'Our Partners', more: 'See More', link: paths.home() },
  blogs: {
    heading: 'Latest Blogs',
    by: 'by',
  },
} as const;

export const heroSlides = [
  {
    title: brand.tagline,
    des: 'Sixteen devices that measure, switch and lock, and speak up only when something has changed.',
    link: paths.products(),
    icon: 'house',
    buttonTitle: 'See the products',
    image: {
      key: 'scenes/room-dusk',
      alt: 'A sideboard at dusk with a lit lamp, a vase of branches, a gateway, a humidity sensor on a stack of books and a small camera',
    },
    caption: 'Gateway and Intelligent Camera, at dusk',
  },
  {
    title: 'The internet may fail. Your rules will not.',
    des: 'The edge gateway runs every rule on site: under 100 ms to react, five hours on its own battery.',
    link: paths.edgeGateway(),
    icon: 'router',
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
    link: paths.smart(),
    icon: 'audio-lines',
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
    link: paths.services(),
    icon: 'arrow-right',
    buttonTitle: 'See the services',
    image: {
      key: 'services/workbench',
      alt: 'A round circuit board, a dimmer knob and a phone laid out in a row on pale paper, lit from the left',
    },
    caption: 'Dimmer Knob: board, body, app',
  },
] as const satisfies readonly HeroSlide[];

/** The room that a visitor turns from noon to midnight, in three exposures of one picture. */
export const roomDimmer = {
  heading: 'Turn the day down',
  text: 'One room, one camera, three lights: the sun, a lamp, and the amber lines of our devices. Turn it from noon to midnight and see how little is left on.',
  label: 'Time of day',
  /** From the first position of the dial to its last, in parts of equal length. */
  hours: ['Noon', 'Late afternoon', 'Dusk', 'Evening', 'Midnight'],
  link: { label: 'See the Dimmer Knob', path: paths.product(13) },
  day: {
    key: 'scenes/room-day',
    alt: '',
  },
  dusk: {
    key: 'scenes/room-dusk',
    alt: 'A sideboard in morning sun: a framed print, a gateway, a humidity sensor on books and a small camera',
  },
  night: {
    key: 'scenes/room-night',
    alt: '',
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
    icon: 'lamp',
    buttonTitle: `Visit ${brand.ember.name}`,
    link: brand.ember.href,
    image: {
      key: 'scenes/room-night',
      alt: 'The same sideboard at night, one lamp lit and the gateway’s line of light below it',
    },
  },
  {
    title: 'Pet IoT',
    des: 'A 28 g sensor on the collar counts heartbeats, breaths and steps, and knows what is normal for this animal.',
    icon: 'paw-print',
    buttonTitle: 'See the collar',
    link: paths.petsIot(),
    image: collar,
  },
  {
    title: 'IoT Edge Gateway',
    des: 'Four radios, a field bus and a quad-core computer that decides where the readings are made.',
    icon: 'router',
    buttonTitle: 'Look inside',
    link: paths.edgeGateway(),
    image: {
      key: 'gateway/detail',
      alt: 'The waist of the gateway close up: woven threads, the lit gap and the soft edge of the lid',
    },
  },
  {
    title: 'Vehicle tracking',
    des: 'Positions every 10 seconds in motion, routes planned against what was driven, and a report that writes itself.',
    icon: 'truck',
    buttonTitle: 'Follow a route',
    link: paths.generalFeatures(),
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
  link: paths.about(),
  image: {
    key: 'about/workshop',
    alt: 'A workshop bench by a tall window: soldering station, a gateway with an amber line, a row of white housings, a microscope',
  },
} as const;

export const subsidiaries = [
  {
    title: brand.ember.name,
    des: 'Smart home and voice assistant',
    link: paths.smart(),
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
    link: paths.petsIot(),
    image: collar,
  },
  {
    title: 'NFC solutions',
    des: 'A tag needs no battery and is read at 4 cm, so a tap is always meant. For doors, pairing, inspection rounds and proof of origin.',
    buttonTitle: 'Learn More',
    link: paths.nfc(),
    image: {
      key: 'nfc/tags',
      alt: 'Eight tags in two rows on a stone slab: label, ceramic bead, disc and card, then wristband, key fob, screw tag and tile, its edge lit amber',
    },
  },
] as const satisfies readonly Solution[];

export const blogTeasers = [
  {
    id: 1,
    title: 'Five hours without the grid: what our gateway does first',
    description:
      'We pulled the plug on 12 gateways with 40 devices each and logged every milliwatt. Wi-Fi went first, the rules went last, and one lamp surprised us.',
    author: 'Maren Okonjo-Lind',
    date: '2026-11-04',
    image: {
      key: 'gateway/in-use',
      alt: 'The gateway on an oak sideboard in warm evening light, a lit table lamp out of focus behind it',
    },
  },
  {
    id: 2,
    title: 'Why a humidity sensor lies in winter, and how to stop it',
    description:
      'At 20 % RH a warm circuit board is enough to shift a reading by three points. Two millimetres of air and a membrane fixed ours. The graphs are included.',
    author: 'Tobias Arkwell',
    date: '2026-10-14',
    image: {
      key: 'humidity-sensor/detail',
      alt: 'The lower edge close up: a slim row of air slots and a single lit amber dot',
    },
  },
  {
    id: 3,
    title: 'Moving 240 switches over to Zigbee in one weekend',
    description:
      'An office building, three floors, one access point that had given up. The radio plan, the order of floors, and the two mistakes we would not make again.',
    author: 'Ines Varga-Holt',
    date: '2026-09-23',
    image: {
      key: 'smart-scenes-and-switch/in-use',
      alt: 'The panel at the entrance to a dining room, pendant lamp low over an oak table behind it',
    },
  },
] as const satisfies readonly BlogTeaser[];
