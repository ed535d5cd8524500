import * as paths from '../../paths.ts';
import { bytes, pages } from './document/edge-gateway-technical-document.json';
import document from './document/edge-gateway-technical-document.pdf';
import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro, UseCase } from '../../content/page.ts';

export const edgeGatewayPage = {
  title: `IoT Edge Gateway | ${brand.name}`,
  description:
    'RK3328 quad-core Cortex-A53, four radios, RS-485 and a 5000 mAh Li-ion battery. Rules run on site in under 100 ms and keep running without internet.',
  heading: 'IoT Edge Gateway',
  lead: 'A quad-core computer with four radios, a field bus and five hours of battery, in a box the size of a saucer. It reads what is on site, decides there, and sends on what matters.',
  hero: {
    key: 'gateway/hero-dark',
    alt: 'The gateway in charcoal in a dark room, its line of light drawing the outline of the lid',
  },
} as const satisfies Page;

/** What the page's buttons say, and the technical document: `npm run document` prints it from the same facts. */
export const edgeGatewayWords = {
  buttonTitle: 'Download Technical Document',
  opensTab: '(PDF, opens a new tab)',
  document,
  documentSize: `PDF, ${pages} pages, ${Math.round(bytes / 1000)} KB`,
  readMore: 'Read More',
  about: (heading: string) => `about ${heading}`,
} as const;

export const edgeGatewayFigures = [
  { term: 'Processor', text: 'RK3328 quad-core Cortex-A53' },
  { term: 'Battery', text: '5000 mAh Li-ion battery' },
  { term: 'Rule latency', text: 'Under 100 ms' },
  { term: 'Devices', text: 'Up to 200' },
] as const;

export const keyFeaturesIntro = {
  heading: 'Key Features',
  text: 'What is inside, and what each part is there for.',
} as const satisfies SectionIntro;

/** All longer than ten words, so that every card has its Read More; the first ten read as a whole. */
export const keyFeatures = [
  {
    icon: 'Cpu',
    heading: 'RK3328 quad-core Cortex-A53',
    content:
      'Four 64-bit cores run rules, protocols and your own containers side by side, at up to 1.5 GHz. With 40 devices and 60 rules the average load stays below 20 %, which leaves room for small models on live data. Memory is 2 GB DDR4, storage 16 GB eMMC.',
  },
  {
    icon: 'BatteryCharging',
    heading: '5000 mAh Li-ion battery',
    content:
      'Rules, Zigbee and Thread run on for about five hours without mains, at a typical load of 3.2 W. At 10 % it stops Wi-Fi and containers first, and keeps Zigbee, Thread and the rules.',
  },
  {
    icon: 'RadioTower',
    heading: 'Four radios, four antennas',
    content:
      'Wi-Fi 5, Bluetooth LE 5.2, Zigbee 3.0 and Thread transmit at once. A hardware arbiter gives the 2.4 GHz radios their turns, so a video stream over Wi-Fi costs a Zigbee sensor no more than 4 ms. Antennas stand at the corners of the woven band, which passes radio and hides them.',
  },
  {
    icon: 'Workflow',
    heading: 'Rules on site',
    content:
      'Up to 500 rules run in the gateway, each logged with the values it saw, from sensor frame to command in under 100 ms. A rule is a short text: when, if, then. Rules can be edited in the app, in a browser on the local network or through version control.',
  },
  {
    icon: 'Cable',
    heading: 'Field bus on board',
    content:
      'Up to 32 meters or boilers share one twisted pair of 600 m at 19,200 baud. The RS-485 port speaks Modbus RTU from 1200 to 115,200 baud and is isolated to 2500 V. Modbus TCP and BACnet/IP run over Ethernet, and a register map turns addresses into names with units.',
  },
  {
    icon: 'Lock',
    heading: 'Keys in hardware',
    content:
      'Private keys are made and kept in a secure element and never in files. They cannot be read out, and sign each connection with ECC P-256.',
  },
  {
    icon: 'RefreshCw',
    heading: 'Updates with a way back',
    content:
      'After three failed starts the gateway restores the older system from the second of two signed slots. An update takes four minutes in the background and 20 seconds to restart.',
  },
  {
    icon: 'Container',
    heading: 'Your code beside ours',
    content:
      'OCI containers run with limits on memory, processor and network reach. They read devices through a local MQTT 5 broker and a REST interface described in OpenAPI, and never touch a radio directly. A fault in a container cannot stop a rule: the rule engine runs outside and is started first.',
  },
] as const satisfies readonly FeatureCard[];

export const gatewayBenefitsIntro = {
  heading: 'Benefits',
  text: 'What changes once decisions are made in the building.',
} as const satisfies SectionIntro;

