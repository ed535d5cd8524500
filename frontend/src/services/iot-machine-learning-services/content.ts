import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro, Term, TitledText } from '../../content/page.ts';
import { quote } from '../../content/services.ts';

export const machineLearningPage = {
  title: `IoT Machine Learning Services | ${brand.name}`,
  description:
    'Labelled sensor data, anomaly detection, forecasting, vision and compressed models, tested on devices left out of training and watched for drift.',
  heading: 'IoT Machine Learning Services',
  lead: 'A model has to be right on Monday morning, on a device it has never seen. We test for that from week one.',
  hero: {
    key: 'services/machine-learning',
    alt: 'A small white camera above a tray of white covers; a ring of amber light marks the chipped one',
  },
} as const satisfies Page;

export const trayCaption = 'Computer vision: one cover is marked.';

/** The forecast in the hero. */
export const forecast = {
  figure: '20 to 45',
  unit: 'days left',
  label: 'Today’s forecast for this bearing, with 80% confidence.',
  past: 'Vibration, 8 weeks',
  today: 'today',
  limit: 'ISO 20816, zone C',
  caption:
    'An example. The line is measured, the fan is the forecast, and its width shows the uncertainty.',
} as const;

export const machineLearningOffer = [
  { term: 'You get', text: 'A model on your device, its training scripts and its test report' },
  {
    term: 'It takes',
    text: 'Two weeks to a simple baseline, then a build every second Friday',
  },
  { term: 'It costs', text: quote.terms },
] as const satisfies readonly Term[];

export const machineLearningIntro = {
  heading: 'From question to running model',
  text: 'The first two steps need no model at all. Often they’re enough.',
} as const satisfies SectionIntro;

/** The parts of the way, and the number of the first step after each. */
export const machineLearningParts = [
  { name: 'Before a model', to: 2 },
  { name: 'The model', to: 6 },
  { name: 'On the device', to: 8 },
] as const;

/** A step, and the proof that it was done well. */
interface Step extends FeatureCard {
  readonly figure: string;
  readonly measured: string;
}

export const machineLearningCards = [
  {
    icon: 'CircleQuestionMark',
    heading: 'Framing the question',
    content:
      'What does a missed fault cost, and what does a false alarm? Those set the threshold. We write a simple rule first, and every model has to beat it.',
    figure: '2 costs',
    measured: 'agreed before we train',
  },
  {
    icon: 'Tags',
    heading: 'Data audit and labels',
    content:
      'We look for clock drift, stuck sensors and mixed-up units. Two people label each event without seeing each other’s answers.',
    figure: '0.8',
    measured: 'kappa between labellers, or we redefine the label',
  },
  {
    icon: 'ChartSpline',
    heading: 'Anomaly detection',
    content:
      'Seasonal baselines for slow signals, autoencoders for spectra. Every alarm names what moved it, so a technician can agree or object.',
    figure: '3 inputs',
    measured: 'named with each alarm',
  },
  {
    icon: 'Hourglass',
    heading: 'Remaining useful life',
    content:
      'Survival models learn from parts that have failed and from those that haven’t yet. The answer is a range, never a date.',
    figure: '80%',
    measured: 'of parts fail within the range we gave',
  },
  {
    icon: 'CalendarClock',
    heading: 'Forecasting',
    content:
      'Load, occupancy and stock, from history, weather and calendar. Every forecast shows its past errors, back to the first day.',
    figure: '72 h',
    measured: 'ahead, hour by hour',
  },
  {
    icon: 'Scan',
    heading: 'Computer vision',
    content:
      'Meters read, parts counted, doors left ajar spotted. A pretrained network does the looking, so it needs few pictures.',
    figure: '300 images',
    measured: 'per class, 2,000 at most',
  },
  {
    icon: 'Minimize2',
    heading: 'Compression',
    content:
      'From 32-bit floats to 8-bit integers. Pruning takes off another third. We stop before accuracy drops by more than one point.',
    figure: '25%',
    measured: 'of the size, measured on the chip',
  },
  {
    icon: 'RefreshCw',
    heading: 'Drift and retraining',
    content:
      'We compare today’s inputs with those of the training every night. Retraining is a reviewed pull request with its own test report.',
    figure: '1 night',
    measured: 'at most before drift opens a ticket',
  },
] as const satisfies readonly Step[];

export const machineLearningProof = {
  heading: 'How we test',
  text: 'An example: each dot is one device’s week. A model learns from the grey ones. What counts is its score in the corner, on devices and in a season it has never seen.',
  items: [
    {
      title: 'By device',
      text: 'We hold out whole devices, never single rows. Splitting by rows makes any model look good.',
    },
    { title: 'By season', text: 'We train on data up to autumn and test on winter.' },
    {
      title: 'By cost',
      text: 'The score is in your dollars: misses and false alarms, weighted as agreed.',
    },
    { title: 'On target', text: 'Time, memory and current, measured on the chip you’ll ship.' },
  ] as const satisfies readonly TitledText[],
} as const;

/** The parts of a year's readings, and what each is for. */
export const holdOut = [
  { use: 'learned', name: '13 devices, spring to autumn', weeks: 40, devices: 13 },
  { use: 'later', name: 'Winter', weeks: 12, devices: 13 },
  { use: 'unseen', name: '3 new devices', weeks: 40, devices: 3 },
  { use: 'scored', name: 'The score', weeks: 12, devices: 3 },
] as const;

export const machineLearningNext = {
  heading: 'Start without a model.',
  text: 'Send a month of readings, and say what a missed fault costs. In two weeks you know what a simple rule can do.',
  label: quote.label,
  path: quote.path,
} as const satisfies NextStep;
