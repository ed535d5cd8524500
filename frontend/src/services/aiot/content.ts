import * as brand from '../../content/brand.ts';
import type { Page, SectionIntro } from '../../content/page.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { SignalName } from './signals.ts';

export const aiotPage = {
  title: `AIoT: Models That Run on the Device | ${brand.name}`,
  description:
    'Vision, sound, vibration and radar models on microcontrollers and gateways: answers in 5 to 200 ms, no recordings sent out, signed model updates.',
  heading: 'AIoT',
  lead: 'Put the model where the sensor is. The answer arrives in milliseconds, the radio sends one byte instead of one picture, and a lost connection changes nothing.',
  hero: {
    key: 'services/aiot',
    alt: 'An opened camera, its parts in a row on steel stands: foot, shell, lens, image sensor and processor board',
  },
} as const satisfies Page;

export const aiotIntro = {
  heading: 'Eight things a small model can do',
  text: 'All of them fit a microcontroller or a fanless gateway. Times are typical for the class of processor named.',
} as const satisfies SectionIntro;

/** What a model is given, and the little that it passes on. */
interface Capability extends FeatureCard {
  readonly signal: SignalName;
  /** How many bytes go in: samples times their width. */
  readonly hears: string;
  readonly says: string;
}

export const capabilities = [
  {
    signal: 'gesture',
    icon: 'Cpu',
    heading: 'Inference on a microcontroller',
    content:
      'Networks of 20 to 400 kB, quantized to 8 bits, answer in 5 to 50 ms on a Cortex-M4. Duty-cycled to one run a second, they add well under a milliamp.',
    hears: 'In: 600 bytes, a second of movement',
    says: 'Out: 1 byte, the gesture',
  },
  {
    signal: 'picture',
    icon: 'UserRoundCheck',
    heading: 'Presence without pictures',
    content:
      'A 96 by 96 pixel grey image tells person from no person, then it is overwritten. What leaves the device is a count.',
    hears: 'In: 9,216 bytes, one grey image',
    says: 'Out: 1 byte, a count',
  },
  {
    signal: 'sound',
    icon: 'Ear',
    heading: 'Sounds that mean something',
    content:
      'Breaking glass, a running tap, the three-pulse pattern of a smoke alarm. The last second of audio sits in RAM and is never stored.',
    hears: 'In: 32,000 bytes, a second of sound',
    says: 'Out: 1 byte, what it was',
  },
  {
    signal: 'vibration',
    icon: 'Gauge',
    heading: 'Vibration watch',
    content:
      'An accelerometer sampled at 6.4 kHz learns one pump in a week. From then on it reports how far today is from normal, in one number an hour.',
    hears: 'In: 153,600 bytes, an hour at the pump',
    says: 'Out: 2 bytes, far from normal',
  },
  {
    signal: 'fall',
    icon: 'Radar',
    heading: 'Fall detection by radar',
    content:
      'A 60 GHz sensor on the ceiling sees posture and speed through steam and darkness, without a camera. A fall is confirmed by 30 seconds without getting up.',
    hears: 'In: 1,800 bytes, 30 seconds of height',
    says: 'Out: 1 byte, fallen',
  },
  {
    signal: 'room',
    icon: 'Heater',
    heading: 'Heating that learns a room',
    content:
      'Two weeks of data give the hours a room needs to cool by one degree. The boiler then starts when the forecast requires it, not at a fixed 05:30.',
    hears: 'In: 8,064 bytes, two weeks of a room',
    says: 'Out: 2 bytes, when to start',
  },
  {
    signal: 'hints',
    icon: 'Merge',
    heading: 'Many sensors, one verdict',
    content:
      'The gateway’s quad-core Cortex-A53 combines door, motion and power readings. Three weak hints become one alarm, and single false ones drop out.',
    hears: 'In: 10,800 bytes, an hour of three hints',
    says: 'Out: 1 byte, an alarm',
  },
  {
    signal: 'errors',
    icon: 'Undo2',
    heading: 'Model updates you can undo',
    content:
      'A new model arrives signed, runs silently beside the old one for 14 days, and takes over only where its errors are fewer. One command goes back.',
    hears: 'In: 672 bytes, 14 days of two models',
    says: 'Out: 1 byte, which one stays',
  },
] as const satisfies readonly Capability[];

export const capabilitiesNote = 'Examples. Bytes in are samples times the bytes of one.';

export const placement = {
  heading: 'Where should it run?',
  text: 'The closer to the sensor, the quicker and the more private. The farther away, the larger a model may be.',
  scale: {
    from: 0.001,
    to: 300,
    marks: [
      { seconds: 0.001, label: '1 ms' },
      { seconds: 0.01, label: '10 ms' },
      { seconds: 0.1, label: '100 ms' },
      { seconds: 1, label: '1 s' },
      { seconds: 10, label: '10 s' },
      { seconds: 300, label: '5 min' },
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
