import * as brand from '../../content/brand.ts';
import type { Page, SectionIntro } from '../../content/page.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { LineState } from './LifeLines.tsx';

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

/** A service, and what it does in the night that the page tells. */
interface LogEntry extends FeatureCard {
  readonly time: string;
  readonly who: string;
  readonly event: string;
  /** How the site's devices are from here on. */
  readonly lines: LineState;
}

export const nightIntro = {
  heading: 'One night, as an example',
  text: 'A site falls silent at 03:12. Each line is one of its sixteen devices; each entry says who acts, and which of six services it took.',
} as const satisfies SectionIntro;

export const managedServices = [
  {
    time: '03:12',
    who: 'Alarm',
    event:
      'A care home’s gateway loses its line, and sixteen devices with it. Safety function down: critical.',
    lines: 'lost',
    icon: 'Activity',
    heading: 'Monitoring',
    content:
      'Each device reports its battery, signal and last restart once an hour in 32 bytes. Two missed reports raise a question, four raise a ticket.',
  },
  {
    time: '03:14',
    who: 'Automatic',
    event:
      'Last evening’s release stops at 10 % of the fleet, in case it is the cause. Restarts have not risen: it is not.',
    lines: 'silent',
    icon: 'HardDriveDownload',
    heading: 'Firmware updates',
    content:
      'Releases go to 1 % of the fleet, then 10 %, then the rest. A rise of half a point in restarts stops the rollout before anyone is paged.',
  },
  {
    time: '03:19',
    who: 'Engineer on call',
    event:
      'Answers after seven minutes. The site’s certificates are good for another 212 days. Not the cause.',
    lines: 'silent',
    icon: 'KeyRound',
    heading: 'Certificates and keys',
    content:
      'One X.509 certificate per device, renewed 30 days before it expires. A stolen unit is cut off within a minute of your call.',
  },
  {
    time: '03:31',
    who: 'Engineer on call',
    event:
      'The carrier’s cell is down. The gateway moves to its second SIM, and all are back but three behind an old repeater.',
    lines: 'partly',
    icon: 'CardSim',
    heading: 'Connectivity',
    content:
      'SIMs, data plans and gateways under one bill. We find the tracker that roams at ten times the usual rate before the carrier invoices it.',
  },
  {
    time: '10:15',
    who: 'Next day, your caretaker',
    event:
      'Plugs in the repeater that left our shelf yesterday. The last three devices are back under their old names.',
    lines: 'back',
    icon: 'PackageCheck',
    heading: 'Replacements',
    content:
      'A stock of 2 % spare units sits provisioned on our shelf. The swap leaves the same working day, with the old unit’s name, room and rules already inside.',
  },
  {
    time: '1 Dec',
    who: 'You',
    event:
      'Read it in one line: nineteen minutes, three devices a day longer, nobody of yours woken.',
    lines: 'whole',
    icon: 'FileChartColumn',
    heading: 'Monthly report',
    content:
      'Availability, incidents, battery forecast for the next 90 days and cost per device, on two pages. A 30-minute call goes through them.',
  },
] as const satisfies readonly LogEntry[];

export const responseTimes = {
  heading: 'Response times',
  text: 'Counted from the alarm, not from the email about it.',
  scale: 'To scale: the last bar is 24 hours.',
  rows: [
    {
      term: 'Critical',
      hours: 0.25,
      text: 'Safety function or whole site down. Answered in 15 minutes, day and night.',
    },
    {
      term: 'Major',
      hours: 4,
      text: 'More than 1 % of devices affected. Answered in 4 hours, every day.',
    },
    {
      term: 'Minor',
      hours: 24,
      text: `One device or a cosmetic fault. Answered within ${brand.replyWithin}, ${brand.hours}.`,
    },
  ],
} as const;

export const takeover = {
  heading: 'Taking over a fleet',
  text: 'We inventory every unit, reproduce the firmware build and test one rollback before we sign. For a fleet of 5,000 that takes about four weeks, and your staff keep every login.',
} as const satisfies SectionIntro;
