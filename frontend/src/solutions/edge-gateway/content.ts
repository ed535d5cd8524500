import * as paths from '../../paths.ts';
import { bytes, pages } from './edge-gateway-technical-document.json';
import document from './edge-gateway-technical-document.pdf';
import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { NextStep, Page, Picture, SectionIntro, Term, UseCase } from '../../content/page.ts';

export const edgeGatewayPage = {
  title: `IoT Edge Gateway | ${brand.name}`,
  description:
    'RK3328 quad-core Cortex-A53, four radios, RS-485 and a 5000 mAh Li-ion battery. Rules run on site in under 100 ms and keep running without internet.',
  heading: 'IoT Edge Gateway',
  lead: 'A quad-core computer with four radios, a field bus and five hours of battery, in a box the size of a saucer. It reads your site, decides on the spot and sends on only what matters.',
  hero: {
    key: 'gateway/hero-dark',
    alt: 'The gateway in charcoal in a dark room, its line of light drawing the outline of the lid',
  },
} as const satisfies Page;

/** The hero's picture: the gateway without a ground of its own. */
export const gatewayOnPaper = {
  key: 'gateway/cut-out',
  alt: 'The gateway from above: a white lid with a shallow dish over a woven grey band, a hairline of amber light between them',
} as const satisfies Picture;

/** The buttons' labels, and the technical document, which `npm run document -w studio` prints from the same facts. */
export const edgeGatewayWords = {
  buttonTitle: 'Download Technical Document',
  opensTab: '(PDF, opens a new tab)',
  document,
  documentSize: `PDF, ${pages} pages, ${Math.round(bytes / 1000)} KB`,
  readMore: 'Read More',
  about: (heading: string) => `about ${heading}`,
  ask: 'Ask about it',
} as const;

/** The catalogue's Gateway, which has its price. */
export const gatewayOffer = {
  slug: 'gateway',
  status: 'In series. Power supply, cables and RS-485 plug included.',
  product: 'See it in the catalogue',
} as const;

export const edgeGatewayFigures = [
  { term: 'Processor', text: 'RK3328 quad-core Cortex-A53' },
  { term: 'Battery', text: '5000 mAh Li-ion battery' },
  { term: 'Rule latency', text: 'Under 100 ms' },
  { term: 'Devices', text: 'Up to 200' },
] as const;

export const cutawayIntro = {
  heading: 'Cut through the middle',
  text: 'Front on the left, cables on the right. 118 mm across, 40 mm high, no fan.',
  label: 'A section through the gateway from front to rear. The list names its eight numbers.',
} as const;

/** The parts of the cutaway, in the order of its numbers. */
export const gatewayParts = [
  { term: 'Touch lid', text: 'Soft-touch polycarbonate. The dot in front is a light sensor.' },
  {
    term: 'Light line',
    text: '24 LEDs. Steady is well, breathing is busy, bright amber needs you.',
  },
  { term: 'Four radios', text: 'Wi-Fi, Bluetooth LE, Zigbee, Thread. Antennas in the band.' },
  { term: 'Processor', text: 'At 1.5 GHz. 40 devices and 60 rules take less than a fifth of it.' },
  {
    term: 'Memory and keys',
    text: '2 GB DDR4, 16 GB eMMC, and a chip whose keys nobody can read out.',
  },
  { term: 'Battery', text: 'Two cells. At 10% charge, Wi-Fi and containers stop first.' },
  { term: 'Connector bay', text: 'USB-C, Gigabit Ethernet, USB\u00a03.0, isolated RS-485.' },
  { term: 'Base', text: '2 mm aluminum. Four screws open it to swap the battery.' },
] as const satisfies readonly Term[];

export const keyFeaturesIntro = { heading: 'Key Features' } as const;

/** Each card shows its first sentence, and its dialog all of them. The parts of the cutaway aren’t told again. */
export const keyFeatures = [
  {
    icon: 'Workflow',
    heading: 'Rules on site',
    content:
      'The gateway runs up to 500 rules without any cloud and logs each with the values it saw. From sensor frame to command takes under 100 ms. A rule is a short text: when, if, then. Edit it in the app, in a browser on your local network or through version control.',
  },
  {
    icon: 'Cable',
    heading: 'Field bus on board',
    content:
      'Up to 32 meters or boilers share one twisted pair of 600 m at 19,200 baud. The RS-485 port speaks Modbus RTU from 1200 to 115,200 baud and is isolated to 2500 V. Modbus TCP and BACnet/IP run over Ethernet. A register map turns addresses into names with units.',
  },
  {
    icon: 'RefreshCw',
    heading: 'Updates with a way back',
    content:
      'A bad update is rolled back after three failed starts because the older system waits in a second signed slot. An update takes four minutes in the background and 20 seconds to restart.',
  },
  {
    icon: 'Box',
    heading: 'Your code beside ours',
    content:
      'Your own OCI containers run beside ours within set limits on memory, processor and network. They read devices through a local MQTT 5 broker and a REST interface described in OpenAPI, and never touch a radio directly. A faulty container can’t stop a rule: the rule engine runs outside it and starts first.',
  },
] as const satisfies readonly FeatureCard[];

export const gatewayBenefitsIntro = {
  heading: 'Benefits',
  text: 'What changes when decisions are made in the building.',
} as const satisfies SectionIntro;

