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
    des: 'Air, openings and movement, measured on site and reported on change.',
  },
  {
    id: 'access',
    name: 'Access',
    des: 'Who is at the door, who may pass, and a record of both.',
  },
  {
    id: 'control',
    name: 'Control',
    des: 'Light, shade and power, switched at the wall or by a rule.',
  },
  {
    id: 'tracking',
    name: 'Tracking',
    des: 'Where the small things are, to the room and then to the hand.',
  },
  {
    id: 'network',
    name: 'Network',
    des: 'The computer that every other device reports to.',
  },
] as const satisfies readonly ProductCategory[];

/** The catalogue in the order of its ids, 1 to 16. Details are in `products/`. */
export const products: readonly ProductSummary[] = [
  {
    id: 1,
    slug: 'humidity-sensor',
    name: 'Humidity Sensor',
    category: 'sensing',
    tagline: 'Humidity to ±2 %, on paper you can read across the room.',
    image: 'humidity-sensor/hero-light',
    amount: '120',
  },
  {
    id: 2,
    slug: 'smart-lock',
    name: 'Smart Lock',
    category: 'access',
    tagline: 'Dark glass, brushed aluminum and a bolt that reports what it did.',
    image: 'smart-lock/hero-light',
    amount: '120',
  },
  {
    id: 3,
    slug: 'gateway',
    name: 'Gateway',
    category: 'network',
    tagline: 'The computer of the house, with five hours of its own power.',
    image: 'gateway/hero-light',
    amount: '120',
  },
  {
    id: 4,
    slug: 'smart-mirror',
    name: 'Smart Mirror',
    category: 'control',
    tagline: 'A good mirror first, with the morning written in its corner.',
    image: 'smart-mirror/hero-light',
    amount: '120',
  },
  {
    id: 5,
    slug: 'intelligent-camera',
    name: 'Intelligent Camera',
    category: 'sensing',
    tagline: 'It looks for people, pets and parcels, and keeps the pictures at home.',
    image: 'intelligent-camera/hero-light',
    amount: '120',
  },
  {
    id: 6,
    slug: 'key-tracking-device',
    name: 'Key Tracking Device',
    category: 'tracking',
    tagline: 'Four tags that say which room, then which way.',
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
  },
  {
    id: 8,
    slug: 'smart-fob-button',
    name: 'Smart FOB Button',
    category: 'access',
    tagline: 'One button, three presses, an answer you can feel.',
    image: 'smart-fob-button/hero-light',
  },
  {
    id: 9,
    slug: 'attendance-system',
    name: 'Attendance System',
    category: 'access',
    tagline: 'A glance or a fingertip, and the hours are written down.',
    image: 'attendance-system/hero-light',
  },
  {
    id: 10,
    slug: 'door-bell',
    name: 'Door Bell',
    category: 'access',
    tagline: '1080p at the door, wired, and ready at −30 °C.',
    image: 'door-bell/hero-light',
  },
  {
    id: 11,
    slug: 'carbon-monoxide-sensor',
    name: 'Carbon Monoxide (CO) Sensor',
    category: 'sensing',
    tagline: 'Reports carbon monoxide in ppm, long before a siren would.',
    image: 'carbon-monoxide-sensor/hero-light',
    amount: '29.00',
  },
  {
    id: 12,
    slug: 'curtain-and-blind-control',
    name: 'Curtain & Blind Control',
    category: 'control',
    tagline: 'One quiet motor for the rail or the chain you already have.',
    image: 'curtain-and-blind-control/hero-light',
    amount: '150.00',
  },
  {
    id: 13,
    slug: 'dimmer-knob',
    name: 'Dimmer Knob',
    category: 'control',
    tagline: 'Spun aluminum, 110 ridges and a ring that shows the level.',
    image: 'dimmer-knob/hero-light',
    amount: '45.00',
  },
  {
    id: 14,
    slug: 'smart-scenes-and-switch',
    name: 'Smart Scenes and Switch',
    category: 'control',
    tagline: 'Three circuits and six scenes behind one plate.',
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
    tagline: 'Natural gas or propane, caught at a tenth of what would burn.',
    image: 'gas-sensor/hero-light',
    amount: '22.00',
  },
];

const fallback: Picture = { key: 'home', alt: '' };

/** A product's first picture, else the fallback. Its alt is empty beside the name. */
export function pictureOfProduct({ image }: Pick<ProductSummary, 'image'>): Picture {
  return image === undefined ? fallback : { key: image, alt: '' };
}
