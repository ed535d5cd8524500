import * as brand from '../../content/brand.ts';
import type { NextStep, Page, SectionIntro, Term } from '../../content/page.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import { quote } from '../../content/services.ts';
import type { SignalName } from './signals.ts';

export const aiotPage = {
  title: `AIoT: Models That Run on the Device | ${brand.name}`,
  description:
    'Vision, sound, vibration and radar models on microcontrollers and gateways: answers in 5 to 200 ms, no recordings sent out, signed model updates.',
  heading: 'AIoT',
  lead: 'Put the model where the sensor is. The answer comes in milliseconds, one byte goes out instead of a picture, and a lost connection changes nothing.',
  hero: {
    key: 'services/aiot',
    alt: 'An opened camera, its parts one behind the other on steel stands: lens, image sensor, processor board and the white shell on its foot',
  },
} as const satisfies Page;

export const aiotOffer = [
  { term: 'You get', text: 'A signed model of 20 to 400 kB that runs on your hardware' },
  { term: 'It takes', text: 'Two weeks of readings, then a first model on your chip' },
  { term: 'It costs', text: quote.terms },
] as const satisfies readonly Term[];

export const aiotIntro = {
  heading: 'Eight things a small model can do',
  text: 'All eight fit a microcontroller or a fanless gateway. Times are typical for the processor named.',
} as const satisfies SectionIntro;

/** A model's input, and the little that it passes on. */
interface Capability extends FeatureCard {
  readonly signal: SignalName;
  /** How many ticks the scale below the signal has. */
  readonly ticks: number;
  /** What the time or length between two is. */
  readonly tick: string;
  /** The bytes of the input: samples times their width. */
  readonly hears: string;
  readonly says: string;
}

export const capabilities = [
  {
    signal: 'gesture',
    ticks: 10,
    icon: 'Cpu',
    heading: 'Inference on a microcontroller',
    content:
      'Networks of 20 to 400 kB, cut to 8 bits, answer in 5 to 50 ms on a Cortex-M4. At one run a second they draw well under a milliamp.',
    hears: 'In: 600 bytes, a second of movement.',
    tick: 'A tick is 0.1 s.',
    says: 'Out: 1 byte, the gesture',
  },
  {
    signal: 'picture',
    ticks: 12,
    icon: 'UserRoundCheck',
    heading: 'Presence without pictures',
    content:
      'A 96 by 96 grey frame is read on the chip and overwritten at once. No picture is stored or sent, only a count.',
    hears: 'In: 9,216 bytes, one frame.',
    tick: 'A tick is 8 lines.',
    says: 'Out: 1 byte, a count',
  },
  {
    signal: 'sound',
    ticks: 10,
    icon: 'Ear',
    heading: 'Sounds that mean something',
    content:
      'Breaking glass, a running tap, the three beeps of a smoke alarm. One second of audio sits in RAM and is never stored.',
    hears: 'In: 32,000 bytes, a second of sound.',
    tick: 'A tick is 0.1 s.',
    says: 'Out: 1 byte, what it was',
  },
  {
    signal: 'vibration',
    ticks: 6,
    icon: 'AudioWaveform',
    heading: 'Vibration watch',
    content:
      'An accelerometer at 6.4 kHz learns one pump in a week. From then on it sends one number an hour: how far today is from normal.',
    hears: 'In: 153,600 bytes, an hour at the pump.',
    tick: 'A tick is 10 min.',
    says: 'Out: 2 bytes, far from normal',
  },
  {
    signal: 'fall',
    ticks: 6,
    icon: 'Radar',
    heading: 'Fall detection by radar',
    content:
      'A 60 GHz sensor on the ceiling sees posture and speed in steam and in the dark, without a camera. If nobody gets up within 30 seconds, it counts as a fall.',
    hears: 'In: 1,800 bytes, 30 seconds of height.',
    tick: 'A tick is 5 s.',
    says: 'Out: 1 byte, a fall',
  },
  {
    signal: 'room',
    ticks: 14,
    icon: 'Heater',
    heading: 'Heating that learns a room',
    content:
      'Two weeks of data show how long a room takes to lose one degree. The boiler then starts when the forecast calls for it, not at 05:30 sharp.',
    hears: 'In: 8,064 bytes, two weeks of a room.',
    tick: 'A tick is a day.',
    says: 'Out: 2 bytes, when to start',
  },
  {
    signal: 'hints',
    ticks: 12,
    icon: 'Merge',
    heading: 'Many sensors, one verdict',
    content:
      'The gateway’s quad-core Cortex-A53 combines door, motion and power readings. Three weak signals together raise an alarm. One alone does not.',
    hears: 'In: 10,800 bytes, three signals.',
    tick: 'A tick is 5 min.',
    says: 'Out: 1 byte, an alarm',
  },
  {
    signal: 'errors',
    ticks: 14,
    icon: 'Undo2',
    heading: 'Model updates you can undo',
    content:
      'A new model arrives signed and runs silently beside the old one for 14 days. It takes over only if it makes fewer errors. One command brings the old one back.',
    hears: 'In: 672 bytes, 14 days of two models.',
    tick: 'A tick is a day.',
    says: 'Out: 1 byte, which one stays',
  },
] as const satisfies readonly Capability[];

export const capabilitiesNote =
  'Examples. Bytes in: the number of samples times the bytes of each.';

export const placement = {
  heading: 'Where should it run?',
  text: 'Near the sensor, answers are faster and data stays put. Farther away, the model can be larger.',
  scale: {
    from: 0.0005,
    to: 300,
    marks: [
      { seconds: 0.001, label: '1 ms' },
      { seconds: 0.01, label: '10 ms' },
      { seconds: 0.1, label: '100 ms' },
      { seconds: 1, label: '1 s' },
      { seconds: 10, label: '10 s' },
      { seconds: 100, label: '100 s' },
    ],
  },
  columns: ['Place', 'Memory', 'Answer', 'Suits'],
  rows: [
    {
      place: 'Sensor',
      memory: '64 kB to 1 MB',
      answer: '5 to 50 ms',
      seconds: [0.005, 0.05],
      suits: 'Wake words, vibration, gestures',
    },
    {
      place: 'Gateway',
      memory: '1 to 4 GB',
      answer: '30 to 200 ms',
      seconds: [0.03, 0.2],
      suits: 'Fusion, occupancy, schedules',
    },
    {
      place: 'Cloud',
      memory: 'As rented',
      answer: '200 ms to minutes',
      seconds: [0.2, 300],
      suits: 'Training, fleet comparison',
    },
  ],
} as const;

export const aiotNext = {
  heading: 'What should it notice?',
  text: 'A sound, a fall, a worn bearing: name it, and send the readings you have. After two weeks of them, a first model runs on your chip.',
  label: quote.label,
  path: quote.path,
} as const satisfies NextStep;
