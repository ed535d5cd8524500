import * as brand from '../../content/brand.ts';
import type { NextStep, Page, SectionIntro, Term } from '../../content/page.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { LineState } from './LifeLines.tsx';
import { quote } from '../../content/services.ts';

export const managedServicesPage = {
  title: `IoT Managed Services for Device Fleets | ${brand.name}`,
  description:
    'Monitoring, staged firmware updates, certificates, lines, replacements and monthly reports for fleets of 50 to 50,000 devices, with a 15-minute response.',
  heading: 'Managed Services',
  lead: 'Certificates expire, batteries sag in January, carriers retire bands. We check your fleet every day.',
  hero: {
    key: 'services/managed-dark',
    alt: 'Eight gateways on two oak shelves in a dim room, seven with a pale line of light and one glowing amber',
  },
} as const satisfies Page;

export const managedOffer = [
  { term: 'You get', text: 'Six services, day and night, for 50 devices or 50,000' },
  { term: 'It takes', text: 'About four weeks to take over a fleet of 5,000' },
  { term: 'It costs', text: 'A monthly price per device, in writing, once we’ve seen the fleet' },
] as const satisfies readonly Term[];

/** A service, and its part in the night that the page describes. */
interface LogEntry extends FeatureCard {
  readonly time: string;
  readonly who: string;
  readonly event: string;
  /** The state of the site's devices from this entry on. */
  readonly lines: LineState;
}

export const nightIntro = {
  heading: 'One night, as an example',
  text: 'At 03:12 a site goes silent. Each line is one of its sixteen devices. Each entry shows who acts, and which service works.',
} as const satisfies SectionIntro;

export const managedServices = [
  {
    time: '03:12',
    who: 'Alarm',
    event: 'A care home’s gateway loses its line, and we lose sight of sixteen devices. Critical.',
    lines: 'lost',
    icon: 'Activity',
    heading: 'Monitoring',
    content:
      'Devices report battery, signal and last restart once an hour. Two missed reports prompt a check; four open a ticket. A silent gateway raises the alarm at once.',
  },
  {
    time: '03:14',
    who: 'Automatic',
    event:
      'Last evening’s release is paused at 10% of the fleet, in case it’s the cause. Restarts haven’t gone up, so it’s not the cause.',
    lines: 'silent',
    icon: 'HardDriveDownload',
    heading: 'Firmware updates',
    content:
      'Releases go to 1% of the fleet, then 10%, then the rest. If restarts rise by half a point, the rollout stops by itself.',
  },
  {
    time: '03:19',
    who: 'Engineer on call',
    event:
      'Answers after seven minutes. The site’s certificates are good for another 212 days. Not the cause either.',
    lines: 'silent',
    icon: 'KeyRound',
    heading: 'Certificates and keys',
    content:
      'One X.509 certificate per device, renewed 30 days before it expires. Call about a stolen unit, and it’s cut off within a minute.',
  },
  {
    time: '03:31',
    who: 'Engineer on call',
    event:
      'The provider’s line is down. We switch the site to its own LTE router. Thirteen devices are back, with every reading since 03:12. Three are still dark, behind an old repeater.',
    lines: 'partly',
    icon: 'Router',
    heading: 'Connectivity',
    content:
      'Internet lines, data plans, routers and gateways, on one bill. Without a line, a gateway runs its rules and queues up to 14 days of readings.',
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
      'We keep 2% of your fleet as spares, ready to run. A swap leaves the same working day with the old unit’s name, room and rules on board.',
  },
  {
    time: '1 Dec',
    who: 'You',
    event:
      'Read it in one line: thirteen devices out for 19 minutes, three until the next morning, and none of your people woken.',
    lines: 'whole',
    icon: 'FileChartColumn',
    heading: 'Monthly report',
    content:
      'Two pages: availability, incidents, cost per device, and the batteries due in the next 90 days. We go through them in a 30-minute call.',
  },
] as const satisfies readonly LogEntry[];

export const responseTimes = {
  heading: 'Response times',
  text: 'The clock starts at the alarm, not at your email.',
  scale: 'Drawn to scale, with one working day drawn as 24 hours.',
  rows: [
    {
      term: 'Critical',
      hours: 0.25,
      time: '15 min',
      text: 'A safety function or a whole site is down. Answered in 15 minutes, day and night.',
    },
    {
      term: 'Major',
      hours: 4,
      time: '4 h',
      text: 'More than 1% of devices are affected. Answered in 4 hours, every day.',
    },
    {
      term: 'Minor',
      hours: 24,
      time: brand.replyWithin,
      text: `One device, or a cosmetic fault. Answered within ${brand.replyWithin}, ${brand.hours}.`,
    },
  ],
} as const;

export const takeover = {
  heading: 'Taking over a fleet',
  text: 'Before we sign, we list every unit, rebuild the firmware from source and test one rollback. For a fleet of 5,000 that takes about four weeks. Your staff keep every login.',
} as const satisfies SectionIntro;

export const managedNext = {
  heading: 'Who checks yours tonight?',
  text: 'Tell us how many devices you have, and where. The price per device and month comes in writing, once we’ve seen the fleet.',
  label: quote.label,
  path: quote.path,
} as const satisfies NextStep;
