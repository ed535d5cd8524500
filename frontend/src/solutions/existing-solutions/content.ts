import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { NextStep, Page, SectionIntro, Term } from '../../content/page.ts';
import {
  attendanceDay,
  coldChainDay,
  type Day,
  elderlyCareDay,
  healthDay,
  leakDay,
  publicWorksDay,
  vehicleDay,
} from './days.ts';

/** A solution or feature with up to two lists, each below its own sentence. */
export interface Feature {
  readonly title: string;
  readonly des: string;
  readonly day: Day;
  readonly des1?: string;
  readonly list1?: readonly Term[];
  readonly des2?: string;
  readonly list2?: readonly Term[];
}

export const existingSolutionsPage = {
  title: `Existing IoT Solutions, Ready to Adapt | ${brand.name}`,
  description:
    'Elderly care, remote health readings, vehicle tracking, cold chain, leak detection, attendance and public works: systems that run and can be yours.',
  heading: 'Existing Solutions',
  lead: 'Seven systems that already run. Hardware, firmware and screens exist; adapting one to your site takes four to ten weeks instead of a year.',
  hero: {
    key: 'existing-solutions/kit',
    alt: 'An open flat case with a gateway and twelve small white sensors, each in its own cut-out of grey felt',
  },
} as const satisfies Page;

export const existingSolutions: readonly Feature[] = [
  {
    title: 'Elderly care at home',
    day: elderlyCareDay,
    des: 'Sensors that never need wearing or charging follow the rhythm of a day, and tell family or a care team when it breaks.',
    des1: 'Installed in one visit of about two hours:',
    list1: [
      {
        term: 'Motion and doors',
        text: 'Six to eight battery sensors, one per room and outer door.',
      },
      {
        term: 'Power',
        text: 'An adaptor on the kettle or television shows that the day has begun.',
      },
      {
        term: 'Call button',
        text: 'One press by the bed, one in the bathroom; answered by a person.',
      },
      { term: 'Radar', text: 'Optional fall detection above the shower, without a camera.' },
    ],
    des2: 'What the family sees:',
    list2: [
      { term: 'Good morning', text: 'One message when the day starts as usual.' },
      { term: 'Unusual', text: 'No movement for 90 minutes beyond the resident’s own pattern.' },
      { term: 'Urgent', text: 'A fall, a call, or the front door open at 03:00.' },
    ],
  },
  {
    title: 'Remote health readings',
    day: healthDay,
    des: 'Measuring devices at home, a gateway that needs no phone, and a list for the nurse that begins with whoever needs a call.',
    des1: 'Read over Bluetooth LE with the standard health profiles:',
    list1: [
      {
        term: 'Blood pressure',
        text: 'Systolic, diastolic and pulse, with a repeat when the cuff has slipped.',
      },
      { term: 'Oxygen', text: 'SpO2 and pulse, taken as the median of 30 seconds.' },
      { term: 'Weight', text: 'To 100 g; a gain of 1.5 kg in two days raises a flag.' },
      { term: 'Glucose', text: 'Meter readings with the time of the last meal.' },
    ],
    des2: 'Kept apart by design:',
    list2: [
      {
        term: 'Identity',
        text: 'Names and readings live in two databases, joined only on the clinic’s screen.',
      },
      { term: 'Audit', text: 'Every look at a record is logged with who, when and why.' },
    ],
  },
  {
    title: 'Vehicle tracking',
    day: vehicleDay,
    des: 'Position, condition and driving style for fleets of 5 to 5,000, on LTE-M with a 2G fallback where carriers still offer it.',
    des1: 'From the vehicle:',
    list1: [
      { term: 'Position', text: 'GPS, Galileo and GLONASS; every 10 seconds or at each 25° turn.' },
      {
        term: 'Condition',
        text: 'Odometer, fuel level, battery voltage and fault codes from OBD-II or J1939.',
      },
      {
        term: 'Driving',
        text: 'Braking above 0.4 g, cornering above 0.35 g, idling over five minutes.',
      },
      { term: 'Gaps', text: '20,000 positions fit in memory and follow when coverage returns.' },
    ],
    des2: 'At the desk:',
    list2: [
      { term: 'Nearest free', text: 'Ranked by driving time, load and hours left on shift.' },
      {
        term: 'Zones',
        text: 'Arrivals and departures in the customer’s own words, not coordinates.',
      },
      { term: 'Service', text: 'By kilometres, engine hours or date, whichever comes first.' },
    ],
  },
  {
    title: 'Cold chain',
    day: coldChainDay,
    des: 'Temperature from the packing room to the pharmacy shelf, in one unbroken curve with the name of whoever held the box.',
    list1: [
      { term: 'Rooms', text: 'Wired probes in glycol, read every minute.' },
      { term: 'Vans', text: 'Wireless probes joined to the vehicle tracker.' },
      { term: 'Boxes', text: 'NFC loggers: 4,000 readings, read out with any phone at the door.' },
    ],
  },
  {
    title: 'Leak and valve control',
    day: leakDay,
    des: 'Pads under appliances, meters on risers and a motor valve that closes in under 10 seconds, tested by itself once a month.',
    list1: [
      {
        term: 'Night flow',
        text: 'Anything above zero between 02:00 and 04:00 is traced to a suite.',
      },
      {
        term: 'Freezing',
        text: 'A pipe below 4 °C warns while there is still time to open a tap.',
      },
    ],
  },
  {
    title: 'Attendance and access',
    day: attendanceDay,
    des: 'One terminal at the entrance, locks on the doors that matter, and a time sheet that nobody types.',
    des1: 'Built from catalogue devices:',
    list1: [
      {
        term: 'Terminal',
        text: 'Up to 1000 face records, 1000 fingerprint records and up to 3000 fingerprints, all on the device.',
      },
      { term: 'Locks', text: 'Codes by person, door and hour; revoked in seconds.' },
      { term: 'Export', text: 'Hours as CSV or through an API to payroll, rounded by your rules.' },
    ],
  },
  {
    title: 'Public works',
    day: publicWorksDay,
    des: 'Plows, sweepers and collection trucks on their routes, with proof of which street was served and when.',
    des1: 'Beyond position:',
    list1: [
      {
        term: 'Equipment state',
        text: 'Blade down, spreader on, arm lifted: read from switches and hydraulics.',
      },
      { term: 'Material', text: 'Salt in grams per square metre, by segment.' },
      { term: 'Bins', text: 'Fill level by ultrasound to 5 cm; rounds skip what is half empty.' },
    ],
    des2: 'For residents:',
    list2: [
      {
        term: 'Street status',
        text: 'A public map with a delay of 15 minutes, without vehicle or driver names.',
      },
      { term: 'Claims', text: 'A log for each address, kept for two winters.' },
    ],
  },
];

export const solutionsIntro = {
  heading: 'The same day, seven times',
  text: 'What each of them records from midnight to midnight. The amber line is the moment for which it was built.',
} as const satisfies SectionIntro;

export const existingSolutionsNext = {
  heading: 'Which is nearest to yours?',
  text: 'Name one of the seven and what is different at your site. We answer with the weeks that the difference takes.',
  label: 'Name your nearest',
  path: pages.contact.path,
} as const satisfies NextStep;
