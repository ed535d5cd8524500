import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { NextStep, Page, SectionIntro, UseCase } from '../../content/page.ts';

export const iotUseCasesPage = {
  title: `IoT Use Cases: Six Worked Examples | ${brand.name}`,
  description:
    'Independent living, health readings at home, vehicle tracking, cold storage, machine health and apartment buildings: sensors, figures and benefits.',
  heading: 'IoT Use Cases',
  lead: 'Six systems we know down to the screw size. Each begins with the reading that matters and ends with the person who acts on it.',
  hero: {
    key: 'use-cases/six',
    alt: 'Six small things on two stone steps: a model of an apartment house with one lit room, a vibration sensor, a bottle with a probe, an oximeter, a vehicle tracker and a white button',
  },
} as const satisfies Page;

export const exploreOtherServices = {
  heading: 'Explore Other Services',
  text: 'Your case is not among the six? The services behind them are the same.',
} as const satisfies SectionIntro;

export const iotUseCases = [
  {
    name: 'Living alone, looked after',
    description:
      'Door, motion and power sensors learn the rhythm of an older adult’s day: kettle by 08:00, fridge by noon, lights out by 23:00. No camera, no microphone, nothing to wear. When the kettle stays cold until 09:30, a daughter’s phone says so; a button by the bed calls for help at once.',
    images: [
      {
        key: 'use-cases/independent-living',
        alt: 'A bedroom corner at dusk: the lamp runs from a Smart Adaptor, a fob lies in reach, a walking stick leans at the wall',
      },
      {
        key: 'smart-fob-button/in-use',
        alt: 'The fob in its wrist strap on a bedside table, next to reading glasses and a water glass',
      },
    ],
    benefits: [
      'A missed routine is noticed within 90 minutes instead of the next visit',
      'Eight battery sensors, fitted in one afternoon, no drilling',
      'The resident decides who is told, and can pause it with one switch',
    ],
  },
  {
    name: 'Health readings between appointments',
    description:
      'Blood pressure cuff, scale, oximeter and thermometer speak Bluetooth LE to a gateway on the nightstand, so no phone has to be charged or found. Readings reach the clinic within a minute, marked with cuff position and battery state. Each patient is compared with their own last 30 days.',
    images: [
      {
        key: 'use-cases/health-readings',
        alt: 'A blood pressure cuff, a finger oximeter and a gateway on a nightstand beside a pair of reading glasses',
      },
      {
        key: 'gateway/detail',
        alt: 'The waist of the gateway close up: woven threads, the lit gap and the soft edge of the lid',
      },
    ],
    benefits: [
      'Nurses read a ranked list of ten instead of calling two hundred homes',
      'The gateway keeps 30 days of readings when the line is down',
      'Data is encrypted from cuff to clinic and stays in Canada',
    ],
  },
  {
    name: 'Vehicles and trailers on one map',
    description:
      'A wired tracker in the van reports position every 10 seconds while moving and reads fuel, odometer and fault codes from the OBD-II port. A sealed battery unit on the trailer wakes when it is hitched and once a day otherwise. Dispatch sees the nearest free vehicle, not the nearest dot.',
    images: [
      {
        key: 'use-cases/vehicle-tracking',
        alt: 'A model of a white delivery van on a pale street grid, its driven route drawn as an amber line',
      },
      {
        key: 'use-cases/vehicle-tracker',
        alt: 'A black tracker the size of a matchbox on a dashboard at sundown, its lead beside it, the steering wheel behind',
      },
    ],
    benefits: [
      'Position within 3 m under open sky, 10 m between tall buildings',
      'A trailer unit lasts five years on two lithium cells at one report a day',
      'Harsh braking, idling and overdue service on one page per driver',
    ],
  },
  {
    name: 'Cold rooms that report themselves',
    description:
      'A probe in a glycol bottle follows the product rather than the air, so an open door does not cry wolf. LoRaWAN carries the value through insulated steel panels to a gateway two floors up. The log closes each month by itself, ready for an inspector.',
    images: [
      {
        key: 'use-cases/cold-room',
        alt: 'A cold room shelf with a probe in a small bottle and a white logger on the steel post beside it, reading 3.8°',
      },
      {
        key: 'humidity-sensor/detail',
        alt: 'The lower edge close up: a slim row of air slots and a single lit amber dot',
      },
    ],
    benefits: [
      'Two-point calibrated probes, within 0.5 °C from −30 to +30 °C',
      'A call to the duty phone after 15 minutes above the limit',
      'No clipboard: 720 hourly readings a month are filed without one',
    ],
  },
  {
    name: 'Pumps that ask for a bearing',
    description:
      'A sensor the size of a walnut, held by one M6 stud, listens to a pump at 6.4 kHz for two seconds every ten minutes. A model on the device sends a health figure; the raw spectrum follows only when something has moved. Maintenance is planned for a Thursday, not for a breakdown.',
    images: [
      {
        key: 'use-cases/pump-health',
        alt: 'A grey-green centrifugal pump with a walnut-sized sensor on its bearing housing, a ring of amber light around it',
      },
      {
        key: 'use-cases/vibration-sensor',
        alt: 'A cylindrical aluminum vibration sensor on its threaded stud above a steel block, with fine knurling around the base',
      },
    ],
    benefits: [
      'Typical warning for a worn bearing: three to eight weeks',
      'One battery serves about four years at six readings an hour',
      'Works beside the plant network, without touching its controllers',
    ],
  },
  {
    name: 'Apartment buildings, leak by leak',
    description:
      'Water costs most at 02:00, when nobody uses it and somewhere it still runs. Flow meters on each riser and leak pads under each dishwasher point to a suite within minutes. Door locks, heating and the entrance share the same gateways, so one installation visit serves four trades.',
    images: [
      {
        key: 'use-cases/apartment-building',
        alt: 'A cut-away model of a four-storey building with one amber suite among dark ones',
      },
      {
        key: 'smart-lock/in-use',
        alt: 'An oak front door at dusk with the lock beside a porch lamp, the turn at an angle',
      },
    ],
    benefits: [
      'A leak of 0.5 litres a minute is named by suite in under 10 minutes',
      'The valve closes by itself where the owner allows it',
      'Lost keys end in a revoked code instead of a new cylinder',
    ],
  },
] as const satisfies readonly UseCase[];

export const iotUseCasesNext = {
  heading: 'Yours is the seventh.',
  text: 'Say which reading matters and who has to act on it. The rest is our part.',
  label: 'Describe your case',
  path: pages.contact.path,
} as const satisfies NextStep;
