import type { ProductSlug } from '#contract/products.ts';
import * as brand from './brand.ts';
import type { Term } from './page.ts';
import { products } from './products.ts';
import { delivery } from './delivery.ts';
import { productStatus } from './product-card.ts';

/** The systems that buyers ask about, in the order of the answers. */
const systems = {
  matter: 'Matter',
  thread: 'Thread',
  zigbee: 'Zigbee',
  wifi: 'Wi-Fi',
  bluetooth: 'Bluetooth',
  ember: brand.ember.name,
} as const;

type System = keyof typeof systems;

interface OwnFacts {
  /**
   * How it works with them: a version, a band or a route. Missing systems are answered with No, and Matter with the
   * roadmap.
   */
  readonly worksWith: Partial<Readonly<Record<System, string>>>;
  /** Whether it needs the Gateway, and what works without. */
  readonly gateway: `${'Needed' | 'Optional' | 'This is it'}${string}`;
  readonly spareParts: string;
  /** Batteries that belong in a battery depot. */
  readonly cells?: string;
  /** What to do before giving it away. */
  readonly beforeDisposal?: string;
  /** Years after which the sensor must be replaced because its cell or element is used up. */
  readonly serviceLife?: number;
  /** Its parts that connect to 120 V. */
  readonly mains?: 'device' | 'supply';
}

/** Years from delivery. The home page promises the same. */
export const promisedYears = { warranty: 2, spareParts: 10, securityUpdates: 10 } as const;

const throughGateway = 'Through the Gateway';

const own: Readonly<Record<ProductSlug, OwnFacts>> = {
  'humidity-sensor': {
    worksWith: { zigbee: '3.0', ember: throughGateway },
    gateway: 'Needed. On its own it still measures, shows and stores.',
    spareParts: 'Wall plate, adhesive pad',
    cells: 'the two AAA cells',
  },
  'smart-lock': {
    worksWith: {
      zigbee: '3.0',
      bluetooth: 'LE 5.2',
      ember: `${throughGateway}; unlocking asks for a spoken code`,
    },
    gateway:
      'Optional. Codes, fobs and phones work without it. To open the door from elsewhere, you need it.',
    spareParts: 'Bolt, strike plate, screws',
    cells: 'the four AA cells',
  },
  gateway: {
    worksWith: {
      thread: '1.3, border router',
      zigbee: '3.0',
      wifi: 'Wi-Fi 5',
      bluetooth: 'LE 5.2',
      ember: 'Carries out its commands',
    },
    gateway: 'This is it: one runs the whole house.',
    spareParts: 'Battery pack, 15 W supply, RS-485 plug',
    cells: 'the battery pack (four screws underneath)',
    beforeDisposal: 'Erase it first: it holds the history of your house.',
    mains: 'supply',
  },
  'smart-mirror': {
    worksWith: { wifi: '2.4 and 5 GHz', bluetooth: 'LE 5.2', ember: 'Built in' },
    gateway: 'Optional. To demist before the fog it needs one, and a Humidity Sensor.',
    spareParts: 'Wall rail, 24 V supply, cable',
    mains: 'supply',
  },
  'intelligent-camera': {
    worksWith: { wifi: '2.4 and 5 GHz', bluetooth: 'LE, for setup', ember: throughGateway },
    gateway: 'Optional. Without it, the camera records to its own card.',
    spareParts: 'Wall plate, power supply, USB-C cable',
    beforeDisposal: 'Take out the microSD card.',
    mains: 'supply',
  },
  'key-tracking-device': {
    worksWith: { bluetooth: 'LE 5.2, with ultra-wideband for direction', ember: throughGateway },
    gateway: 'Optional. Your phone finds a tag without it. To know the room, you need it.',
    spareParts: 'Single tags, key rings',
    cells: 'the CR2032 of each tag',
  },
  'smart-adaptor': {
    worksWith: { zigbee: '3.0', ember: throughGateway },
    gateway: 'Needed for rules, readings and the app.',
    spareParts: 'None: it is replaced whole',
    mains: 'device',
  },
  'smart-fob-button': {
    worksWith: { bluetooth: 'LE 5.2' },
    gateway: 'Optional. It opens a Smart Lock without it. Everything else needs it.',
    spareParts: 'Key loop, wrist strap, wall holder',
    cells: 'the CR2032',
  },
  'attendance-system': {
    worksWith: { wifi: '2.4 and 5 GHz' },
    gateway: 'Optional. Ethernet or Wi-Fi is enough.',
    spareParts: 'Wall plate, 12 V supply, cards',
    beforeDisposal: 'Delete all templates and the log.',
    mains: 'supply',
  },
  'door-bell': {
    worksWith: {
      wifi: '2.4 and 5 GHz',
      bluetooth: 'LE, for setup',
      ember: 'Announces the caller, through the Gateway',
    },
    gateway: 'Needed, unless recordings go to your own network storage.',
    spareParts: 'Power module, wedge, screws',
  },
  'carbon-monoxide-sensor': {
    worksWith: { zigbee: '3.0', ember: throughGateway },
    gateway: 'Needed for readings and early notice. The sounder works without it.',
    spareParts: 'Base plate, screws and plugs',
    cells: 'the two AA lithium cells',
    serviceLife: 7,
  },
  'curtain-and-blind-control': {
    worksWith: { zigbee: '3.0', ember: throughGateway },
    gateway: 'Needed for rules, times and the sun. A tug starts it without.',
    spareParts: 'Belt pulley, chain wheels, clamp',
    beforeDisposal: 'It holds a lithium-ion pack. Tell the depot.',
  },
  'dimmer-knob': {
    worksWith: { zigbee: '3.0', ember: throughGateway },
    gateway: 'Optional. It dims its own circuit without it. Other lamps and rules need it.',
    spareParts: 'Knob, plate, dimmer module',
    beforeDisposal: 'Switch off the circuit before it is taken out.',
    mains: 'device',
  },
  'smart-scenes-and-switch': {
    worksWith: { zigbee: '3.0', ember: throughGateway },
    gateway: 'Optional. It switches its circuits without it. Scenes need it.',
    spareParts: 'Panel, relay module, mounting frame',
    beforeDisposal: 'Switch off the circuits before it is taken out.',
    mains: 'device',
  },
  'door-and-window-sensor': {
    worksWith: { zigbee: '3.0', ember: throughGateway },
    gateway: 'Needed. It reports to nothing else.',
    spareParts: 'Magnet, tape, screws',
    cells: 'the CR1632',
  },
  'gas-sensor': {
    worksWith: { zigbee: '3.0', ember: throughGateway },
    gateway: 'Needed for messages. Sounder and valve contact work without it.',
    spareParts: 'Wall plate, power supply, USB-C cable',
    serviceLife: 5,
    mains: 'supply',
  },
};

