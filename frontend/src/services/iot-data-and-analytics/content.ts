import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { Page, SectionIntro, TitledText } from '../../content/page.ts';

export const dataAndAnalyticsPage = {
  title: `IoT Data and Analytics Services | ${brand.name}`,
  description:
    'Real-time collection, analytics, visualization, alerts, predictive maintenance and data security for IoT fleets, from 10 readings a minute to 10,000.',
  heading: 'IoT Data and Analytics',
  lead: 'A thermometer that reports every minute writes 525,600 rows a year. Perhaps forty of them matter. We build the part that finds the forty.',
  hero: {
    key: 'services/data',
    alt: 'Five clear plates standing one behind the other, each with an amber curve; the curve on the nearest has one peak',
  },
} as const satisfies Page;

/** The field of dots below the hero. */
export const readings = {
  thatMatter: 40,
  caption: 'One sensor, one year, 525,600 rows. In amber: the forty that somebody acted on.',
} as const;

export const analyticsServicesIntro = {
  heading: 'Services',
  text: 'Seven layers, from the wire to the decision. Take the ones that you lack.',
} as const satisfies SectionIntro;

export const analyticsServices = [
  {
    title: 'Real-time data collection',
    text: 'MQTT, LoRaWAN and Modbus sources land in one stream, stamped with time, unit and device. Out-of-range values are marked at the door instead of averaged away. Sensor to screen: under 2 seconds.',
  },
  {
    title: 'Advanced analytics',
    text: 'Baselines by hour and season, change-point detection, correlation between neighbours. A cold room that warms every Tuesday at 06:10 has a delivery, not a fault, and the model says so.',
  },
  {
    title: 'Data visualization',
    text: 'Charts that open in a second with a year behind them. Every curve shows its unit, its gaps and its uncertainty; nothing is smoothed without a label.',
  },
  {
    title: 'Automated alerts and reports',
    text: 'Rules with a threshold, a duration and an owner: above 8 °C for 15 minutes, call the duty pharmacist. The weekly report arrives on Monday at 07:00 as a PDF and a CSV file.',
  },
  {
    title: 'Predictive maintenance',
    text: 'Bearing wear shows in vibration weeks before it shows in heat. We follow velocity against the zones of ISO 20816 and estimate the days left, with an interval rather than a single date.',
  },
  {
    title: 'Operational efficiency',
    text: 'Where do the kilowatt-hours go between midnight and five? We rank idle loads, short cycles and double handling by dollars a month, and check after the fix that the dollars came back.',
  },
  {
    title: 'Data security',
    text: 'TLS 1.3 in transit, AES-256 at rest, roles down to a single site, and a log of who read what. Data stays in the region that you name and is deleted on the date that you set.',
  },
] as const satisfies readonly TitledText[];

export const analyticsIndustriesIntro = {
  heading: 'Industries',
  text: 'The same pipeline, five different questions.',
} as const satisfies SectionIntro;

export const analyticsIndustries = [
  {
    icon: 'House',
    heading: 'Smart homes',
    content:
      'Which room loses heat fastest, and does the furnace run longer than the weather explains?',
  },
  {
    icon: 'Factory',
    heading: 'Manufacturing',
    content:
      'How much of the night shift is waiting, and which motor will need a bearing before June?',
  },
  {
    icon: 'Sprout',
    heading: 'Agriculture',
    content:
      'Soil moisture at 20 and 60 cm against the forecast: irrigate tonight, or wait for Thursday’s rain?',
  },
  {
    icon: 'HeartPulse',
    heading: 'Healthcare',
    content:
      'Which readings left the patient’s own range this week, and did the vaccine fridge stay within 2 to 8 °C?',
  },
  {
    icon: 'Truck',
    heading: 'Logistics',
    content:
      'Where do trailers stand idle for more than 24 hours, and which dock door lets the cold out?',
  },
] as const satisfies readonly FeatureCard[];
