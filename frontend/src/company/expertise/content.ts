import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro, TitledText } from '../../content/page.ts';

export const expertisePage = {
  title: `IoT Expertise in Nine Industries | ${brand.name}`,
  description:
    'Smart homes, health, elderly care, vehicle tracking, manufacturing, agriculture, logistics, public works and pets, and the six tools we know best.',
  heading: 'Expertise',
  lead: 'A freezer, a heart and a snowplow have little in common except this: the reading has to be right, arrive in time and reach the person on duty.',
  hero: {
    key: 'expertise/tray',
    alt: 'A walnut tray with nine compartments seen from directly above, each holding one thing: a dimmer, a wristband, a tracker, a soil probe, a collar tag',
  },
} as const satisfies Page;

export const industriesIntro = {
  heading: 'Industries',
  text: 'Nine fields in which we have built, installed and repaired.',
} as const satisfies SectionIntro;

export const industries = [
  {
    icon: 'House',
    heading: 'Smart homes',
    content:
      'Locks, lights, blinds and air in one system that obeys the wall switch first. Scenes run on the gateway and keep running without internet.',
  },
  {
    icon: 'HeartPulse',
    heading: 'Health',
    content:
      'Readings from home to clinic with time, unit and device attached. Bluetooth LE health profiles, HL7 FHIR on the clinic’s side.',
  },
  {
    icon: 'HandHelping',
    heading: 'Elderly care',
    content:
      'Daily rhythm from doors, motion and power, without cameras. Falls are found by radar, and a call button answers in the same room.',
  },
  {
    icon: 'Car',
    heading: 'Vehicle tracking',
    content:
      'Position, fuel and fault codes over LTE-M for vans, trucks and trailers. Dispatch by driving time instead of distance.',
  },
  {
    icon: 'Factory',
    heading: 'Manufacturing',
    content:
      'Vibration, current and cycle counts added to machines from any decade. We read OPC UA and Modbus and never write to a controller unasked.',
  },
  {
    icon: 'Sprout',
    heading: 'Agriculture',
    content:
      'Soil, leaf and tank sensors on LoRaWAN, solar-powered, with 30 days in reserve. Frost warnings arrive while fans can still help.',
  },
  {
    icon: 'Warehouse',
    heading: 'Logistics',
    content:
      'Pallets counted at the dock door by UHF RFID, cold boxes with a logger inside, trailers that report after standing for 24 hours.',
  },
  {
    icon: 'Snowflake',
    heading: 'Cities and public works',
    content:
      'Plows, bins, street lights and meters on one map. A street counts as cleared when the blade was down, not when a truck drove by.',
  },
  {
    icon: 'PawPrint',
    heading: 'Pet care',
    content:
      'Pulse, breathing, activity and temperature from a 28 g collar. Trends for the owner, raw curves for the veterinarian.',
  },
] as const satisfies readonly FeatureCard[];

export const expertiseIntro = {
  heading: 'What we build with',
  text: 'Six technologies come up in almost every project. Here is what we have learned to watch for.',
} as const satisfies SectionIntro;

export const expertiseItems = [
  {
    title: 'Apple Watch',
    text: 'watchOS apps in Swift: heart rate and motion with the wearer’s consent, scenes on the wrist, a call for help that also works on cellular models without the phone. The system grants a complication about four background refreshes an hour; we design within that.',
  },
  {
    title: 'Bluetooth',
    text: 'Bluetooth LE peripherals and gateways: own GATT services, LE Secure Connections, the 2M PHY for speed and the coded PHY for reach. Pairing is tested against 30 phone models, because that is where Bluetooth fails.',
  },
  {
    title: 'RFID',
    text: 'UHF tags (EPC Gen2, 902 to 928 MHz) read at up to 10 m and by the hundreds per second; HF tags at 13.56 MHz where a read should be deliberate. Metal and water decide the tag, so we test on your goods.',
  },
  {
    title: 'Sensors',
    text: 'Temperature to 0.1 °C, humidity, pressure, gas, vibration, radar. The sensor is bought; the accuracy comes from placement, settling time and a two-point calibration of each unit.',
  },
  {
    title: 'Raspberry Pi',
    text: 'Ideal for the first month and, as a Compute Module on our carrier board, for series up to some thousands. We use eMMC and a read-only root, since SD cards and power cuts do not get along.',
  },
  {
    title: 'Beacons',
    text: 'iBeacon and Eddystone for rooms and assets. Signal strength gives a distance to 2 or 3 m at best; where half a metre matters we use angle of arrival. One advertisement a second runs two years on a CR2032.',
  },
] as const satisfies readonly TitledText[];

export const expertiseNext = {
  heading: 'See it at work.',
  text: 'Six systems from these nine fields, each from the reading that matters to the person who acts on it.',
  label: 'Read the six use cases',
  path: pages.iotUseCases.path,
} as const satisfies NextStep;
