import type { ProductSlug } from '#contract/products.ts';
import * as brand from './brand.ts';
import type { Term } from './page.ts';

/** What a product may be asked to work with, in the order in which it is answered. */
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
  /** How: a version, a band or a way. What is left out is answered with No. */
  readonly worksWith: Partial<Readonly<Record<System, string>>>;
  /** Whether the Gateway must be there, and what goes without it. */
  readonly gateway: `${'Needed' | 'Optional' | 'This is it'}${string}`;
  readonly spareParts: string;
  /** Which go to a battery depot. */
  readonly cells?: string;
  /** What to do before it is given away. */
  readonly beforeDisposal?: string;
  /** Years after which the sensor must be replaced, because its cell or its element is used up. */
  readonly serviceLife?: number;
  /** What of it is plugged or wired to 120 V. */
  readonly mains?: 'device' | 'supply';
}

/** Years from delivery. The home page promises the same. */
export const promisedYears = { warranty: 2, spareParts: 10, securityUpdates: 10 } as const;

const throughGateway = 'Through the Gateway';

const own: Readonly<Record<ProductSlug, OwnFacts>> = {
  'humidity-sensor': {
    worksWith: { zigbee: '3.0', ember: throughGateway },
    gateway: 'Needed. Alone it measures, shows, and keeps 30 days of readings.',
    spareParts: 'Wall plate, adhesive pad',
    cells: 'the two AAA cells',
  },
  'smart-lock': {
    worksWith: {
      zigbee: '3.0',
      bluetooth: 'LE 5.2',
      ember: `${throughGateway}; unlocking asks for a spoken code`,
    },
    gateway: 'Optional. Codes, fobs and phones work without; a release from afar needs it.',
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
    gateway: 'This is it: one for up to 200 devices.',
    spareParts: '5000 mAh Li-ion battery, 15 W supply, RS-485 plug',
    cells: 'the battery pack (four screws, from below)',
    beforeDisposal: 'Erase it: it holds the history of the house.',
    mains: 'supply',
  },
  'smart-mirror': {
    worksWith: { wifi: '2.4 and 5 GHz', bluetooth: 'LE 5.2', ember: 'Built in' },
    gateway: 'Optional. Demisting ahead of the fog needs it, and a Humidity Sensor.',
    spareParts: 'Wall rail, 24 V supply, cable',
    mains: 'supply',
  },
  'intelligent-camera': {
    worksWith: { wifi: '2.4 and 5 GHz', bluetooth: 'LE, for setup', ember: throughGateway },
    gateway: 'Optional. It records to its own card without.',
    spareParts: 'Wall plate, power supply, USB-C cable',
    beforeDisposal: 'Take out the microSD card.',
    mains: 'supply',
  },
  'key-tracking-device': {
    worksWith: { bluetooth: 'LE 5.2', ember: throughGateway },
    gateway: 'Optional. A phone finds a tag without; rooms need it.',
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
    gateway: 'Optional. It opens a Smart Lock without; every other order needs it.',
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
    gateway: 'Needed for readings and early notice. The sounder works without.',
    spareParts: 'Base plate, screws and plugs',
    cells: 'the two AA lithium cells',
    serviceLife: 7,
  },
  'curtain-and-blind-control': {
    worksWith: { zigbee: '3.0', ember: throughGateway },
    gateway: 'Needed for rules, times and the sun. A tug starts it without.',
    spareParts: 'Belt pulley, chain wheels, clamp',
    beforeDisposal: 'It holds a lithium-ion pack: say so at the depot.',
  },
  'dimmer-knob': {
    worksWith: { zigbee: '3.0', ember: throughGateway },
    gateway: 'Optional. It dims its own circuit without; other lamps and rules need it.',
    spareParts: 'Knob, plate, dimmer module',
    beforeDisposal: 'Switch off the circuit before it is taken out.',
    mains: 'device',
  },
  'smart-scenes-and-switch': {
    worksWith: { zigbee: '3.0', ember: throughGateway },
    gateway: 'Optional. It switches its three circuits without; scenes need it.',
    spareParts: 'Panel, relay module, mounting frame',
    beforeDisposal: 'Switch off the circuits before it is taken out.',
    mains: 'device',
  },
  'door-and-window-sensor': {
    worksWith: { zigbee: '3.0', ember: throughGateway },
    gateway: 'Needed: it reports to nothing else.',
    spareParts: 'Magnet, tape, screws',
    cells: 'the CR1632',
  },
  'gas-sensor': {
    worksWith: { zigbee: '3.0', ember: throughGateway },
    gateway: 'Needed for messages. Sounder and valve contact work without.',
    spareParts: 'Wall plate, power supply, USB-C cable',
    serviceLife: 5,
    mains: 'supply',
  },
};

/** Every system, and how the product works with it. */
export function worksWith(slug: ProductSlug): readonly (Term & { readonly works: boolean })[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
  return (Object.keys(systems) as System[]).map((system) => {
    const how = own[slug].worksWith[system];
    return { term: systems[system], text: how ?? 'No', works: how !== undefined };
  });
}

/** The other answers, the same questions for every product. What is in the box stands in its data sheet. */
export function buyerFacts(slug: ProductSlug): readonly Term[] {
  const { gateway, spareParts } = own[slug];
  const { planned, notApplicable } = certifications(slug);
  return [
    { term: 'Gateway', text: gateway },
    { term: 'Warranty', text: `${promisedYears.warranty} years from delivery, parts and work` },
    { term: 'Spare parts', text: `${spareParts}; for ${promisedYears.spareParts} years` },
    { term: 'Security updates', text: securityUpdates(own[slug]) },
    { term: 'Disposal', text: disposal(own[slug]) },
    { term: 'Certification planned', text: list(planned) },
    { term: 'Certification not applicable', text: list(notApplicable) },
  ];
}

function securityUpdates({ serviceLife }: OwnFacts): string {
  const promise = `${promisedYears.securityUpdates} years from delivery`;
  return serviceLife ? `${promise}; replace the sensor after ${serviceLife} years` : promise;
}

function disposal({ beforeDisposal, cells }: OwnFacts): string {
  return [
    beforeDisposal,
    cells && `Take ${cells} to a battery depot.`,
    `${cells ? 'The rest is electronic' : 'Electronic'} waste, never household waste.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Two lists and no third: no certificate is named as obtained before it is. Radio and emissions concern every
 * product, since each has a radio.
 */
function certifications(slug: ProductSlug) {
  const { mains, serviceLife } = own[slug];
  const asked = [
    { scheme: 'radio (ISED, FCC)', applies: true },
    { scheme: 'emissions (ICES-003, FCC Part 15)', applies: true },
    {
      scheme: mains === 'supply' ? 'mains safety of the supply' : 'mains safety',
      applies: mains !== undefined,
    },
    ...worksWith(slug)
      .filter(({ term }) => term !== systems.ember)
      .map(({ term, works }) => ({ scheme: term, applies: works })),
    // They stand beside the alarms that a building code asks for, and replace none.
    ...(serviceLife ? [{ scheme: 'life-safety alarm', applies: false }] : []),
  ];
  const schemes = (wanted: boolean) =>
    asked.filter(({ applies }) => applies === wanted).map(({ scheme }) => scheme);
  return { planned: schemes(true), notApplicable: schemes(false) };
}

function list(schemes: readonly string[]): string {
  const text = schemes.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
