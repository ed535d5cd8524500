import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { NextStep, Page } from '../../content/page.ts';

/** A step of product development: the text of one station in the picture. */
export interface DevelopmentStep {
  readonly name: string;
  readonly whatHappens: string;
  readonly deliverable: string;
  /** Typical working time in weeks for a device with one radio. */
  readonly weeks: { readonly min: number; readonly max: number };
  /** The number of the step that it starts with, if it does not wait for the previous one. */
  readonly startsWith?: number;
}

export const developmentStepsPage = {
  title: `IoT Product Development Steps | ${brand.name}`,
  description:
    'Nine steps from a first workshop to a monitored product, with pilot production done in 32 to 45 weeks: what happens in each and what you hold then.',
  heading: 'IoT Product Development Steps',
  lead: 'Nine steps. Each ends with something you can hold, run or sign, and you can stop after any of them and keep what’s done.',
  hero: {
    key: 'development-services/exploded',
    alt: 'A dimmer knob taken apart, each part on a steel stand: knob, light ring, faceplate, round circuit board and wall box',
  },
} as const satisfies Page;

export const developmentSteps: readonly DevelopmentStep[] = [
  {
    name: 'Discovery',
    whatHappens:
      'We visit the site, meet the people who’ll install the device and list what could go wrong. Range, battery life, price and volume each get a number.',
    deliverable: 'Requirements of 10 to 20 pages and a ranked list of risks',
    weeks: { min: 2, max: 3 },
  },
  {
    name: 'Proof of concept',
    whatHappens:
      'We tape development kits and real sensors together and take them to the site. The riskiest assumption goes first: if it fails, you’ve lost weeks, not a year.',
    deliverable: 'A working bench prototype with measured range, accuracy and current',
    weeks: { min: 4, max: 6 },
  },
  {
    name: 'Architecture and industrial design',
    whatHappens:
      'We settle on radio, processor, power source and cloud. Meanwhile the shape takes form in foam and 3D prints, at full size, in your hand.',
    deliverable: 'Block diagram, three printed models and a parts cost at 1,000 and 10,000 units',
    weeks: { min: 4, max: 6 },
  },
  {
    name: 'Electronics and enclosure',
    whatHappens:
      'Schematic, board layout and antenna are drawn together with the housing. The first boards are powered up rail by rail, then get their one planned revision.',
    deliverable: '20 engineering units (EVT), drawings ready for tooling',
    weeks: { min: 8, max: 10 },
  },
  {
    name: 'Firmware, cloud and app',
    whatHappens:
      'Software starts on development kits while the board is still being drawn, and moves to the first units when they arrive. It runs beside steps 3 and 4.',
    deliverable: 'Release candidate with signed updates, installed on every engineering unit',
    weeks: { min: 12, max: 16 },
    startsWith: 3,
  },
  {
    name: 'Design validation',
    whatHappens:
      'Fifty units from soft tooling go through −20 °C, +50 °C, 1 m drops, 8 kV contact discharge and 30 days in ordinary homes.',
    deliverable: 'Test report (DVT) with each failure, its cause and its fix',
    weeks: { min: 6, max: 8 },
  },
  {
    name: 'Compliance',
    whatHappens:
      'An accredited laboratory tests against ISED RSS-247, ICES-003 and FCC Part 15; Bluetooth products are qualified. Our own pre-scan has already caught the surprises.',
    deliverable: 'Certificates, declarations and label artwork',
    weeks: { min: 4, max: 6 },
  },
  {
    name: 'Pilot production',
    whatHappens:
      'Two hundred units come off the real line and the real tools (PVT). Each is programmed, calibrated and tested on the fixture, and 97% should pass the first time.',
    deliverable: 'Golden sample, test fixture, yield report and 200 saleable units',
    weeks: { min: 4, max: 6 },
  },
  {
    name: 'Launch and operation',
    whatHappens:
      'We watch the first shipments daily, and support questions go straight to the people who built it. After that come quarterly releases, and security fixes for at least five years.',
    deliverable: 'A monitored fleet, a spare-parts stock and a release calendar',
    weeks: { min: 4, max: 6 },
  },
];

export const developmentTimeline = {
  heading: 'The schedule',
  figure: {
    text: '32–45',
    term: 'weeks from the first meeting to the end of pilot production, for a device with one radio',
  },
  text: 'Each bar starts where the previous step ends at its longest. Step 5 runs beside steps 3 and 4, so steps 1 to 8 take 32 to 45 weeks. A second radio or a mains supply adds four to six.',
  picture: {
    title: 'Nine bars along a calendar, one for each step.',
    unit: 'weeks',
    shortest: 'Shortest usual time',
    longest: 'Longest',
    milestone: { step: 8, label: 'pilot done, week' },
  },
} as const;

export const developmentStepsWords = {
  heading: 'Step by step',
  text: 'Here’s what happens in each, and what you have in your hands at the end.',
  deliverable: 'You receive',
  weeks: ({ min, max }: DevelopmentStep['weeks']) => `${min} to ${max} weeks`,
} as const;

export const developmentNext = {
  heading: 'Step one is a visit.',
  text: 'Discovery takes two to three weeks. You keep the document, whoever builds the rest.',
  label: 'Arrange the visit',
  path: pages.contact.path,
} as const satisfies NextStep;