/** The common answer: one update of the Gateway brings it. */
const matterRoadmap = 'Not yet. On the roadmap for 2027, by a Gateway update';

/** Every system, and how the product works with it. */
export function worksWith(slug: ProductSlug): readonly (Term & { readonly works: boolean })[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
  return (Object.keys(systems) as System[]).map((system) => {
    const how = own[slug].worksWith[system];
    const no = system === 'matter' ? matterRoadmap : 'No';
    return { term: systems[system], text: how ?? no, works: how !== undefined };
  });
}

/** The other answers, the same questions for every product. The data sheet lists what is in the box. */
export function buyerFacts(slug: ProductSlug): readonly Term[] {
  const { gateway, spareParts } = own[slug];
  return [
    { term: 'Gateway', text: gateway },
    { term: 'Availability', text: availability(slug) },
    { term: 'Warranty', text: `${promisedYears.warranty} years from delivery, parts and labour` },
    { term: 'Spare parts', text: `${spareParts}, for ${promisedYears.spareParts} years` },
    { term: 'Security updates', text: securityUpdates(slug) },
    { term: 'Disposal', text: disposal(own[slug]) },
    { term: 'Certification', text: certification(slug) },
  ];
}

function availability(slug: ProductSlug): string {
  const expected = products.find((product) => product.slug === slug)?.expected;
  return expected === undefined
    ? `${productStatus.series}. ${delivery.leadTime}`
    : `${productStatus.certification}. ${delivery.expected(expected)}`;
}

/** Years of security updates. A sensor that is used up sooner gets them for its lifetime. */
export function updateYears(slug: ProductSlug): number {
  return own[slug].serviceLife ?? promisedYears.securityUpdates;
}

function securityUpdates(slug: ProductSlug): string {
  const years = updateYears(slug);
  return own[slug].serviceLife
    ? `For the product’s life. Replace the sensor after ${years} years`
    : `${years} years from delivery`;
}

function disposal({ beforeDisposal, cells }: OwnFacts): string {
  return [
    beforeDisposal,
    cells && `Take ${cells} to a battery depot.`,
    `${cells ? 'The rest goes' : 'It goes'} to electronics recycling, never in the trash.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The standards that it is built to meet. No certificate is claimed before it is obtained. Radio and emissions rules
 * concern every product, since each has a radio.
 */
function certification(slug: ProductSlug): string {
  const { mains, serviceLife } = own[slug];
  const schemes = [
    'radio (ISED, FCC)',
    'emissions (ICES-003, FCC Part 15)',
    ...(mains ? [mains === 'supply' ? 'mains safety of the supply' : 'mains safety'] : []),
    ...worksWith(slug)
      .filter(({ term, works }) => works && term !== systems.ember)
      .map(({ term }) => term),
  ].join(', ');
  // These supplement the alarms that a building code requires, and replace none.
  return `Built to meet: ${schemes}.${serviceLife ? ' It is not a life-safety alarm.' : ''}`;
}
