import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { FeatureCard, IconName } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro, Term } from '../../content/page.ts';

/** A vital sign: how it is measured, and its usual range in a resting animal. */
export interface KeyMetric {
  readonly icon: IconName;
  readonly heading: string;
  readonly content: string;
  /** The unit of the usual figures. */
  readonly unit: string;
  /** The ticks of the scale below the ranges, as far from each other. */
  readonly scale: readonly string[];
  readonly usual: readonly Term[];
}

export const petsPage = {
  title: `Pet IoT: Vital Signs from a Collar | ${brand.name}`,
  description:
    'Heart, activity, breathing and core temperature of dogs and cats from a 28 g collar: baselines for each animal, early notice and six accessories.',
  heading: 'Pet IoT',
  lead: 'Breathing and night-time movement change days before you’d notice a limp. Our 28 g collar sensor tracks both.',
  hero: {
    key: 'pets-iot/cat',
    alt: 'A tabby cat on a window sill, seen from behind as it looks out, a small white sensor on its collar',
  },
} as const satisfies Page;

export const sensorPlatform = {
  heading: 'One sensor platform',
  picture: {
    key: 'pets-iot/collar',
    alt: 'A charcoal woven pet collar with a small oval sensor and one amber dot, lying in a loose curve on pale ground',
  },
  paragraphs: [
    'The sensor weighs 28 g and clips to any collar from 10 to 25 mm wide, for animals of 3 kg and up. Inside are an accelerometer, a microphone against the throat and two thermistors, sealed to IP68.',
    'It measures heart rate and breathing while the animal is still, so the numbers can be compared. At home it reports to the gateway over Bluetooth LE. Outdoors it stores ten days.',
    'Owners see trends and veterinarians get the raw curves. It doesn’t diagnose.',
  ],
  figures: [
    { term: 'Weight', text: '28 g' },
    { term: 'Battery, charged in 90 minutes', text: '21 days' },
    { term: 'Water, 2 m for 60 minutes', text: 'IP68' },
    { term: 'Memory, at full detail', text: '10 days' },
  ],
} as const;

export const keyMetricsIntro = {
  heading: 'Key metrics',
  text: 'These are the usual ranges for healthy adults at rest. What counts is your animal’s own baseline.',
} as const satisfies SectionIntro;

export const keyMetrics = [
  {
    icon: 'HeartPulse',
    heading: 'Cardiovascular',
    content:
      'Every heartbeat gives the body a small push. We read the pulse from that and check it against the sound at the throat: within 3 beats a minute in large dogs, 5 in cats.',
    unit: 'beats a minute',
    scale: ['40', '80', '120', '160', '200'],
    usual: [
      { term: 'Dogs', text: '60 to 140' },
      { term: 'Cats', text: '120 to 180' },
    ],
  },
  {
    icon: 'Footprints',
    heading: 'Activity',
    content:
      'Movement in three axes, 50 times a second, sorted on the sensor into rest, walk, run, scratch, shake, drink and jump. Broken sleep counts too.',
    unit: 'hours of sleep a day',
    scale: ['0', '6', '12', '18', '24'],
    usual: [
      { term: 'Dogs', text: '12 to 14' },
      { term: 'Cats', text: '12 to 18' },
    ],
  },
  {
    icon: 'Wind',
    heading: 'Respiratory',
    content:
      'Breaths are counted from the chest in deep sleep, for at least ten quiet minutes a night. Coughs are counted too, and kept as two-second clips for the clinic.',
    unit: 'breaths a minute, asleep',
    scale: ['0', '10', '20', '30', '40'],
    usual: [
      { term: 'Dogs', text: '10 to 30' },
      { term: 'Cats', text: '15 to 30' },
    ],
  },
  {
    icon: 'Thermometer',
    heading: 'Core body temperature',
    content:
      'One thermistor on the skin and one 4 mm above it measure the heat flow. From that we estimate the core to 0.3 °C, once a veterinarian has taken one reading.',
    unit: 'degrees Celsius, at the core',
    scale: ['37.5', '38', '38.5', '39', '39.5'],
    usual: [
      { term: 'Dogs', text: '38.3 to 39.2' },
      { term: 'Cats', text: '38.1 to 39.2' },
    ],
  },
] as const satisfies readonly KeyMetric[];