/** Texts of up to ten words are not cut, and the first ten of the others read as a whole. */
export const gatewayBenefits = [
  {
    icon: 'CloudOff',
    heading: 'Works through an outage',
    content:
      'Rules, schedules, locks and alarms need neither internet nor mains for the first five hours. Readings queue for up to 14 days at 200 points a minute and go out in order when the link returns, with the times at which they were taken.',
  },
  {
    icon: 'Timer',
    heading: 'Faster than a round trip',
    content: 'A lamp answers in 100 ms, whatever the line does.',
  },
  {
    icon: 'Receipt',
    heading: 'Less data to pay for',
    content:
      'Of 60,000 samples a minute the gateway sends 12 figures for a vibration sensor: level, peaks and bearing bands. On a mobile plan that is about 7 MB a month where raw data would be 5 GB, and the raw minute around a fault is still kept on site.',
  },
  {
    icon: 'EyeOff',
    heading: 'Private by placement',
    content: 'Raw readings stay in the building unless you export them.',
  },
  {
    icon: 'ArrowLeftRight',
    heading: 'Old equipment joins in',
    content:
      'A chiller or heat meter joins by its Modbus port and becomes a device like any lamp, with names, units, limits and history. Nothing is replaced, nothing in its controller is changed, and writing to it stays off until you allow single registers.',
  },
  {
    icon: 'Boxes',
    heading: 'One site or a thousand',
    content:
      'The whole configuration of a site is one signed file that a new gateway fetches. Ship it still sealed, plug it in on arrival, and it is ready within three minutes. Health, battery, radio noise and software of every unit are reported hourly in under 2 kB.',
  },
] as const satisfies readonly FeatureCard[];

export type GatewayCardContent = (typeof keyFeatures | typeof gatewayBenefits)[number];

export const gatewayUseCasesIntro = {
  heading: 'Use Cases',
  text: 'Five places where the decision belongs on site.',
} as const satisfies SectionIntro;

export const gatewayUseCases = [
  {
    name: 'A house that works offline',
    description:
      'Locks, lights, blinds and heat are rules in the hall, not requests to a data centre. The line can fail on the coldest night of the year and the furnace still follows the schedule.',
    images: [
      {
        key: 'gateway/in-use',
        alt: 'The gateway on an oak sideboard in warm evening light, a lit table lamp out of focus behind it',
      },
    ],
    benefits: [
      'Wall switches, scenes and alarms independent of the provider',
      'Five hours of rules through a power cut',
      'One list of everything that leaves the house',
    ],
  },
  {
    name: 'Care residences',
    description:
      'Bed, door and fob sensors in 20 suites report to one gateway per floor. A call from a Smart FOB Button reaches the nurses’ handsets over the local network, and an unanswered one climbs to the next person after 60 seconds.',
    images: [
      {
        key: 'smart-fob-button/in-use',
        alt: 'The fob in its wrist strap on a bedside table, next to reading glasses and a water glass',
      },
    ],
    benefits: [
      'Call to handset in under 2 seconds, measured at each shift change',
      'No cameras and no recordings in the suites',
      'A log of every call, who answered and when',
    ],
  },
  {
    name: 'Apartment buildings with shared meters',
    description:
      'Heat, water and power meters hang on one RS-485 pair from basement to roof. The gateway reads 32 of them each minute, closes the month by suite, and finds the toilet that has been running since Tuesday.',
    images: [
      {
        key: 'edge-gateway/meter-room',
        alt: 'Rows of small meters on a basement wall, a twisted pair running between them to a gateway on a shelf',
      },
    ],
    benefits: [
      'Readings by the minute in place of one a month',
      'A leak of 5 litres an hour is named by suite overnight',
      'Meters that are already there stay there',
    ],
  },
  {
    name: 'Small plants and workshops',
    description:
      'A compressor, two pumps and a kiln have Modbus ports that nobody ever connected. Run hours, pressure and draw are read every second and judged on site; a drift of 10 % from the machine’s own normal opens a work order.',
    images: [
      {
        key: 'use-cases/pump-health',
        alt: 'A grey-green centrifugal pump with a walnut-sized sensor on its bearing housing, a ring of amber light around it',
      },
    ],
    benefits: [
      'Service by hours run, not by calendar',
      'Air leaks found by what the compressor does at night',
      'Works behind a firewall with no inbound port open',
    ],
  },
  {
    name: 'Shops in many places',
    description:
      'Eighty branches with the same fridges, doors and lamps, and no technician in any of them. Each gateway arrives with its configuration, uses the shop’s line by day, and falls back to LTE when the line fails.',
    images: [
      {
        key: 'edge-gateway/shop-counter',
        alt: 'The gateway on a shelf under an oak shop counter, paper bags above it, its light line lit',
      },
    ],
    benefits: [
      'Installed by shop staff in about 10 minutes',
      'Fridge alarm on the manager’s phone within a minute',
      'A new rule reaches all branches in one evening, in stages',
    ],
  },
] as const satisfies readonly UseCase[];

export const gatewayNext = {
  heading: 'Which machines should it read?',
  text: 'Name the sensors, meters and buses on your site. An engineer answers with the radios, the number of gateways and what stays wired.',
  label: 'Ask about your site',
  path: paths.contactAbout(['gateway']),
} as const satisfies NextStep;
