import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { Page, SectionIntro } from '../../content/page.ts';

export const developmentServicesPage = {
  title: `IoT Development Services | ${brand.name}`,
  description:
    'Electronics, enclosures, antennas, firmware, cloud and production testing for connected devices, from first schematic to 10,000 units a month.',
  heading: 'IoT Development Services',
  lead: 'Six disciplines share one floor and one bug list. The antenna engineer hears about the new enclosure before it is tooled.',
  hero: {
    key: 'development-services/exploded',
    alt: 'A dimmer knob taken apart, each part on a steel stand: knob, light ring, faceplate, round circuit board and wall box',
  },
} as const satisfies Page;

export const developmentServices = [
  {
    icon: 'CircuitBoard',
    heading: 'Electronics',
    content:
      'Schematics and boards of 2 to 8 layers, with parts that have a second source. Every design ships with its power tree and a current measured for each state.',
  },
  {
    icon: 'Box',
    heading: 'Enclosures',
    content:
      'Injection-moulded, die-cast or sheet metal, drawn with draft angles and gaskets from the start. Wall thickness 1.5 to 2.5 mm, IP54 or IP67, and a way to open it again.',
  },
  {
    icon: 'Antenna',
    heading: 'Antennas and radio',
    content:
      'A quarter wave at 2.4 GHz is 31 mm, and a hand detunes it. We match antennas inside the closed housing to a return loss of 10 dB or better across the band.',
  },
  {
    icon: 'Binary',
    heading: 'Firmware',
    content:
      'C and Rust on Zephyr, FreeRTOS or ESP-IDF. Unit tests run on the host, integration tests on a rack of 24 boards, every night.',
  },
  {
    icon: 'Cloud',
    heading: 'Cloud',
    content:
      'Provisioning, message routing, storage and APIs, described as code. A fleet of 1,000 sensors at one reading a minute should cost tens of dollars a month to run.',
  },
  {
    icon: 'ClipboardCheck',
    heading: 'Test and production',
    content:
      'A fixture that programs, calibrates and tests one unit in 45 seconds, and prints its label only after a pass. We stay on the line for the first 500.',
  },
] as const satisfies readonly FeatureCard[];

export const developmentTeaser = {
  heading: 'How long does it take?',
  text: 'A device with one radio needs 32 to 45 weeks from the first meeting to the end of pilot production.',
  buttonTitle: 'See every step',
  link: pages.iotProductDevelopmentStep.path,
} as const satisfies SectionIntro & { readonly buttonTitle: string; readonly link: string };
