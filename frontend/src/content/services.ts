import { pages } from '../pages.ts';
import * as brand from './brand.ts';
import type { Page, Picture, SectionIntro } from './page.ts';

/** A service card. `link` is the page that the card opens. */
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
  lead: 'A connected product is five jobs at once: electronics, firmware, radio, cloud and app. We staff all five in one building, so a fault at 03:00 has one phone number.',
  hero: {
    key: 'services/workbench',
    alt: 'A round circuit board, a dimmer knob and a phone laid out in a row on pale paper, lit from the left',
  },
} as const satisfies Page;

export const servicesOverview = {
  heading: 'Overview',
  paragraphs: [
    'Most of our work begins with something that already exists: a sensor that drains its cell in four months, an app that needs three tries to pair, a pilot of 20 devices that has to become 20,000.',
    'We take on a whole product or one layer of it. Either way you get source code, schematics and build scripts in your own repository from the first week, and a written scope before the first invoice.',
    'The devices in our catalogue are built with the same tools. Their firmware, their update service and their test benches are where our estimates come from.',
  ],
  facts: [
    { term: 'First answer', text: `Within ${brand.replyWithin}, from an engineer` },
    { term: 'Written scope', text: '5 working days after the first call' },
    { term: 'Cadence', text: 'A build on real hardware every second Friday' },
    { term: 'Ownership', text: 'Code, schematics and keys stay with you' },
  ],
} as const;

export const otherServices = {
  heading: 'Other Services',
  text: 'Each page says what is done, what you receive and how it is measured.',
} as const satisfies SectionIntro;

export const services = [
  {
    id: 1,
    title: pages.iotServices.label,
    des: 'iOS, Android and web apps that pair a device in half a minute and keep working when the internet does not.',
    link: pages.iotServices.path,
    image: {
      key: 'services/app-development',
      alt: 'A phone showing a single round brightness control, leaning beside a wall-mounted dimmer knob with an amber ring',
    },
  },
  {
    id: 2,
    title: pages.consultingServices.label,
    des: 'Two weeks with engineers who have shipped hardware, then a written answer: which radio, which cloud, what cost per device.',
    link: pages.consultingServices.path,
    image: {
      key: 'services/consulting',
      alt: 'A floor plan with small white devices standing on it, pencilled circles for their radio range, a pencil and a steel rule',
    },
  },
  {
    id: 3,
    title: pages.iotManagedServices.label,
    des: 'Certificates, firmware, SIMs and batteries of your fleet watched day and night. A critical alarm is answered within 15 minutes.',
    link: pages.iotManagedServices.path,
    image: {
      key: 'services/managed',
      alt: 'Eight gateways on two oak shelves in a dim room, seven with a pale line of light and one glowing amber',
    },
  },
  {
    id: 4,
    title: pages.iotDataAndAnalytics.label,
    des: 'Readings checked at the door, stored with their units and turned into charts, alerts and forecasts that name the machine.',
    link: pages.iotDataAndAnalytics.path,
    image: {
      key: 'services/data',
      alt: 'Five clear plates standing one behind the other, each with an amber curve; the curve on the nearest has one peak',
    },
  },
  {
    id: 5,
    title: pages.aiot.label,
    des: 'Models that run on the device: an answer in 40\u00a0ms, and neither picture nor recording leaves the room.',
    link: pages.aiot.path,
    image: {
      key: 'services/aiot',
      alt: 'An opened camera, its parts in a row on steel stands: foot, shell, lens, image sensor and processor board',
    },
  },
  {
    id: 6,
    title: pages.iotUseCases.label,
    des: 'Six worked examples, from independent living to vehicle tracking, each with what it measures and what changes.',
    link: pages.iotUseCases.path,
    image: {
      key: 'use-cases/six',
      alt: 'Six small things on two stone steps: a model of an apartment house with one lit room, a vibration sensor, a bottle with a probe, an oximeter, a vehicle tracker and a white button',
    },
  },
  {
    id: 7,
    title: pages.iotMachineLearningServices.label,
    des: 'From labelled readings to a model of 200\u00a0kB, tested on devices that it has never seen.',
    link: pages.iotMachineLearningServices.path,
    image: {
      key: 'services/machine-learning',
      alt: 'White pegs on a stone plate, their tops forming a smooth wave, and one amber peg that stands out of it',
    },
  },
] as const satisfies readonly Service[];
