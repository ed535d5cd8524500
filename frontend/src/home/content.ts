import { pages } from '../pages.ts';
import * as brand from '../content/brand.ts';
import type { PageHead } from '../content/head.ts';
import type { HomeCard } from './sections-content.ts';

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
      alt: 'A sideboard at dusk with a lit lamp, a vase of branches, a gateway, a humidity sensor on a stack of books and a small camera',
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
