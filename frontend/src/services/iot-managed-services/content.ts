import { brand } from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { Page, SectionIntro } from '../../content/page.ts';

export const managedServicesPage = {
  title: `IoT Managed Services for Device Fleets | ${brand.name}`,
  description:
    'Monitoring, staged firmware updates, certificates, SIMs, replacements and monthly reports for fleets of 50 to 50,000 devices, with a 15-minute response.',
  heading: 'Managed Services',
  lead: 'A fleet ages quietly: certificates run out, cells sag in January, a carrier retires a band. Somebody has to look every day. That can be us.',
  hero: {
    key: 'services/managed',
    alt: 'Eight gateways on two oak shelves in a dim room, seven with a pale line of light and one glowing amber',
  },
} as const satisfies Page;

export const managedServices = [
  {
    icon: 'activity',
    heading: 'Monitoring',
    content:
      'Each device reports its battery, signal and last restart once an hour in 32 bytes. Two missed reports raise a question, four raise a ticket.',
  },
  {
    icon: 'cloud-download',
    heading: 'Firmware updates',
    content:
      'Releases go to 1 % of the fleet, then 10 %, then the rest. A rise of half a point in restarts stops the rollout before anyone is paged.',
  },
  {
    icon: 'key-round',
    heading: 'Certificates and keys',
    content:
      'One X.509 certificate per device, renewed 30 days before it expires. A stolen unit is cut off within a minute of your call.',
  },
  {
    icon: 'signal',
    heading: 'Connectivity',
    content:
      'SIMs, data plans and gateways under one bill. We find the tracker that roams at ten times the usual rate before the carrier invoices it.',
  },
  {
    icon: 'package-check',
    heading: 'Replacements',
    content:
      'A stock of 2 % spare units sits provisioned on our shelf. The swap leaves the same working day, with the old unit’s name, room and rules already inside.',
  },
  {
    icon: 'file-chart-column',
    heading: 'Monthly report',
    content:
      'Availability, incidents, battery forecast for the next 90 days and cost per device, on two pages. A 30-minute call goes through them.',
  },
] as const satisfies readonly FeatureCard[];

export const responseTimes = {
  heading: 'Response times',
  text: 'Counted from the alarm, not from the email about it.',
  rows: [
    {
      term: 'Critical',
      text: 'Safety function or whole site down. Answered in 15 minutes, day and night.',
    },
    { term: 'Major', text: 'More than 1 % of devices affected. Answered in 4 hours, every day.' },
    {
      term: 'Minor',
      text: `One device or a cosmetic fault. Answered within ${brand.replyWithin}, ${brand.hours}.`,
    },
  ],
} as const;

export const takeover = {
  heading: 'Taking over a fleet',
  text: 'We inventory every unit, reproduce the firmware build and test one rollback before we sign. For a fleet of 5,000 that takes about four weeks, and your staff keep every login.',
} as const satisfies SectionIntro;
