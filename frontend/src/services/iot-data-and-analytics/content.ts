import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro, Term } from '../../content/page.ts';
import { quote } from '../../content/services.ts';
import type { DrawnText } from '../DrawnList.tsx';
import * as drawings from './drawings.ts';

export const dataAndAnalyticsPage = {
  title: `IoT Data and Analytics Services | ${brand.name}`,
  description:
    'Real-time collection, analytics, visualization, alerts, predictive maintenance and data security for IoT fleets, from 10 readings a minute to 10,000.',
  heading: 'IoT Data and Analytics',
  lead: 'One thermometer writes 525,600 rows a year. About forty of them matter. We build the system that finds them.',
  hero: {
    key: 'services/data',
    alt: 'Five clear plates standing one behind the other, each with a curve; the amber one on the nearest has one peak',
  },
} as const satisfies Page;

/** The field of dots in the hero. */
export const readings = {
  thatMatter: 40,
  label: 'rows that somebody acted on',
  caption:
    'Example: one sensor, one year. Each dot is about 375 rows. An amber dot has one of the forty among them.',
} as const;

export const analyticsOffer = [
  { term: 'You get', text: 'A pipeline, dashboards and alerts, running in the region you name' },
  { term: 'It takes', text: 'Two weeks to the first chart, then a build every second Friday' },
  { term: 'It costs', text: quote.terms },
] as const satisfies readonly Term[];

export const analyticsServicesIntro = {
  heading: 'Services',
  text: 'Seven layers, from the wire to the decision. Take the ones you’re missing. The drawings are examples.',
} as const satisfies SectionIntro;

export const analyticsServices = [
  {
    title: 'Real-time data collection',
    drawing: drawings.collection,
    text: 'MQTT, LoRaWAN and Modbus land in one stream, stamped with time, unit and device. Out-of-range values are flagged, not averaged away. Sensor to screen: under 2 seconds.',
  },
  {
    title: 'Advanced analytics',
    drawing: drawings.analytics,
    text: 'Baselines by hour and season, change points, correlation between neighbours. A cold room that warms up every Tuesday at 06:10 has a delivery, not a fault. The model knows.',
  },
  {
    title: 'Data visualization',
    drawing: drawings.visualization,
    text: 'A year of data opens in a second. Every curve shows its unit, its gaps and its uncertainty. Nothing is smoothed without saying so.',
  },
  {
    title: 'Automated alerts and reports',
    drawing: drawings.alerts,
    text: 'Every rule has a threshold, a duration and an owner: above 8 °C for 15 minutes, call the duty pharmacist. The weekly report arrives Monday at 07:00, as PDF and CSV.',
  },
  {
    title: 'Predictive maintenance',
    drawing: drawings.maintenance,
    text: 'A worn bearing shakes weeks before it heats up. We track vibration against the zones of ISO 20816 and estimate the days left as a range, not a single date.',
  },
  {
    title: 'Operational efficiency',
    drawing: drawings.efficiency,
    text: 'Where do the kilowatt-hours go between midnight and five? We rank idle loads and short cycles by dollars a month. After the fix we check that the dollars came back.',
  },
  {
    title: 'Data security',
    drawing: drawings.security,
    text: 'TLS 1.3 in transit, AES-256 at rest, roles down to a single site, and a log of who read what. Your data stays in your region and is deleted on the date you choose.',
  },
] as const satisfies readonly DrawnText[];

export const analyticsIndustriesIntro = {
  heading: 'Industries',
  text: 'One pipeline, five kinds of question.',
} as const satisfies SectionIntro;

export const analyticsIndustries = [
  {
    icon: 'House',
    heading: 'Smart homes',
    content:
      'Which room loses heat fastest? Does the furnace run longer than the weather explains?',
  },
  {
    icon: 'Factory',
    heading: 'Manufacturing',
    content: 'How much of the night shift is waiting? Which motor needs a bearing before June?',
  },
  {
    icon: 'Sprout',
    heading: 'Agriculture',
    content: 'Soil moisture at 20 and 60 cm: irrigate tonight, or wait for Thursday’s rain?',
  },
  {
    icon: 'HeartPulse',
    heading: 'Healthcare',
    content:
      'Which readings left the patient’s own range? Did the vaccine fridge stay within 2 to 8 °C?',
  },
  {
    icon: 'Truck',
    heading: 'Logistics',
    content: 'Which trailers stood idle for 24 hours? Which dock door lets the cold out?',
  },
] as const satisfies readonly FeatureCard[];

export const analyticsNext = {
  heading: 'Which forty are yours?',
  text: 'Send a month of readings from one sensor, and say what you want to know. The first chart takes two weeks.',
  label: quote.label,
  path: quote.path,
} as const satisfies NextStep;
