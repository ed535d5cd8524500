import * as brand from '../content/brand.ts';
import type { Picture } from '../content/page.ts';

export interface Reason {
  readonly heading: string;
  /** The front: one line. */
  readonly line: string;
  /** The back: the explanation. */
  readonly content: string;
  readonly facts: readonly string[];
  readonly img: Picture;
}

export const whyChooseUs = {
  heading: 'Why Choose Us',
  lead: 'The three reasons our customers give most often.',
  turn: (heading: string) => `More about ${heading.toLowerCase()}`,
  turnBack: (heading: string) => `Back to ${heading.toLowerCase()}`,
} as const;

export const reasons = [
  {
    heading: 'Expert team',
    line: 'Four crafts, one bench.',
    content:
      'Industrial design, electronics, firmware and cloud sit within ten metres of each other. The engineer who answers your first question stays on your project until it ships.',
    facts: [
      `Since ${brand.foundedIn} in ${brand.address.city}`,
      'Own RF and climate chamber',
      'One engineer in charge, by name',
    ],
    img: {
      key: 'team',
      alt: 'Four layers of one sensor on a steel rod: base, circuit board, amber light guide and cover.',
    },
  },
  {
    heading: 'Innovative solutions',
    line: 'Decisions stay on site.',
    content:
      'Our gateway runs the rules where the sensors are. When the internet drops, doors still lock, alarms still sound, and readings queue up until the line is back.',
    facts: [
      'RK3328 quad-core Cortex-A53',
      '5000 mAh of its own power',
      'Zigbee, Thread, BLE and Wi-Fi',
    ],
    img: {
      key: 'radio',
      alt: 'A gateway with a line of amber light among four small sensors in the dark.',
    },
  },
  {
    heading: 'Customer satisfaction',
    line: 'Nobody calls to say it works.',
    content: `Our devices need no site visit, no restart and no manual. When you do call, someone in ${brand.address.region} picks up who already knows your system.`,
    facts: [
      `Answer within ${brand.replyWithin}`,
      'Security updates for ten years',
      'Spare parts for ten years',
    ],
    img: {
      key: 'hallway',
      alt: 'A hall in evening light: a green door ajar and a switch on the wall.',
    },
  },
] satisfies Reason[];
