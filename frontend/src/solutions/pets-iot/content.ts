import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { FeatureCard, IconName } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro, Term } from '../../content/page.ts';

/** A vital sign: how it is taken, and what is usual in a resting animal. */
export interface KeyMetric {
  readonly icon: IconName;
  readonly heading: string;
  readonly content: string;
  readonly usual: readonly Term[];
}

export const petsPage = {
  title: `Pet IoT: Vital Signs from a Collar | ${brand.name}`,
  description:
    'Heart, activity, breathing and core temperature of dogs and cats from a 28 g collar: baselines for each animal, early notice and six accessories.',
  heading: 'Pet IoT',
  lead: 'Animals hide what hurts. A change in sleeping breath or night-time steps shows days before a limp does, if somebody counts.',
  hero: {
    key: 'pets-iot/collar',
    alt: 'A charcoal woven pet collar with a small oval sensor and one amber dot, lying in a loose curve on pale ground',
  },
} as const satisfies Page;

export const sensorPlatform = {
  heading: 'One sensor platform',
  paragraphs: [
    'The sensor weighs 28 g and clips to any collar from 10 to 25 mm wide, for animals of 3 kg and up. An accelerometer, a microphone against the throat and two thermistors share a housing sealed to IP68.',
    'Most of the day it sleeps and counts. Heart and breathing are taken when the animal lies still, because that is when the figures can be compared. At home it reports to the gateway by Bluetooth LE; outdoors it stores ten days.',
    'It shows trends to owners and raw curves to veterinarians. It makes no diagnosis.',
  ],
  figures: [
    { term: 'Weight', text: '28 g' },
    { term: 'Battery', text: '21 days, charged in 90 minutes' },
    { term: 'Water', text: 'IP68, 2 m for 60 minutes' },
    { term: 'Memory', text: '10 days at full detail' },
  ],
} as const;

export const keyMetricsIntro = {
  heading: 'Key metrics',
  text: 'Four groups of figures. Usual ranges are for healthy adults at rest; the baseline that counts is the animal’s own.',
} as const satisfies SectionIntro;

export const keyMetrics = [
  {
    icon: 'HeartPulse',
    heading: 'Cardiovascular',
    content:
      'Pulse from the small recoil that each beat gives the body, checked against heart sounds at the throat. The resting rate is within 3 beats a minute in large dogs and 5 in cats; its variability is taken every night.',
    usual: [
      { term: 'Dogs', text: '60 to 140 beats a minute, large to small' },
      { term: 'Cats', text: '120 to 180 beats a minute, asleep to awake' },
    ],
  },
  {
    icon: 'Footprints',
    heading: 'Activity',
    content:
      'Acceleration in three axes at 50 Hz, sorted on the sensor into rest, walk, run, scratch, shake, drink and jump. Sleep is counted with its interruptions.',
    usual: [
      { term: 'Dogs', text: '12 to 14 hours of sleep a day' },
      { term: 'Cats', text: '12 to 18 hours of sleep a day' },
    ],
  },
  {
    icon: 'Wind',
    heading: 'Respiratory',
    content:
      'Breaths are counted from chest movement during deep sleep, in at least ten quiet minutes a night. Coughs are found by sound, numbered and kept as clips of two seconds for the clinic.',
    usual: [
      { term: 'Dogs', text: '10 to 30 breaths a minute asleep' },
      { term: 'Cats', text: '15 to 30 breaths a minute asleep' },
    ],
  },
  {
    icon: 'Thermometer',
    heading: 'Core body temperature',
    content:
      'Two thermistors, one on the skin and one 4 mm above, give the heat flow between them; from both follows an estimate of the core, within 0.3 °C after one reading by a veterinarian.',
    usual: [
      { term: 'Dogs', text: '38.3 to 39.2 °C' },
      { term: 'Cats', text: '38.1 to 39.2 °C' },
    ],
  },
] as const satisfies readonly KeyMetric[];

export const petAnalyticsIntro = {
  heading: 'Intelligent analytics',
  text: 'Two weeks on the collar give a baseline. After that, the questions are these.',
} as const satisfies SectionIntro;

