import * as brand from '../../content/brand.ts';
import type { NextStep, Page, SectionIntro, UseCase } from '../../content/page.ts';
import { quote } from '../../content/services.ts';

export const iotUseCasesPage = {
  title: `IoT Use Cases: Six Worked Examples | ${brand.name}`,
  description:
    'Independent living, health readings at home, vehicle tracking, cold storage, machine health and apartment buildings: sensors, figures and benefits.',
  heading: 'IoT Use Cases',
  lead: 'Six systems we know down to the last screw. Each one starts with a reading and ends with the person who acts on it.',
  hero: {
    key: 'use-cases/six',
    alt: 'Six small things on two stone steps: a brass water meter, a vibration sensor, a bottle with a probe, an oximeter, a vehicle tracker and a white button',
  },
} as const satisfies Page;

export const callLabel = 'Describe your case';

export const pricing =
  'Yours gets a fixed price in writing, 5 working days after a free first call.';

export const exploreOtherServices = {
  heading: 'Explore Other Services',
  text: 'Don’t see your case? The same services are behind all six.',
} as const satisfies SectionIntro;

/** A use case, and its deciding figure. */
export interface MeasuredCase extends UseCase {
  readonly id: string;
  /** Its name in the table of contents. */
  readonly short: string;
  readonly figure: string;
  readonly measured: string;
}

export const iotUseCases = [
  {
    id: 'living-alone',
    short: 'Living alone',
    figure: '90 min',
    measured: 'until a missed routine is noticed',
    name: 'Living alone, looked after',
    description:
      'Door, motion and power sensors learn an older adult’s day: kettle by 08:00, fridge by noon, lights out by 23:00. No camera, no microphone, nothing to wear. If the kettle is still cold at 09:30, her daughter’s phone says so. A button by the bed calls for help at once.',
    images: [
      {
        key: 'use-cases/independent-living',
        alt: 'A bedroom corner at dusk: the lamp runs from a Smart Adaptor, a fob lies in reach, a walking stick leans at the wall',
      },
    ],
    benefits: [
      'A missed routine shows the same morning, not at the next visit',
      'Eight battery sensors, fitted in one afternoon, no drilling',
      'The resident decides who is told, and a switch pauses everything',
    ],
  },
  {
    id: 'health-readings',
    short: 'Health readings',
    figure: '1 min',
    measured: 'from the cuff to the clinic',
    name: 'Health readings between appointments',
    description:
      'Blood pressure cuff, scale, oximeter and thermometer talk to a gateway on the nightstand over Bluetooth LE. No phone to charge or find. Readings go straight to the clinic, and each patient is compared with their own last 30 days.',
    images: [
      {
        key: 'use-cases/health-readings',
        alt: 'A blood pressure cuff, a finger oximeter and a gateway on a nightstand beside a pair of reading glasses',
      },
    ],
    benefits: [
      'Nurses read a ranked list of ten instead of calling 200 homes',
      'With the line down, the gateway queues up to 14 days of readings',
      'Data is encrypted from cuff to clinic and stays in Canada',
    ],
  },
  {
    id: 'vehicles',
    short: 'Vehicles',
    figure: '10 s',
    measured: 'between positions on the road',
    name: 'Vehicles and trailers on one map',
    description:
      'A wired tracker reports a van’s position while it moves, and reads fuel, odometer and fault codes from the OBD-II port. The trailer’s sealed battery unit wakes up when it’s hitched, and once a day. Dispatch sees the nearest free van.',
    images: [
      {
        key: 'use-cases/vehicle-tracking',
        alt: 'A van’s dashboard at dusk: a phone in its holder shows the route as an amber line, the tracker lies beside a coffee cup',
      },
    ],
    benefits: [
      'Position within 3 m under open sky, 10 m between tall buildings',
      'A trailer unit runs five years on two cells, at a report a day',
      'Harsh braking, idling and overdue service on one page per driver',
    ],
  },
  {
    id: 'cold-rooms',
    short: 'Cold rooms',
    figure: '15 min',
    measured: 'above the limit, then a call',
    name: 'Cold rooms that report themselves',
    description:
      'A probe in a glycol bottle follows the product, not the air, so an open door raises no false alarm. LoRaWAN carries the value through insulated steel panels to a receiver two floors up. The log closes itself each month, ready for an inspector.',
    images: [
      {
        key: 'use-cases/cold-room',
        alt: 'A cold room shelf with a probe in a small bottle and a white logger on the steel post beside it, reading 3.8°',
      },
    ],
    benefits: [
      'Two-point calibrated probes, within 0.5 °C from −30 to +30 °C',
      'A call to the duty phone, not a mail that waits until morning',
      '720 hourly readings a month, filed without a clipboard',
    ],
  },
  {
    id: 'pumps',
    short: 'Pumps',
    figure: '3 to 8 weeks',
    measured: 'before a bearing fails',
    name: 'Pumps that warn before they fail',
    description:
      'A sensor the size of a walnut, held by one M6 stud, listens to a pump for two seconds every ten minutes at 6.4 kHz. A model on the device sends one health figure. The raw spectrum follows only if something has changed. You plan the repair.',
    images: [
      {
        key: 'use-cases/pump-health',
        alt: 'A grey-green centrifugal pump with a walnut-sized sensor on its bearing housing, a ring of amber light around it',
      },
    ],
    benefits: [
      'Time to order the bearing and to plan the stop',
      'One battery lasts about four years at six readings an hour',
      'Runs beside the plant network and never touches its controllers',
    ],
  },
  {
    id: 'apartments',
    short: 'Apartments',
    figure: '10 min',
    measured: 'to name the suite with the leak',
    name: 'Leaks in apartment buildings',
    description:
      'Water that runs at 02:00 is usually a leak. Flow meters on each riser and leak pads under each dishwasher name the suite. Door locks, heating and the entrance use the same gateways, so one installation visit covers four trades.',
    images: [
      {
        key: 'use-cases/apartment-building',
        alt: 'A cut-away model of a four-storey building with one amber suite among dark ones',
      },
    ],
    benefits: [
      'A leak of 0.5 litres a minute is enough to find it',
      'The valve closes by itself if the owner allows it',
      'A lost key means a revoked code, not a new cylinder',
    ],
  },
] as const satisfies readonly MeasuredCase[];

export const iotUseCasesNext = {
  heading: 'Yours is the seventh.',
  text: `Tell us what you measure today, and who has to act on it. An engineer answers within ${brand.replyWithin}.`,
  label: callLabel,
  path: quote.path,
} as const satisfies NextStep;
