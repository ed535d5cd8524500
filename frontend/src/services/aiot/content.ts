import { brand } from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { Page, SectionIntro } from '../../content/page.ts';

export const aiotPage = {
  title: `AIoT: Models That Run on the Device | ${brand.name}`,
  description:
    'Vision, sound, vibration and radar models on microcontrollers and gateways: answers in 5 to 200 ms, no recordings sent out, signed model updates.',
  heading: 'AIoT',
  lead: 'Put the model where the sensor is. The answer arrives in milliseconds, the radio sends one byte instead of one picture, and a lost connection changes nothing.',
  hero: {
    key: 'services/aiot',
    alt: 'An opened camera in a row on a dark ground: stand, shell, lens, image sensor and processor board',
  },
} as const satisfies Page;

export const aiotIntro = {
  heading: 'Eight things a small model can do',
  text: 'All of them fit a microcontroller or a fanless gateway. Times are typical for the class of processor named.',
} as const satisfies SectionIntro;

export const aiotCards = [
  {
    icon: 'cpu',
    heading: 'Inference on a microcontroller',
    content:
      'Networks of 20 to 400 kB, quantized to 8 bits, answer in 5 to 50 ms on a Cortex-M4. Duty-cycled to one run a second, they add well under a milliamp.',
  },
  {
    icon: 'scan-eye',
    heading: 'Presence without pictures',
    content:
      'A 96 by 96 pixel grey image tells person from no person, then it is overwritten. What leaves the device is a count.',
  },
  {
    icon: 'ear',
    heading: 'Sounds that mean something',
    content:
      'Breaking glass, a running tap, the three-pulse pattern of a smoke alarm. The last second of audio sits in RAM and is never stored.',
  },
  {
    icon: 'audio-waveform',
    heading: 'Vibration watch',
    content:
      'An accelerometer sampled at 6.4 kHz learns one pump in a week. From then on it reports how far today is from normal, in one number an hour.',
  },
  {
    icon: 'radar',
    heading: 'Fall detection by radar',
    content:
      'A 60 GHz sensor on the ceiling sees posture and speed through steam and darkness, without a camera. A fall is confirmed by 30 seconds without getting up.',
  },
  {
    icon: 'thermometer-sun',
    heading: 'Heating that learns a room',
    content:
      'Two weeks of data give the hours a room needs to cool by one degree. The boiler then starts when the forecast requires it, not at a fixed 05:30.',
  },
  {
    icon: 'network',
    heading: 'Many sensors, one verdict',
    content:
      'The gateway’s quad-core Cortex-A53 combines door, motion and power readings. Three weak hints become one alarm, and single false ones drop out.',
  },
  {
    icon: 'shield-check',
    heading: 'Model updates you can undo',
    content:
      'A new model arrives signed, runs silently beside the old one for 14 days, and takes over only where its errors are fewer. One command goes back.',
  },
] as const satisfies readonly FeatureCard[];

export const aiotPlacement = {
  heading: 'Where should it run?',
  text: 'The closer to the sensor, the quicker and the more private. The farther away, the larger a model may be.',
  columns: ['Place', 'Memory', 'Answer', 'Suits'],
  rows: [
    {
      place: 'Sensor',
      memory: '64 kB to 1 MB',
      answer: '5 to 50 ms',
      suits: 'Wake words, vibration, gestures',
    },
    {
      place: 'Gateway',
      memory: '1 to 4 GB',
      answer: '30 to 200 ms',
      suits: 'Fusion, occupancy, schedules',
    },
    {
      place: 'Cloud',
      memory: 'As rented',
      answer: '200 ms to minutes',
      suits: 'Training, fleet comparison',
    },
  ],
} as const;