export const petAnalytics = [
  {
    term: 'Own baseline',
    text: 'Each animal is compared with itself: same weekday, same season, last 30 days. A sleepy basset is not a sick collie.',
  },
  {
    term: 'Early notice',
    text: 'Sleeping breath above 30 a minute on two nights running is worth a call to the clinic, above all in animals with a known heart condition.',
  },
  {
    term: 'Lameness',
    text: 'Stride symmetry from left and right steps. A drift of 8 % over a week appears before most owners see it.',
  },
  {
    term: 'Itch and ears',
    text: 'Minutes of scratching and head-shaking per day, with the date on which food or treatment changed.',
  },
  {
    term: 'Heat warning',
    text: 'Temperature, activity and weather together: a run at 27 °C is stopped by a message before the animal stops itself.',
  },
  {
    term: 'Recovery',
    text: 'After surgery, rest, steps and pulse are drawn against the plan that the clinic entered.',
  },
  {
    term: 'Report for the visit',
    text: 'Two pages of PDF, 90 days of curves, the five most unusual hours marked.',
  },
] as const satisfies readonly Term[];

export const petAccessoriesIntro = {
  heading: 'Accessories',
  text: 'Each works alone. Together they also tell which animal ate, drank or went out.',
} as const satisfies SectionIntro;

export const petAccessories = [
  {
    icon: 'Utensils',
    heading: 'Portion feeder',
    content:
      'Weighs each meal to 1 g and opens only for the collar it belongs to. Leftovers are subtracted, so the figure is what was eaten.',
    img: {
      key: 'pets-iot/feeder',
      alt: 'A low white feeder with a half-open lid over a steel bowl, amber light under the rim',
    },
  },
  {
    icon: 'GlassWater',
    heading: 'Water fountain',
    content:
      'A 2.5 litre bowl with a silent pump and a scale below. Drinking is logged in millilitres per animal; a steady rise is an early sign worth a blood test.',
    img: {
      key: 'pets-iot/fountain',
      alt: 'A round white ceramic fountain, dark green inside, with a thin sheet of water running over the edge of its raised dish',
    },
  },
  {
    icon: 'MapPin',
    heading: 'Location clip',
    content:
      'GPS and LTE-M in 19 g, snapped beside the sensor. Idle at home for 14 days; found every 5 seconds when the animal is lost, for 9 hours.',
    img: {
      key: 'pets-iot/location-clip',
      alt: 'A small rounded clip in amber, snapped onto a charcoal woven collar beside its white sensor',
    },
  },
  {
    icon: 'DoorOpen',
    heading: 'Pet door',
    content:
      'Unlocks for known collars and implanted 134.2 kHz chips, in the directions and hours you allow. A magnetic seal keeps the winter out.',
    img: {
      key: 'pets-iot/door',
      alt: 'A pet door in a blue house door, its clear flap still swinging out to the snow; a steel bowl stands inside',
    },
  },
  {
    icon: 'Bed',
    heading: 'Sleep mat',
    content:
      'A thin film under the bed feels heartbeat and breath through 8 cm of foam. For animals that will not wear a collar at night.',
    img: {
      key: 'pets-iot/mat',
      alt: 'A grey felt mat under a round pet bed, one corner folded back to show the sensor film',
    },
  },
  {
    icon: 'PlugZap',
    heading: 'Charging stand',
    content:
      'Charges sensor and clip in 90 minutes by contacts that cannot be put on the wrong way. A spare takes over, so no night is missing.',
    img: {
      key: 'pets-iot/stand',
      alt: 'A small oak and white stand holding an oval sensor upright, an amber dot showing charge',
    },
  },
] as const satisfies readonly FeatureCard[];

export const petsNext = {
  heading: 'The collar only counts.',
  text: 'Telling a sleepy basset from a sick collie is work on the figures. The same work is done for pumps, freezers and vans.',
  label: 'How we read the data',
  path: pages.iotDataAndAnalytics.path,
} as const satisfies NextStep;
