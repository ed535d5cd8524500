import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro, Term, TitledText } from '../../content/page.ts';

/** An industry, and the evidence for the sentence about it. */
interface Industry extends FeatureCard {
  /** The deciding figure and its meaning. */
  readonly figure: Term;
  readonly proof: readonly Term[];
}

/** A technology, and the figure by which we judge it. */
interface Technology extends TitledText {
  readonly figure: Term;
}

export const expertisePage = {
  title: `IoT Expertise in Nine Industries | ${brand.name}`,
  description:
    'Smart homes, health, elderly care, vehicle tracking, manufacturing, agriculture, logistics, public works and pets, and the six tools we know best.',
  heading: 'Expertise',
  lead: 'Nine industries, one device from each. Pick one to see its key figure, its standards and what we built.',
  hero: {
    key: 'expertise/tray',
    alt: 'A walnut tray with nine compartments seen from directly above, each holding one thing: a dimmer, a wristband, a call button, a tracker, a pressure sensor, a soil probe, an RFID tag, a sensor dome and a collar tag',
  },
} as const satisfies Page;

export const trayLabel = 'The nine industries';

export const industriesIntro = {
  heading: 'Industries',
  text: 'We’ve built, installed and repaired devices in nine fields.',
} as const satisfies SectionIntro;

export const industries = [
  {
    icon: 'House',
    heading: 'Smart homes',
    content:
      'One system for locks, lights, blinds and air. The wall switch always wins, with or without internet.',
    figure: { term: 'from word to light', text: '400 ms' },
    proof: [
      { term: 'Standard', text: 'Zigbee 3.0, Thread, Wi-Fi' },
      { term: 'Built', text: 'Sixteen products, one gateway' },
    ],
  },
  {
    icon: 'HeartPulse',
    heading: 'Health',
    content: 'Readings go from home to clinic with their time, unit and device. No phone needed.',
    figure: { term: 'kept if the line is down', text: '14 days' },
    proof: [
      { term: 'Standard', text: 'Bluetooth LE, HL7 FHIR' },
      { term: 'Built', text: 'A gateway for the bedside' },
    ],
  },
  {
    icon: 'HandHelping',
    heading: 'Elderly care',
    content:
      'Doors, motion and power show the rhythm of a day, without a camera. Radar detects falls.',
    figure: { term: 'to spot a missed routine', text: '90 min' },
    proof: [
      { term: 'Standard', text: 'Zigbee 3.0, AES-128' },
      { term: 'Built', text: 'Eight sensors, one afternoon' },
    ],
  },
  {
    icon: 'Car',
    heading: 'Vehicle tracking',
    content:
      'Vans and trailers report position, fuel and fault codes. Dispatch ranks by driving time, not distance.',
    figure: { term: 'between two positions', text: '10 s' },
    proof: [
      { term: 'Standard', text: 'OBD-II, J1939, LTE-M' },
      { term: 'Built', text: 'Memory for 20,000 positions' },
    ],
  },
  {
    icon: 'Factory',
    heading: 'Manufacturing',
    content:
      'We add vibration, current and cycle counts to machines of any age, and never write to a controller unasked.',
    figure: { term: 'before a bearing fails', text: '3–8 weeks' },
    proof: [
      { term: 'Standard', text: 'OPC UA, Modbus' },
      { term: 'Built', text: 'A sensor the size of a walnut' },
    ],
  },
  {
    icon: 'Sprout',
    heading: 'Agriculture',
    content:
      'Soil, leaf and tank sensors run on the sun. Frost warnings come while the fans can still help.',
    figure: { term: 'from field to mast', text: '15 km' },
    proof: [
      { term: 'Standard', text: 'LoRaWAN, 902 to 928 MHz' },
      { term: 'Built', text: 'A probe with 30 days in reserve' },
    ],
  },
  {
    icon: 'Warehouse',
    heading: 'Logistics',
    content:
      'Pallets are counted as they pass the dock door. A trailer left standing for 24 hours raises an alert.',
    figure: { term: 'from tag to reader', text: '10 m' },
    proof: [
      { term: 'Standard', text: 'EPC Gen2, ISO 15693' },
      { term: 'Built', text: 'A dock gate and a cold-box logger' },
    ],
  },
  {
    icon: 'Snowflake',
    heading: 'Cities and public works',
    content:
      'A street counts as cleared only if the plow blade was down. Bins and meters share the map.',
    figure: { term: 'from street to public map', text: '15 min' },
    proof: [
      { term: 'Standard', text: 'LoRaWAN, J1939' },
      { term: 'Built', text: 'Plow logs, kept for two winters' },
    ],
  },
  {
    icon: 'PawPrint',
    heading: 'Pet care',
    content:
      'A location clip snaps on beside the collar sensor. It lasts 14 days at home, or 9 hours at one position every 5 seconds.',
    figure: { term: 'on the collar, with its own GPS', text: '19 g' },
    proof: [
      { term: 'Standard', text: 'GPS, LTE-M' },
      { term: 'Built', text: 'The sensor and six accessories' },
    ],
  },
] as const satisfies readonly Industry[];

export const expertiseIntro = {
  heading: 'What we build with',
  text: 'Six technologies turn up in almost every project. One number tells you what to expect from each.',
} as const satisfies SectionIntro;

export const expertiseItems = [
  {
    title: 'Apple Watch',
    figure: { term: 'background refreshes an hour', text: '4' },
    text: 'We write watchOS apps in Swift: heart rate and motion with consent, scenes on the wrist, and a call for help that cellular models send without the phone.',
  },
  {
    title: 'Bluetooth',
    figure: { term: 'phone models in every pairing test', text: '30' },
    text: 'Peripherals and gateways with our own GATT services and LE Secure Connections. Pairing is where Bluetooth fails, so that’s what we test most.',
  },
  {
    title: 'RFID',
    figure: { term: 'of reach with a UHF tag', text: '10 m' },
    text: 'UHF tags are read by the hundreds a second; 13.56 MHz tags only when somebody means to. Metal and water decide, so we test on your goods.',
  },
  {
    title: 'Sensors',
    figure: { term: 'after two-point calibration', text: '±0.1 °C' },
    text: 'Temperature, humidity, pressure, gas, vibration, radar. We buy the sensor. Accuracy comes from placement, settling time and calibrating each unit.',
  },
  {
    title: 'Raspberry Pi',
    figure: { term: 'to a working prototype', text: '1 month' },
    text: 'As a Compute Module on our carrier board it goes on into small series, with eMMC and a read-only root: SD cards don’t survive power cuts.',
  },
  {
    title: 'Beacons',
    figure: { term: 'on a CR2032, one signal a second', text: '2 years' },
    text: 'iBeacon and Eddystone place a person or a pallet to within 2 or 3 m. Where half a metre matters, we use angle of arrival.',
  },
] as const satisfies readonly Technology[];

export const expertiseNext = {
  heading: 'See it at work.',
  text: 'Six complete systems, from the reading that matters to the person who acts on it.',
  label: 'Read the six use cases',
  path: pages.iotUseCases.path,
} as const satisfies NextStep;
