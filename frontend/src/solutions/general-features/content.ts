import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro, Term } from '../../content/page.ts';

/** A numbered step of public work. */
export interface WorkStep {
  readonly step: 1 | 2 | 3;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
}

export const generalFeaturesPage = {
  title: `IoT Platform: General Features | ${brand.name}`,
  description:
    'Vehicles, people, sensors and equipment on one map: live positions, commands, geographic layers, reports and three steps for public works crews.',
  heading: 'General Features',
  lead: 'One platform beneath all our systems. It holds what is connected, shows where it is, and remembers what it did.',
  hero: {
    key: 'general-features/layers',
    alt: 'A town of plaster blocks under three clear plates: zones, pipes and amber points, forming one map when seen from above',
  },
} as const satisfies Page;

export const connectedObjectsIntro = {
  heading: 'Connected Objects',
  text: 'Whatever reports a state and a time can be an object. These are the usual ones.',
} as const satisfies SectionIntro;

export const connectedObjects = [
  {
    icon: 'Truck',
    heading: 'Vehicles',
    content:
      'Position every 10 seconds in motion, plus speed, heading, ignition and up to eight inputs such as a door, a blade or a lift.',
  },
  {
    icon: 'UserRound',
    heading: 'People',
    content:
      'A badge with a call button for lone workers. Location is sent on an alarm or on shift, never outside it, and the wearer can see what was sent.',
  },
  {
    icon: 'Thermometer',
    heading: 'Fixed sensors',
    content:
      'Temperature, level, flow, air quality, door state. On LoRaWAN one gateway hears them at 2 to 5 km in town.',
  },
  {
    icon: 'Container',
    heading: 'Equipment',
    content:
      'Trailers, generators, pumps, bins. Battery tags run for five years at one report a day, and wake when something is moved.',
  },
  {
    icon: 'Lamp',
    heading: 'Street lighting',
    content:
      'Each lantern reports burning hours, power and failures, and dims by schedule to the level the road class permits.',
  },
  {
    icon: 'Router',
    heading: 'Gateways',
    content:
      'They count as objects too: signal, load, queue length and the minutes left on battery stand on the same map.',
  },
] as const satisfies readonly FeatureCard[];

export const realTimeIntro = {
  heading: 'Real Time Operations',
  text: 'From an event in the field to a line on the screen: 2 seconds on LTE-M, 5 on LoRaWAN.',
} as const satisfies SectionIntro;

export const realTimeOperations = [
  {
    icon: 'Truck',
    heading: 'Live positions',
    content:
      '2,000 moving objects on one map at 60 frames a second. A grey marker means old data, with its age in minutes beside it.',
  },
  {
    icon: 'TriangleAlert',
    heading: 'Alarms and dispatch',
    content:
      'An alarm names the object, the rule and the nearest three people. If nobody accepts it in two minutes, it moves to the next in line.',
  },
  {
    icon: 'ArrowLeftRight',
    heading: 'Two-way commands',
    content:
      'Open a valve, change a report interval, send a message to a cab. Every command shows four states: sent, received, done or expired.',
  },
] as const satisfies readonly FeatureCard[];

/** How old the grey marker's data is. */
export const staleMarker = '14 min';

/** Of a command, in their order: either of the last two ends it. */
export const commandStates = ['Sent', 'Received', 'Done', 'Expired'] as const;

export const geographicLayersIntro = {
  heading: 'Geographic Layers',
  text: 'Layers from your GIS office stay yours: they are read by WMS, WFS or GeoJSON and never copied.',
} as const satisfies SectionIntro;

export const geographicLayers = [
  {
    term: 'Base maps',
    text: 'Streets, aerial pictures or your own tiles, in EPSG:3857 or the local UTM zone.',
  },
  {
    term: 'Zones',
    text: 'Districts, depots, school areas, drawn or imported. Entering, leaving and staying too long are three separate rules.',
  },
  {
    term: 'Networks',
    text: 'Water mains, lighting circuits and plow routes as lines with a direction, so that upstream and downstream have a meaning.',
  },
  {
    term: 'Density',
    text: 'Stops, calls or readings of any period as a heat layer, down to cells of 50 m.',
  },
] as const satisfies readonly Term[];

export const reportingIntro = {
  heading: 'Reporting Features',
  text: 'Reports answer a question in their title. Whoever reads one can open the records behind each figure.',
} as const satisfies SectionIntro;

export const reportingFeatures = [
  {
    term: 'Replay',
    text: 'Any object, any hour of the last 24 months, at up to 60 times the speed.',
  },
  {
    term: 'Scheduled reports',
    text: 'Daily, weekly or by shift, as PDF, XLSX or CSV, to a mailbox or an SFTP folder.',
  },
  {
    term: 'Report builder',
    text: 'Choose objects, columns, a grouping and a period. The result is saved as a link that colleagues with the same rights can open.',
  },
  {
    term: 'Comparisons',
    text: 'This month against the last three, one depot against all, with outliers named instead of averaged.',
  },
  {
    term: 'API',
    text: 'Everything on the screen is also JSON over HTTPS: 100 requests a second, documented in OpenAPI.',
  },
] as const satisfies readonly Term[];

/** A report as it is printed: percent of routes that ended in time, now and in the mean of three months. */
export const reportExample = {
  question: 'Which depot fell behind in January?',
  unit: 'Routes on time, in percent. The mark is the mean of the last three months.',
  rows: [
    { depot: 'North', now: 96, before: 95 },
    { depot: 'Airport', now: 93, before: 94 },
    { depot: 'Lakeside', now: 94, before: 91 },
    { depot: 'Rouge', now: 71, before: 92 },
  ],
  finding: 'Rouge: one plow in the shop from the 9th, six of 21 routes late.',
} as const;

export const publicWorkIntro = {
  heading: 'Public Work Features',
  text: 'Snow, waste and street cleaning follow the same three steps.',
} as const satisfies SectionIntro;

export const publicWorkSteps = [
  {
    step: 1,
    title: 'Routes Management',
    text: 'Draw a route once, with its priority, its side of the street and the equipment it needs. A new season starts from last year’s version.',
    points: [
      'Priorities from 1 (hospital, arterial) to 4 (lane)',
      'Balanced by time, not by length: a cul-de-sac costs more than its metres',
      'Turn-by-turn guidance in the cab, also without coverage',
    ],
  },
  {
    step: 2,
    title: 'Tracking',
    text: 'The vehicle proves the work by itself. A segment counts as served when the truck was there, moving, with its blade down.',
    points: [
      'Blade, spreader and arm states at 1 Hz',
      'Position matched to the street segment, within 3 m under open sky',
      'Segments left out are listed before the shift ends',
    ],
  },
  {
    step: 3,
    title: 'Operations Status',
    text: 'The supervisor sees what is done, what is late and who can help. At the end of a storm the report is already written.',
    points: [
      'Completion by priority, updated every 30 seconds',
      'Expected finish for each route from its pace so far',
      'Hours, kilometres and tonnes of salt for the invoice',
    ],
  },
] as const satisfies readonly WorkStep[];

export const generalFeaturesNext = {
  heading: 'Seven systems stand on this.',
  text: 'Elderly care, cold chain, leaks, plows: the same objects, maps and reports, already at work.',
  label: 'See what already runs',
  path: pages.existingSolutions.path,
} as const satisfies NextStep;
