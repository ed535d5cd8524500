import type { Picture } from './page.ts';
import type { Category, ProductSummary } from './product.ts';

/** A filter of the product grid. */
export interface ProductCategory {
  readonly id: Category;
  readonly name: string;
  readonly des: string;
}

export const productCategories = [
  {
    id: 'sensing',
    name: 'Sensing',
    des: 'Air, openings and movement, measured in the house.',
  },
  {
    id: 'access',
    name: 'Access',
    des: 'Who’s at the door, who may come in, and a log of both.',
  },
  {
    id: 'control',
    name: 'Control',
    des: 'Light, shade and power, by hand or by a rule.',
  },
  {
    id: 'tracking',
    name: 'Tracking',
    des: 'Finds keys and bags: the room first, then the spot.',
  },
  {
    id: 'network',
    name: 'Network',
    des: 'The box that every other device talks to.',
  },
] as const satisfies readonly ProductCategory[];

/** The catalogue in the order of its ids, 1 to 16. Details are in `products/`. */
export const products: readonly ProductSummary[] = [
  {
    id: 1,
    slug: 'humidity-sensor',
    name: 'Humidity Sensor',
    category: 'sensing',
    tagline: 'Humidity to ±2%, in digits you can read across the room.',
    image: 'humidity-sensor/hero-light',
    amount: '120',
  },
  {
    id: 2,
    slug: 'smart-lock',
    name: 'Smart Lock',
    category: 'access',
    tagline: 'Opens by code, fob or phone. Says “locked” only when the bolt is out.',
    image: 'smart-lock/hero-light',
    amount: '120',
  },
  {
    id: 3,
    slug: 'gateway',
    name: 'Gateway',
    category: 'network',
    tagline: 'Runs the rules of the whole house, with or without the internet.',
    image: 'gateway/hero-light',
    amount: '120',
  },
  {
    id: 4,
    slug: 'smart-mirror',
    name: 'Smart Mirror',
    category: 'control',
    tagline: 'A good mirror first, with your morning in one corner.',
    image: 'smart-mirror/hero-light',
    amount: '120',
  },
  {
    id: 5,
    slug: 'intelligent-camera',
    name: 'Intelligent Camera',
    category: 'sensing',
    tagline: 'Tells people from pets and parcels, and keeps the video at home.',
    image: 'intelligent-camera/hero-light',
    amount: '120',
  },
  {
    id: 6,
    slug: 'key-tracking-device',
    name: 'Key Tracking Device',
    category: 'tracking',
    tagline: 'Four tags. They tell you which room, then which way.',
    image: 'key-tracking-device/hero-light',
    amount: '120',
  },
  {
    id: 7,
    slug: 'smart-adaptor',
    name: 'Smart Adaptor',
    category: 'control',
    tagline: 'Switches 15 A, meters every watt, leaves the second outlet free.',
    image: 'smart-adaptor/hero-light',
    expected: 'Q1 2027',
  },
  {
    id: 8,
    slug: 'smart-fob-button',
    name: 'Smart FOB Button',
    category: 'access',
    tagline: 'One button, three commands, and a buzz when it’s done.',
    image: 'smart-fob-button/hero-light',
    expected: 'Q1 2027',
  },
  {
    id: 9,
    slug: 'attendance-system',
    name: 'Attendance System',
    category: 'access',
    tagline: 'Clocks people in by face, finger, card or PIN. Keeps no photos.',
    image: 'attendance-system/hero-light',
    expected: 'Q2 2027',
  },
  {
    id: 10,
    slug: 'door-bell',
    name: 'Door Bell',
    category: 'access',
    tagline: '1080p at the door. Wired, so it works at −30 °C.',
    image: 'door-bell/hero-light',
    expected: 'Q2 2027',
  },
  {
    id: 11,
    slug: 'carbon-monoxide-sensor',
    name: 'Carbon Monoxide (CO) Sensor',
    category: 'sensing',
    tagline: 'Reads carbon monoxide in ppm, well before an alarm sounds.',
    image: 'carbon-monoxide-sensor/hero-light',
    amount: '29.00',
  },
  {
    id: 12,
    slug: 'curtain-and-blind-control',
    name: 'Curtain & Blind Control',
    category: 'control',
    tagline: 'One quiet motor for the curtain or blind you already have.',
    image: 'curtain-and-blind-control/hero-light',
    amount: '150.00',
  },
  {
    id: 13,
    slug: 'dimmer-knob',
    name: 'Dimmer Knob',
    category: 'control',
    tagline: 'Turn to dim, press to switch. The ring shows the level.',
    image: 'dimmer-knob/hero-light',
    amount: '45.00',
  },
  {
    id: 14,
    slug: 'smart-scenes-and-switch',
    name: 'Smart Scenes and Switch',
    category: 'control',
    tagline: 'Three circuits and six named keys on one plate.',
    image: 'smart-scenes-and-switch/hero-light',
    amount: '200.00',
  },
  {
    id: 15,
    slug: 'door-and-window-sensor',
    name: 'Door and Window Sensor',
    category: 'sensing',
    tagline: 'Open or closed, known within 200 ms.',
    image: 'door-and-window-sensor/hero-light',
    amount: '9.00',
  },
  {
    id: 16,
    slug: 'gas-sensor',
    name: 'Gas Sensor',
    category: 'sensing',
    tagline: 'Detects natural gas or propane at a tenth of the level that can ignite.',
    image: 'gas-sensor/hero-light',
    amount: '22.00',
  },
];

const fallback: Picture = { key: 'home', alt: '' };

/** A product's first picture, or the fallback. Its alt text is empty beside the name. */
export function pictureOfProduct({ image }: Pick<ProductSummary, 'image'>): Picture {
  return image === undefined ? fallback : { key: image, alt: '' };
}
