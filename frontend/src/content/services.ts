import { pages } from '../pages.ts';
import * as brand from './brand.ts';
import type { NextStep, Page, Picture } from './page.ts';

/** A service card. `link` is the page that it opens. */
export interface Service {
  readonly id: number;
  readonly title: string;
  readonly des: string;
  readonly link: string;
  readonly image: Picture;
}

export const servicesPage = {
  title: `IoT Services from Sensor to Cloud | ${brand.name}`,
  description:
    'Seven IoT services from one team: apps, consulting, managed fleets, data, AIoT, use cases and machine learning. Scoped in weeks, priced in writing.',
  heading: 'Services',
  lead: 'Electronics, firmware, radio, cloud and app: one team in one building, one phone number.',
  hero: {
    key: 'services/workbench',
    alt: 'A round circuit board, a dimmer knob and a phone leaning on its stand, in a row before two sheets of drawn screens',
  },
} as const satisfies Page;

/** The pricing of projects, the same for every service. */
export const quote = {
  label: 'Ask for a quote',
  path: pages.contact.path,
  terms: 'A fixed price in writing, 5 working days after a free first call',
} as const;

export const servicesOverview = {
  heading: 'Overview',
  paragraphs: [
    'Most projects start with something that already exists: a sensor that empties its battery in four months, an app that needs three tries to pair, or a 20-device pilot that must grow to 20,000.',
    'Hand us the whole product or one layer of it. Source code, schematics and build scripts are in your repository from the first week.',
    'We build the devices in our catalogue with the same tools. Their firmware, update service and test benches are what we base our estimates on.',
  ],
  facts: [
    { term: 'First answer', text: `Within ${brand.replyWithin}, from an engineer` },
    { term: 'Price', text: quote.terms },
    { term: 'Progress', text: 'A build on real hardware every second Friday' },
    { term: 'Ownership', text: 'Code, schematics and keys are yours' },
  ],
} as const;

export const servicesNext = {
  heading: 'Or a whole product?',
  text: 'Electronics, enclosures, antennas, firmware, cloud and tests: six teams on one floor, from the first schematic to 10,000 units a month.',
  label: pages.iotDevelopmentServices.label,
  path: pages.iotDevelopmentServices.path,
} as const satisfies NextStep;

export const otherServices = { heading: 'Other Services' } as const;

export const services = [
  {
    id: 1,
    title: pages.iotServices.label,
    des: 'iOS, Android and web apps that pair in 30\u00a0seconds and work without internet.',
    link: pages.iotServices.path,
    image: {
      key: 'services/app-development',
      alt: 'A phone showing a single round brightness control, leaning beside a wall-mounted dimmer knob with an amber ring',
    },
  },
  {
    id: 2,
    title: pages.consultingServices.label,
    des: 'A written answer in ten working days: which radio and cloud, at what cost.',
    link: pages.consultingServices.path,
    image: {
      key: 'services/consulting',
      alt: 'A floor plan with small white devices standing on it, pencilled circles for their radio range, a pencil and a steel rule',
    },
  },
  {
    id: 3,
    title: pages.iotManagedServices.label,
    des: 'Your fleet watched day and night. Critical alarms are answered in 15\u00a0minutes.',
    link: pages.iotManagedServices.path,
    image: {
      key: 'services/managed',
      alt: 'Eight gateways on two oak shelves, seven with a pale line of light and one glowing amber',
    },
  },
  {
    id: 4,
    title: pages.iotDataAndAnalytics.label,
    des: 'Readings, checked and turned into charts, alerts and forecasts.',
    link: pages.iotDataAndAnalytics.path,
    image: {
      key: 'services/data',
      alt: 'Five clear plates standing one behind the other, each with a curve; the amber one on the nearest has one peak',
    },
  },
  {
    id: 5,
    title: pages.aiot.label,
    des: 'Models that run on the device. Answers in 5 to 200\u00a0ms, and no recording leaves the room.',
    link: pages.aiot.path,
    image: {
      key: 'services/aiot',
      alt: 'An opened camera, its parts one behind the other on steel stands: lens, image sensor, processor board and the white shell on its foot',
    },
  },
  {
    id: 6,
    title: pages.iotUseCases.label,
    des: 'Six worked examples, from living alone to vehicle tracking.',
    link: pages.iotUseCases.path,
    image: {
      key: 'use-cases/six',
      alt: 'Six small things on two stone steps: a brass water meter, a vibration sensor, a bottle with a probe, an oximeter, a vehicle tracker and a white button',
    },
  },
  {
    id: 7,
    title: pages.iotMachineLearningServices.label,
    des: 'From labelled readings to a 200\u00a0kB model, tested on devices it has never seen.',
    link: pages.iotMachineLearningServices.path,
    image: {
      key: 'services/machine-learning',
      alt: 'A small white camera above a tray of white covers; a ring of amber light marks the chipped one',
    },
  },
] as const satisfies readonly Service[];
