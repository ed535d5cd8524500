import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { Page, SectionIntro } from '../../content/page.ts';

export const machineLearningPage = {
  title: `IoT Machine Learning Services | ${brand.name}`,
  description:
    'Labelled sensor data, anomaly detection, forecasting, vision and compressed models, tested on devices left out of training and watched for drift.',
  heading: 'IoT Machine Learning Services',
  lead: 'A model is worth what it gets right on Monday morning, on a device it has never seen. We test for that from the first week.',
  hero: {
    key: 'services/machine-learning',
    alt: 'White pegs on a stone plate, their tops forming a smooth wave, and one amber peg that stands out of it',
  },
} as const satisfies Page;

export const machineLearningIntro = {
  heading: 'From question to running model',
  text: 'The first two need no model at all. Quite often they are enough.',
} as const satisfies SectionIntro;

export const machineLearningCards = [
  {
    icon: 'CircleQuestionMark',
    heading: 'Framing the question',
    content:
      'What does a missed fault cost, and what a false alarm? Two figures set the threshold. A simple rule is written first, and every later model has to beat it.',
  },
  {
    icon: 'Tags',
    heading: 'Data audit and labels',
    content:
      'We look for clock drift, stuck sensors and unit mix-ups before anyone trains. Two people label each event apart; agreement below a kappa of 0.8 sends the definition back.',
  },
  {
    icon: 'ChartSpline',
    heading: 'Anomaly detection',
    content:
      'Seasonal baselines for slow signals, autoencoders for spectra. Every alarm carries the three inputs that moved it, so that a technician can agree or object.',
  },
  {
    icon: 'Hourglass',
    heading: 'Remaining useful life',
    content:
      'Survival models learn from parts that have failed and from those that have not yet. The answer is a range: 80 % likely to last 20 to 45 days.',
  },
  {
    icon: 'ChartLine',
    heading: 'Forecasting',
    content:
      'Load, occupancy and stock for the next 72 hours, from history, weather and calendar. Errors are published beside each forecast, back to the first day.',
  },
  {
    icon: 'Scan',
    heading: 'Computer vision',
    content:
      'Meters read, parts counted, doors seen ajar. 300 to 2,000 images per class usually suffice when a pretrained network does the looking.',
  },
  {
    icon: 'Minimize2',
    heading: 'Compression for small devices',
    content:
      'Going from 32-bit floats to 8-bit integers cuts size to a quarter. Pruning takes another third. We stop where accuracy would fall by more than one point.',
  },
  {
    icon: 'Gauge',
    heading: 'Drift and retraining',
    content:
      'Input distributions are compared every night; a stability index above 0.2 opens a ticket. Retraining is a reviewed pull request with its own test report.',
  },
] as const satisfies readonly FeatureCard[];

export const machineLearningProof = {
  heading: 'How we test',
  items: [
    {
      term: 'By device',
      text: 'Whole devices are held out, never single rows. A split by rows flatters every model.',
    },
    { term: 'By season', text: 'Trained until autumn, judged on winter.' },
    {
      term: 'By cost',
      text: 'The score is in your dollars: misses and false alarms, weighed as agreed.',
    },
    {
      term: 'On target',
      text: 'Timing, memory and current are measured on the chip that will ship.',
    },
  ],
} as const;