/** Cut after ten words, which make a sentence. The shorter ones share a row. */
export const gatewayBenefits = [
  {
    icon: 'CloudOff',
    heading: 'Works through an outage',
    content:
      'Rules, locks, lights and alarms carry on without any internet connection. Readings queue for up to 14 days at 200 points a minute. They go out in order, with their original times, once the line is back.',
  },
  {
    icon: 'ArrowLeftRight',
    heading: 'Old equipment joins in',
    content:
      'A chiller with a Modbus port joins like any lamp and gets names, units, limits and history. Nothing is replaced, and nothing in its controller changes. Writing stays off until you allow single registers.',
  },
  {
    icon: 'TrendingDown',
    heading: 'Less data to pay for',
    content:
      'The gateway sends 12 figures in place of 60,000 samples a minute from a vibration sensor: level, peaks and bearing bands. Behind your LTE router, that’s about 7 MB a month instead of 5 GB. The raw minute around a fault is still kept on site.',
  },
  {
    icon: 'Layers',
    heading: 'One site or a thousand',
    content:
      'Each new gateway fetches its site’s settings as one file signed by you. Ship it sealed and plug it in on arrival: it’s ready within three minutes. Every unit reports its health, battery, radio noise and software version hourly, in under 2 kB.',
  },
  {
    icon: 'Timer',
    heading: 'Faster than a round trip',
    content:
      'A light answers at once, even with a slow internet connection. The rule runs in the gateway, so the command never leaves the building.',
  },
  {
    icon: 'EyeOff',
    heading: 'Readings stay on site',
    content:
      'Raw data leaves the building only when you export it yourself. What a rule sends out is one line in a list that you can read.',
  },
] as const satisfies readonly FeatureCard[];

export type GatewayCardContent = (typeof keyFeatures | typeof gatewayBenefits)[number];

export const gatewayUseCasesIntro = { heading: 'Use Cases' } as const;

export const gatewayUseCases = [
  {
    name: 'A house that works offline',
    description:
      'Locks, lights, blinds and heat run on rules in the hall. The line can fail on the coldest night of the year, and the furnace still follows its schedule.',
    images: [
      {
        key: 'gateway/in-use',
        alt: 'The gateway in a green painted bookcase between books and a plant, its cable running out through the back',
      },
    ],
    benefits: [
      'Switches, scenes and alarms don’t need the provider',
      'Rules carry on through a power cut',
      'One list shows everything that leaves the house',
    ],
  },
  {
    name: 'Care residences',
    description:
      'Bed, door and fob sensors in 20 suites report to one gateway per floor. A call from a Smart FOB Button reaches the nurses’ handsets over the local network. After 60 seconds without an answer, the next person gets it.',
    images: [
      {
        key: 'smart-fob-button/in-use',
        alt: 'The fob hanging in its wrist strap from the lever of a door',
      },
    ],
    benefits: [
      'Call to handset in under 2 seconds, tested every shift',
      'No cameras or recordings in the suites',
      'Every call logged: who answered, and when',
    ],
  },
  {
    name: 'Apartment buildings with shared meters',
    description:
      'Heat, water and power meters share one RS-485 pair from basement to roof. The gateway reads 32 of them every minute, closes the month by suite and finds the toilet that has been running since Tuesday.',
    images: [
      {
        key: 'edge-gateway/meter-room',
        alt: 'Rows of small meters on a basement wall, a twisted pair running between them to a gateway on a shelf',
      },
    ],
    benefits: [
      'A reading a minute instead of one a month',
      'A leak of 5 litres an hour found overnight, by suite',
      'Your existing meters stay',
    ],
  },
  {
    name: 'Small plants and workshops',
    description:
      'A compressor, two pumps and a kiln have Modbus ports that nobody ever connected. The gateway reads run hours, pressure and current every second. A drift of 10% from the machine’s own normal opens a work order.',
    images: [
      {
        key: 'use-cases/pump-health',
        alt: 'A grey-green centrifugal pump with a walnut-sized sensor on its bearing housing, a ring of amber light around it',
      },
    ],
    benefits: [
      'Service by hours run, not by the calendar',
      'Air leaks show in what the compressor does at night',
      'Works behind a firewall, with no inbound port open',
    ],
  },
  {
    name: 'Shop chains',
    description:
      'Eighty branches have the same fridges, doors and lamps, and no technician. Each gateway arrives configured. When the shop’s line fails, it keeps rules and readings running and sends what was missed once the line is back.',
    images: [
      {
        key: 'edge-gateway/shop-counter',
        alt: 'The gateway on a shelf under an oak shop counter, paper bags above it, its light line lit',
      },
    ],
    benefits: [
      'Shop staff install it in about 10 minutes',
      'Fridge alarm on the manager’s phone within a minute',
      'A new rule reaches all branches in one evening, in stages',
    ],
  },
] as const satisfies readonly UseCase[];

export const gatewayNext = {
  heading: 'Which machines should it read?',
  text: 'Tell us which sensors, meters and buses are on your site. An engineer answers with the number of gateways, the radios and what stays wired.',
  label: 'Ask about your site',
  path: paths.contactAbout(['gateway']),
} as const satisfies NextStep;