export const petAnalyticsIntro = {
  heading: 'Intelligent analytics',
  text: 'After two weeks the collar knows what’s normal. Then it can tell you what isn’t.',
} as const satisfies SectionIntro;

/** Words in the drawing of the early notice. */
export const breathsLabels = {
  limit: '30 breaths a minute',
  baseline: 'own baseline',
  call: 'two nights: call the clinic',
} as const;

/** The first leads. */
export const petAnalytics = [
  {
    term: 'Early notice',
    text: 'More than 30 breaths a minute asleep, two nights in a row, is worth a call to the clinic, especially with a known heart condition.',
  },
  {
    term: 'Own baseline',
    text: 'Each animal is compared with itself: same weekday, same season, last 30 days. A sleepy basset isn’t a sick collie.',
  },
  {
    term: 'Lameness',
    text: 'Left and right steps are compared. A drift of 8% in a week shows up before most owners see it.',
  },
  {
    term: 'Itch and ears',
    text: 'Minutes of scratching and head-shaking a day, marked with the date when food or treatment changed.',
  },
  {
    term: 'Heat warning',
    text: 'Temperature, activity and weather together. On a run at 27 °C, your phone warns you before the dog slows down.',
  },
  {
    term: 'Recovery',
    text: 'After surgery, rest, steps and pulse are plotted against the clinic’s plan.',
  },
  {
    term: 'Report for the visit',
    text: 'A two-page PDF with 90 days of curves and the five most unusual hours marked.',
  },
] as const satisfies readonly Term[];

export const petAccessoriesIntro = {
  heading: 'Accessories',
  text: 'Each works alone. Together they also know which animal ate, drank or went out.',
} as const satisfies SectionIntro;

export const petAccessories = [
  {
    icon: 'Utensils',
    heading: 'Portion feeder',
    content:
      'Weighs each meal to 1 g and opens only for the right collar. Leftovers are subtracted, so you know what was eaten.',
    img: {
      key: 'pets-iot/feeder',
      alt: 'A low white feeder with a half-open lid over a steel bowl, amber light under the rim',
    },
  },
  {
    icon: 'GlassWater',
    heading: 'Water fountain',
    content:
      'A 2.5 litre bowl on a scale, with a silent pump. It logs each animal’s drinking in millilitres. A steady rise is worth a blood test.',
    img: {
      key: 'pets-iot/fountain',
      alt: 'A round white ceramic fountain, dark green inside, with a thin sheet of water running over the edge of its raised dish',
    },
  },
  {
    icon: 'MapPin',
    heading: 'Location clip',
    content:
      'GPS and LTE-M in 19 g, snapped on beside the sensor. It lasts 14 days at home, or 9 hours at one position every 5 seconds.',
    img: {
      key: 'pets-iot/location-clip',
      alt: 'A small rounded clip in amber, snapped onto a charcoal woven collar beside its white sensor',
    },
  },
  {
    icon: 'DoorOpen',
    heading: 'Pet door',
    content:
      'Unlocks for known collars and implanted 134.2 kHz chips, in the direction and at the hours you allow. A magnetic seal keeps the winter out.',
    img: {
      key: 'pets-iot/door',
      alt: 'A pet door in a blue house door, its clear flap still swinging out to the snow; a steel bowl stands inside',
    },
  },
  {
    icon: 'Bed',
    heading: 'Sleep mat',
    content:
      'A thin film under the bed feels heartbeat and breath through 8 cm of foam, for animals that won’t wear a collar at night.',
    img: {
      key: 'pets-iot/mat',
      alt: 'A green cushion with the hollow that a cat has left; under it a thin felt mat with a small white radio',
    },
  },
  {
    icon: 'PlugZap',
    heading: 'Charging stand',
    content:
      'Charges sensor and clip in 90 minutes, whichever way round you set them down. A spare takes over, so no night is missed.',
    img: {
      key: 'pets-iot/stand',
      alt: 'A small oak and white stand holding an oval sensor upright, an amber dot showing charge',
    },
  },
] as const satisfies readonly FeatureCard[];

export const petsNext = {
  heading: 'The collar measures. We make sense of it.',
  text: 'The data work that tells a sleepy basset from a sick collie also runs on pumps, freezers and vans.',
  label: 'How we read the data',
  path: pages.iotDataAndAnalytics.path,
} as const satisfies NextStep;
