import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { Page, SectionIntro, Term } from '../../content/page.ts';
import type { PictureKey } from '../../ui/picture-key.ts';

/** A discipline, and the evidence for the sentence about it. */
export interface DevelopmentService extends FeatureCard {
  /** The figure that we commit to, and its meaning. */
  readonly figure: Term;
  readonly proof: readonly Term[];
  /** Its work, in a picture that no other service shows. */
  readonly image: PictureKey;
}

export const developmentServicesPage = {
  title: `IoT Development Services | ${brand.name}`,
  description:
    'Electronics, enclosures, antennas, firmware, cloud and production testing for connected devices, from first schematic to 10,000 units a month.',
  heading: 'IoT Development Services',
  lead: 'Six teams share one floor and one bug list. The antenna engineer hears about a new enclosure before it’s tooled.',
  hero: {
    key: 'development-services/exploded',
    alt: 'A dimmer knob taken apart, each part on a steel stand: knob, light ring, faceplate, round circuit board and wall box',
  },
} as const satisfies Page;

export const partsLabel = 'The six services';

export const developmentServices = [
  {
    icon: 'CircuitBoard',
    image: 'about/bench-hands',
    heading: 'Electronics',
    content:
      'Schematics and boards with a second source for every part. Each design ships with its power tree and the current measured in every state.',
    figure: { term: 'from sensors to gateways', text: '2–8 layers' },
    proof: [
      { term: 'Standard', text: 'IPC-A-610, class 2' },
      { term: 'You get', text: 'Schematic, layout, parts list at 1,000 and 10,000 units' },
    ],
  },
  {
    icon: 'Box',
    image: 'partners/mould',
    heading: 'Enclosures',
    content:
      'Moulded, die-cast or sheet metal, drawn with draft angles and gaskets from the start. Every enclosure can be opened again for repair.',
    figure: { term: 'where it gets wet, IP54 where it doesn’t', text: 'IP67' },
    proof: [
      { term: 'Standard', text: 'IEC 60529, UL 94 V-0' },
      { term: 'You get', text: 'Drawings ready for tooling, three printed models' },
    ],
  },
  {
    icon: 'Antenna',
    image: 'radio',
    heading: 'Antennas and radio',
    content:
      'A quarter wave at 2.4 GHz is 31 mm long, and a hand detunes it. So we match antennas inside the closed housing, held as it will be held.',
    figure: { term: 'return loss or better, across the band', text: '10 dB' },
    proof: [
      { term: 'Standard', text: 'ISED RSS-247, FCC Part 15' },
      { term: 'Built', text: 'Our gateway: four radios in one box' },
    ],
  },
  {
    icon: 'Binary',
    image: 'operating-systems/board',
    heading: 'Firmware',
    content:
      'C and Rust on Zephyr, FreeRTOS or ESP-IDF. Unit tests run on the host, integration tests on a rack of real boards.',
    figure: { term: 'tested every night', text: '24 boards' },
    proof: [
      { term: 'Standard', text: 'Signed updates, ECDSA P-256 or Ed25519' },
      { term: 'You get', text: 'Full source code and a reproducible build' },
    ],
  },
  {
    icon: 'Cloud',
    image: 'services/managed',
    heading: 'Cloud',
    content:
      'Provisioning, message routing, storage and APIs, described as code. At one reading a minute, a fleet of a thousand costs tens of dollars a month.',
    figure: { term: 'on one small account', text: '1,000 sensors' },
    proof: [
      { term: 'Standard', text: 'MQTT over TLS 1.2 or 1.3' },
      { term: 'You get', text: 'Your own account, and the code that filled it' },
    ],
  },
  {
    icon: 'ClipboardCheck',
    image: 'existing-solutions/kit',
    heading: 'Test and production',
    content:
      'A fixture programs, calibrates and tests each unit, and prints its label only after a pass. We stay on the line for the first 500.',
    figure: { term: 'a unit, from bare board to label', text: '45 s' },
    proof: [
      { term: 'Target', text: '97% pass the first time' },
      { term: 'You get', text: 'The fixture, its software and the yield report' },
    ],
  },
] as const satisfies readonly DevelopmentService[];

/** One bug of a project: when each team had it, and what that team found. */
export const bug = {
  heading: 'One bug, six teams',
  text: 'An example. Each line is a team; the amber one is the bug.',
  entries: [
    {
      team: 'Test and production',
      time: 'Mon 09:40',
      text: 'Unit 31 loses its link at 4 m. The fixture opens the bug, with the log.',
    },
    {
      team: 'Firmware',
      time: 'Mon 10:05',
      text: 'The log shows retries and no restart. The code is right; the signal is weak.',
    },
    {
      team: 'Antennas and radio',
      time: 'Mon 11:20',
      text: 'Return loss has fallen from 14 to 7 dB since Friday’s printed housing.',
    },
    {
      team: 'Enclosures',
      time: 'Mon 13:30',
      text: 'A new rib stands 2 mm from the antenna. It moves before the tool is cut.',
    },
    {
      team: 'Electronics',
      time: 'Tue 09:15',
      text: 'A capacitor beside the antenna goes from 1.5 to 1.2 pF. Back to 13 dB.',
    },
    {
      team: 'Cloud',
      time: 'Wed 08:00',
      text: 'Fifty trial units have reported all night without a retry. Closed.',
    },
  ],
} as const;

export const developmentTeaser = {
  heading: 'How long does it take?',
  figure: '32 to 45 weeks',
  text: 'That’s a device with one radio, from the first meeting to the end of pilot production.',
  buttonTitle: 'See every step',
  link: pages.iotProductDevelopmentStep.path,
} as const satisfies SectionIntro & {
  readonly figure: string;
  readonly buttonTitle: string;
  readonly link: string;
};
