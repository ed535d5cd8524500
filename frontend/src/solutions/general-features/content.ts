import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro, Term } from '../../content/page.ts';

/** A numbered step of public works. */
export interface WorkStep {
  readonly step: 1 | 2 | 3;
  readonly title: string;
  readonly text: string;
}

export const generalFeaturesPage = {
  title: `IoT Platform: General Features | ${brand.name}`,
  description:
    'Vehicles, people, sensors and equipment on one live map, with commands, geographic layers, reports and three steps for public works crews.',
  heading: 'General Features',
  lead: 'All our systems run on one platform. It knows what’s connected, where it is and what it has done.',
  hero: {
    key: 'general-features/layers',
    alt: 'A street map under clear sheets with orange zones and pipes, pins and a pencil on it, the live map on a tablet behind',
  },
} as const satisfies Page;

/** The data of the hero's map. The first is set large. */
export const liveFigures = [
  { term: 'from field to map, on LTE-M', text: '2 s' },
  { term: 'moving objects on one map', text: '2,000' },
  { term: 'of replay for each of them', text: '24 months' },
  { term: 'by a documented API', text: '100 calls/s' },
] as const satisfies readonly Term[];

export const connectedObjectsIntro = {
  heading: 'Connected Objects',
  text: 'Anything that reports a state and a time.',
} as const satisfies SectionIntro;

export const connectedObjects = [
  {
    icon: 'Truck',
    heading: 'Vehicles',
    content:
      'A position every 10 seconds in motion, ignition, and up to eight inputs such as a door or a blade.',
  },
  {
    icon: 'UserRound',
    heading: 'People',
    content:
      'A badge with a call button. It sends its location on shift or on an alarm, never after hours.',
  },
  {
    icon: 'Thermometer',
    heading: 'Fixed sensors',
    content:
      'Temperature, level, flow, doors. One LoRaWAN gateway hears them from 2 to 5 km away in town.',
  },
  {
    icon: 'Container',
    heading: 'Equipment',
    content:
      'Trailers, pumps, bins. Battery tags last five years at one report a day and wake when moved.',
  },
  {
    icon: 'Lamp',
    heading: 'Street lighting',
    content:
      'Each lantern reports its hours, power and failures, and dims on schedule to the level its road class permits.',
  },
  {
    icon: 'Router',
    heading: 'Gateways',
    content:
      'Gateways are on the map too, with signal, load, queue length and minutes left on battery.',
  },
] as const satisfies readonly FeatureCard[];

export const realTimeIntro = {
  heading: 'Real Time Operations',
  text: 'What moves, what’s wrong and what you tell it. Over LoRaWAN it takes 5 seconds.',
} as const satisfies SectionIntro;

export const realTimeOperations = [
  {
    icon: 'Truck',
    heading: 'Live positions',
    content: 'Every vehicle at 60 frames a second. Grey means old data, with its age beside it.',
  },
  {
    icon: 'TriangleAlert',
    heading: 'Alarms and dispatch',
    content:
      'An alarm names the object, the rule and the three nearest people. If nobody accepts within two minutes, the next in line gets it.',
  },
  {
    icon: 'ArrowLeftRight',
    heading: 'Two-way commands',
    content:
      'Open a valve, message a cab. Every command is sent, received and done, or it expires and says so.',
  },
] as const satisfies readonly FeatureCard[];

/** The age of the grey marker's data. */
export const staleMarker = '14 min';

/** A command's states in order. The last one ends a command that was received and never executed. */
export const commandStates = ['Sent', 'Received', 'Done', 'Expired'] as const;

export const geographicLayersIntro = {
  heading: 'Geographic Layers',
  text: 'Your GIS office’s own, read by WMS, WFS or GeoJSON and never copied.',
} as const satisfies SectionIntro;

export const geographicLayers = [
  {
    term: 'Density',
    text: 'Stops, calls or readings from any period as a heat map, down to 50 m cells.',
  },
  {
    term: 'Networks',
    text: 'Mains, circuits and plow routes with a direction, so the map knows upstream from downstream.',
  },
  {
    term: 'Zones',
    text: 'Districts, depots, school areas, drawn or imported. A rule for entering, one for staying too long.',
  },
  {
    term: 'Base maps',
    text: 'Streets, aerial photos or your own tiles, in EPSG:3857 or your UTM zone.',
  },
] as const satisfies readonly Term[];

export const reportingIntro = {
  heading: 'Reporting Features',
  text: 'Every report answers the question in its title.',
} as const satisfies SectionIntro;

export const reportingFeatures = [
  {
    term: 'Scheduled reports',
    text: 'Daily, weekly or by shift, as PDF, XLSX or CSV, by email or to an SFTP folder.',
  },
  {
    term: 'Report builder',
    text: 'Pick objects, columns, a grouping and a period. Save the result as a link for colleagues with the same rights.',
  },
  {
    term: 'Comparisons',
    text: 'This month against the last three, one depot against all. Click a figure to see the records behind it.',
  },
] as const satisfies readonly Term[];

/**
 * A report as it is printed: the share of routes finished on time in per cent, now and on average over three months.
 */
export const reportExample = {
  question: 'Which depot fell behind in January?',
  unit: 'Routes on time, in percent. The mark is the average of the last three months.',
  rows: [
    { depot: 'North', now: 96, before: 95 },
    { depot: 'Airport', now: 93, before: 94 },
    { depot: 'Lakeside', now: 94, before: 91 },
    { depot: 'Rouge', now: 71, before: 92 },
  ],
  finding: 'Rouge: one plow in the shop since the 9th. Six of 21 routes ran late.',
} as const;

export const publicWorkIntro = {
  heading: 'Public Work Features',
  text: 'Three steps, the same for snow, waste and street cleaning.',
} as const satisfies SectionIntro;

export const publicWorkSteps = [
  {
    step: 1,
    title: 'Routes Management',
    text: 'Draw a route once: priority, side of the street, equipment. The cab gets turn-by-turn guidance, even without coverage.',
  },
  {
    step: 2,
    title: 'Tracking',
    text: 'A street counts as served when the truck was there, moving, with its blade down. Missed ones are listed before the shift ends.',
  },
  {
    step: 3,
    title: 'Operations Status',
    text: 'What’s done, what’s late and who can help. When the storm ends, the report is already written: hours, kilometres and tonnes of salt.',
  },
] as const satisfies readonly WorkStep[];

export const generalFeaturesNext = {
  heading: 'Seven systems run on it.',
  text: 'Elderly care, cold chain, leaks, plows: the same objects, maps and reports, already at work.',
  label: 'See what already runs',
  path: pages.existingSolutions.path,
} as const satisfies NextStep;
