import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro, Term } from '../../content/page.ts';

/** One of the eight tags: its purpose, and the figure and standard that define it. */
interface NfcCard extends FeatureCard {
  readonly figure: Term;
  readonly standard: string;
}

export const nfcPage = {
  title: `NFC Tags and Reader Solutions | ${brand.name}`,
  description:
    'Access, pairing, authenticity, inspection, asset and pet tags at 13.56 MHz: eight NFC solutions with the chip, memory and reading distance of each.',
  heading: 'NFC Solutions',
  lead: 'A phone reads a tag from a few centimetres, so nobody taps one by accident. Most tags need no battery.',
  hero: {
    key: 'nfc/tags',
    alt: 'Eight tags on stone: label, bead, disc, card, wristband, key fob, screw and tile, its edge lit amber',
  },
} as const satisfies Page;

export const nfcFigures = [
  { term: 'Frequency', text: '13.56 MHz' },
  { term: 'Reach with a phone', text: '1 to 6 cm' },
  { term: 'Memory', text: '64 bytes to 32 kB' },
  { term: 'Power', text: 'From the reader' },
] as const satisfies readonly Term[];

export const nfcIntro = {
  heading: 'Eight uses for a tap',
  text: 'Tags arrive written, printed and tested, with the app or reader they need.',
} as const satisfies SectionIntro;

export const nfcCards = [
  {
    icon: 'KeyRound',
    heading: 'Access cards and fobs',
    content: 'Every card has its own key. Report it lost and it stops working at every door.',
    figure: { term: 'to revoke it at every door', text: '1 min' },
    standard: 'ISO/IEC 14443, AES-128',
  },
  {
    icon: 'SmartphoneNfc',
    heading: 'Tap to pair',
    content:
      'The tag in a device hands the phone its address and a one-time secret. Bluetooth pairs without a list or a code.',
    figure: { term: 'digits to type', text: '0' },
    standard: 'NFC Forum Type 2, Bluetooth LE',
  },
  {
    icon: 'BadgeCheck',
    heading: 'Proof of origin',
    content:
      'Each tap makes a new signed link with a counter. A copied link gives itself away, and the buyer needs no app.',
    figure: { term: 'use of a copied link is caught', text: '2nd' },
    standard: 'NFC Forum Type 4, AES-128',
  },
  {
    icon: 'ClipboardCheck',
    heading: 'Inspection rounds',
    content:
      'A tag on each extinguisher, ladder and pump opens the right checklist and proves that somebody was there. Works offline.',
    figure: { term: 'from the tap to the checklist', text: '3 s' },
    standard: 'NFC Forum Type 2, NDEF',
  },
  {
    icon: 'Package',
    heading: 'Asset tags for metal',
    content:
      'A 0.3 mm ferrite layer keeps the field out of the steel. Screw it on; oil and a pressure wash won’t stop it.',
    figure: { term: 'of reach on bare steel', text: '2–3 cm' },
    standard: 'ISO/IEC 15693, −40 to +85 °C',
  },
  {
    icon: 'ThermometerSnowflake',
    heading: 'Temperature loggers',
    content:
      'A sealed logger on a cord travels with the box. Tap it at the dock and see one curve and one verdict.',
    figure: { term: 'readings in 90 days', text: '4,000' },
    standard: 'ISO/IEC 15693, ±0.5 °C',
  },
  {
    icon: 'PawPrint',
    heading: 'Pet and medical tags',
    content:
      'A tap shows what a finder or a paramedic needs. The owner decides what that is, and sees when it was read.',
    figure: { term: 'languages on the page', text: '2' },
    standard: 'NFC Forum Type 2, NDEF',
  },
  {
    icon: 'PanelsTopLeft',
    heading: 'Room and scene tiles',
    content:
      'A tile by the bed runs a scene. One on the meeting-room door books the next half hour. No power, no wiring.',
    figure: { term: 'across, 7 mm thick', text: '29 mm' },
    standard: 'NFC Forum Type 2, 144 bytes',
  },
] as const satisfies readonly NfcCard[];

export const nfcChoice = {
  heading: 'Which tag?',
  text: 'All three work at 13.56 MHz. Distances are with a phone; fixed readers reach farther.',
  columns: {
    type: 'Forum type',
    memory: 'Memory',
    distance: 'Distance',
    suits: 'Suits',
  },
  rows: [
    {
      type: 'Type 2',
      memory: '144 to 888 bytes',
      distance: '1 to 4 cm',
      suits: 'Links, pairing, tiles',
    },
    {
      type: 'Type 4',
      memory: '256 bytes to 32 kB',
      distance: '1 to 3 cm',
      suits: 'Access, proof of origin',
    },
    { type: 'Type 5', memory: '64 bytes to 8 kB', distance: '2 to 6 cm', suits: 'Assets, loggers' },
  ],
} as const;

export const nfcNext = {
  heading: 'What will it stick on?',
  text: 'Steel, skin or a wet crate: the surface decides the tag. Tell us what it is and who taps it, and an engineer will recommend a tag type and chip.',
  label: 'Describe your surface',
  path: pages.contact.path,
} as const satisfies NextStep;
