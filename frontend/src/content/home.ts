import { paths } from '../paths.ts';
import { brand } from './brand.ts';
import type { PageHead } from './head.ts';
import type { Picture } from './page.ts';

export interface HeroSlide {
  readonly title: string;
  readonly des: string;
  readonly buttonTitle: string;
  /** A path of the site, or an address elsewhere. */
  readonly link: string;
  readonly icon: 'forward' | 'outside' | 'calendar';
  readonly image: Picture;
  /** Stands under the picture like a line of a data sheet. */
  readonly caption: string;
}

/** Milliseconds that a slide stays, on a wide and on a narrow screen. */
export const heroInterval = { wide: 6000, narrow: 3000 } as const;

export const home = {
  head: {
    title: `${brand.name}: smart-home devices and IoT engineering`,
    description:
      'Sixteen smart-home devices, one edge gateway, and the engineers who build IoT systems around them. Designed in Pickering, Ontario.',
    path: paths.home(),
  } satisfies PageHead,
  heading: 'Smart-home devices and IoT engineering',
  heroLabel: 'Highlights',
} as const;

export const heroSlides = [
  {
    title: brand.tagline,
    des: 'Sixteen devices and one gateway, designed together. They sense, decide on site, and say only what matters.',
    buttonTitle: 'Plan your project',
    link: paths.contact(),
    icon: 'forward',
    image: {
      key: 'gateway',
      alt: 'The gateway drawn in layers: white lid, amber light ring, green circuit board, battery and fabric base.',
    },
    caption: 'Gateway. RK3328 quad-core Cortex-A53, 5000 mAh Li-ion',
  },
  {
    title: 'One turn, and it is evening.',
    des: `Our ${brand.ember.name} range answers to the hand first. Say “${brand.ember.wakePhrase}” when yours are full.`,
    buttonTitle: `Visit ${brand.ember.name}`,
    link: brand.ember.href,
    icon: 'outside',
    image: {
      key: 'dimmer',
      alt: 'A knurled metal dimmer knob on a dark wall plate, three quarters of its ring lit in amber.',
    },
    caption: 'Dimmer Knob. Spun aluminium, ring of 24 LEDs',
  },
  {
    title: 'From the first board to ten thousand.',
    des: 'Hardware, firmware, cloud and certification under one roof. You talk to the people who build it.',
    buttonTitle: `Book ${brand.scheduling.minutes} minutes`,
    link: brand.scheduling.href,
    icon: 'calendar',
    image: {
      key: 'sensors',
      alt: 'Rows of white humidity sensors; one in the middle is raised and lit in amber.',
    },
    caption: 'Humidity Sensor. Every unit is calibrated before it ships',
  },
] satisfies HeroSlide[];
