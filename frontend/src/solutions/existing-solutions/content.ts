import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { NextStep, Page, Picture, SectionIntro, Term } from '../../content/page.ts';
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

/** A solution or feature with up to two lists, each with its own sentence. */
export interface Feature {
  readonly title: string;
  /** The time until it runs on a customer's site. */
  readonly weeks: string;
  readonly des: string;
  readonly image: Picture;
  /** Whether the picture also fills a tall frame, beside its words and its day. */
  readonly tall?: true;
  readonly day: Day;
  readonly des1?: string;
  readonly list1?: readonly Term[];
  readonly des2?: string;
  readonly list2?: readonly Term[];
}

export const existingSolutionsPage = {
  title: `Existing IoT Solutions, Ready to Adapt | ${brand.name}`,
  description:
    'Elderly care, remote health readings, vehicle tracking, cold chain, leak detection, attendance and public works: seven systems, yours in weeks.',
  heading: 'Existing Solutions',
  lead: 'Seven systems that already run. The hardware, firmware and screens are built. We adapt them to your site in four to ten weeks.',
  hero: {
    key: 'existing-solutions/kit',
    alt: 'An open flat case with a gateway and twelve small white sensors, each in its own cut-out of grey felt',
  },
} as const satisfies Page;

export const existingSolutions: readonly Feature[] = [
  {
    title: 'Elderly care at home',
    weeks: '4 to 6 weeks',
    day: elderlyCareDay,
    des: 'Nothing to wear, nothing to charge. Sensors learn the rhythm of a day and tell family or the care team when it breaks.',
    image: {
      key: 'use-cases/independent-living',
      alt: 'A nightstand at dusk: its lamp runs from a Smart Adaptor, a walking stick leans beside it',
    },
    des1: 'Installed in one two-hour visit',
    list1: [
      {
        term: 'Motion and doors',
        text: 'Six to eight battery sensors, one per room and outer door.',
      },
      {
        term: 'Power',
        text: 'A smart adaptor on the kettle or TV shows that the day has begun.',
      },
      {
        term: 'Call button',
        text: 'One by the bed, one in the bathroom. A person answers.',
      },
      { term: 'Radar', text: 'Optional fall detection above the shower. No camera.' },
    ],
    des2: 'What the family sees',
    list2: [
      { term: 'Good morning', text: 'One message when the day starts as usual.' },
      { term: 'Unusual', text: 'No movement for 90 minutes beyond the resident’s usual pattern.' },
      { term: 'Urgent', text: 'A fall, a call, or the front door open at 03:00.' },
    ],
  },
  {
    title: 'Remote health readings',
    weeks: '8 to 10 weeks',
    day: healthDay,
    des: 'Patients measure at home, a gateway sends the readings without a phone, and the nurse’s list starts with whoever needs a call.',
    image: {
      key: 'use-cases/health-readings',
      alt: 'A blood pressure cuff, a finger oximeter and a gateway on a nightstand',
    },
    des1: 'Read over Bluetooth LE',
    list1: [
      {
        term: 'Blood pressure',
        text: 'Systolic, diastolic and pulse. A slipped cuff gets a second try.',
      },
      { term: 'Oxygen', text: 'SpO2 and pulse, the median of 30 seconds.' },
      { term: 'Weight', text: 'To 100 g. A gain of 1.5 kg in two days raises a flag.' },
      { term: 'Glucose', text: 'Meter readings with the time of the last meal.' },
    ],
    des2: 'Kept apart by design',
    list2: [
      {
        term: 'Identity',
        text: 'Names and readings live in two databases. Only the clinic’s screen joins them.',
      },
      { term: 'Audit', text: 'Every look at a record is logged: who, when and why.' },
    ],
  },
  {
    title: 'Vehicle tracking',
    weeks: '4 to 6 weeks',
    day: vehicleDay,
    des: 'Position, condition and driving style for fleets of 5 to 5,000 vehicles. Runs on LTE-M, and on 2G where carriers still offer it.',
    image: {
      key: 'use-cases/vehicle-tracking',
      alt: 'A van’s dashboard at dusk, with the route on a phone and the tracker beside a coffee cup',
    },
    tall: true,
    des1: 'From the vehicle',
    list1: [
      { term: 'Position', text: 'GPS, Galileo and GLONASS, every 10 seconds or at each 25° turn.' },
      {
        term: 'Condition',
        text: 'Odometer, fuel level, battery voltage and fault codes over OBD-II or J1939.',
      },
      {
        term: 'Driving',
        text: 'Braking above 0.4 g, cornering above 0.35 g, idling over five minutes.',
      },
      {
        term: 'Gaps',
        text: 'The tracker stores 20,000 positions and sends them when coverage returns.',
      },
    ],
    des2: 'At the desk',
    list2: [
      { term: 'Nearest free', text: 'Ranked by driving time, load and hours left on shift.' },
      {
        term: 'Zones',
        text: 'Arrivals and departures by place name, not by coordinates.',
      },
      { term: 'Service', text: 'By kilometres, engine hours or date, whichever comes first.' },
    ],
  },
  {
    title: 'Cold chain',
    weeks: '6 to 8 weeks',
    day: coldChainDay,
    des: 'One unbroken temperature curve from the packing room to the pharmacy shelf, with the name of whoever held the box.',
    image: {
      key: 'use-cases/cold-room',
      alt: 'A cold room shelf with a probe in a small bottle and a white logger on the steel post beside it, reading 3.8°',
    },
    list1: [
      { term: 'Rooms', text: 'Wired probes in glycol, read every minute.' },
      { term: 'Vans', text: 'Wireless probes that report through the vehicle tracker.' },
      { term: 'Boxes', text: 'NFC loggers hold 4,000 readings. Any phone reads them at the door.' },
    ],
  },
  {
    title: 'Leak and valve control',
    weeks: '6 to 8 weeks',
    day: leakDay,
    des: 'Leak pads under appliances, meters on risers, and a motor valve that closes in under 10 seconds and tests itself once a month.',
    image: {
      key: 'use-cases/apartment-building',
      alt: 'A cut-away model of a four-storey building with one amber suite among dark ones',
    },
    tall: true,
    list1: [
      {
        term: 'Night flow',
        text: 'Any flow between 02:00 and 04:00 is traced to a suite.',
      },
      {
        term: 'Freezing',
        text: 'A pipe below 4 °C sends a warning while there’s still time to open a tap.',
      },
    ],
  },
  {
    title: 'Attendance and access',
    weeks: '4 to 6 weeks',
    day: attendanceDay,
    des: 'One terminal at the entrance, locks on the doors that matter, and time sheets that fill themselves in.',
    image: {
      key: 'attendance-system/in-use',
      alt: 'A wall terminal beside the glass door of an office',
    },
    tall: true,
    des1: 'Built from catalogue devices',
    list1: [
      {
        term: 'Terminal',
        text: 'Up to 1000 face records, 1000 fingerprint records and up to 3000 fingerprints, all on the device.',
      },
      { term: 'Locks', text: 'Codes by person, door and hour. Revoked in seconds.' },
      { term: 'Export', text: 'Hours go to payroll as CSV or by API, rounded by your rules.' },
    ],
  },
  {
    title: 'Public works',
    weeks: '8 to 10 weeks',
    day: publicWorksDay,
    des: 'Plows, sweepers and collection trucks on one map, with proof of which street was served and when.',
    image: {
      key: 'general-features/layers',
      alt: 'A street map under clear sheets with orange zones and pipes, pins and a pencil on it, the live map on a tablet behind',
    },
    des1: 'Beyond position',
    list1: [
      {
        term: 'Equipment state',
        text: 'Blade down, spreader on, arm lifted: read from switches and hydraulics.',
      },
      { term: 'Material', text: 'Salt in grams per square metre, by segment.' },
      {
        term: 'Bins',
        text: 'Ultrasound measures the fill level to 5 cm. Rounds skip half-empty bins.',
      },
    ],
    des2: 'For residents',
    list2: [
      {
        term: 'Street status',
        text: 'A public map, 15 minutes behind, without vehicle or driver names.',
      },
      { term: 'Claims', text: 'A log for each address, kept for two winters.' },
    ],
  },
];

export const solutionsIntro = {
  heading: 'The same day, seven times',
  text: 'What each system records from midnight to midnight. The amber line is the moment it was built for.',
} as const satisfies SectionIntro;

/** The summary of a solution’s lists. */
export const solutionParts = 'What’s included';

export const weeksLead = 'Adapted to your site in';

export const existingSolutionsNext = {
  heading: 'Which one is closest to yours?',
  text: 'Pick one of the seven and tell us what’s different at your site. We’ll answer with a price and a number of weeks.',
  label: 'Tell us which one',
  path: pages.contact.path,
} as const satisfies NextStep;
