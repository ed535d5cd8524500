import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro } from '../../content/page.ts';

export const nfcPage = {
  title: `NFC Tags and Reader Solutions | ${brand.name}`,
  description:
    'Access, pairing, authenticity, inspection, asset and pet tags at 13.56 MHz: eight NFC solutions with the chip, memory and reading distance of each.',
  heading: 'NFC Solutions',
  lead: 'Four centimetres is a feature. Whoever taps a tag meant to, stands in front of it, and needs no battery on the other side.',
  hero: {
    key: 'nfc/tags',
    alt: 'Eight tags on a stone slab: label, bead, disc, card, wristband, key fob, screw tag and tile, its edge lit amber',
  },
} as const satisfies Page;

export const nfcIntro = {
  heading: 'Eight uses for a tap',
  text: 'We supply tags written, printed and tested, with the app or reader that belongs to them.',
} as const satisfies SectionIntro;

export const nfcCards = [
  {
    icon: 'KeyRound',
    heading: 'Access cards and fobs',
    content:
      'AES-128 credentials under ISO/IEC 14443, with a key of its own for each card. A lost one is revoked at every door within a minute.',
  },
  {
    icon: 'SmartphoneNfc',
    heading: 'Tap to pair',
    content:
      'The tag inside a device hands the phone its address and a one-time secret. Bluetooth pairing starts without a list to search or a code to type.',
  },
  {
    icon: 'BadgeCheck',
    heading: 'Proof of origin',
    content:
      'Each tap yields a new signed link with a counter. A copied link is recognized at its second use, with no app on the buyer’s phone.',
  },
  {
    icon: 'ClipboardCheck',
    heading: 'Inspection rounds',
    content:
      'A tag on each extinguisher, ladder and pump opens the right checklist and proves presence. Forms work offline and send themselves later.',
  },
  {
    icon: 'Package',
    heading: 'Asset tags for metal',
    content:
      'A 0.3 mm ferrite layer keeps the field out of the steel. Screw-on tags read at 2 to 3 cm, from −40 to +85 °C, after oil and pressure wash.',
  },
  {
    icon: 'ThermometerSnowflake',
    heading: 'Temperature loggers',
    content:
      'A flat logger with a paper-thin cell: 4,000 readings at ±0.5 °C over 90 days. The receiving clerk taps the box and sees one curve and one verdict.',
  },
  {
    icon: 'PawPrint',
    heading: 'Pet and medical tags',
    content:
      'The tap opens a page with what a finder or a paramedic needs, in two languages. The owner decides what it shows and sees when it was read.',
  },
  {
    icon: 'PanelsTopLeft',
    heading: 'Room and scene tiles',
    content:
      'A tile by the bed runs a scene, one on the meeting-room door books the next half hour. No power, no wiring, 29 mm across.',
  },
] as const satisfies readonly FeatureCard[];

export const nfcChoice = {
  heading: 'Which tag?',
  text: 'All at 13.56 MHz. Distances are for a phone; fixed readers reach farther.',
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
  text: 'Steel, skin or a wet crate: the surface decides the tag. Tell us which, and who taps it; an engineer answers with a type and a chip.',
  label: 'Describe your surface',
  path: pages.contact.path,
} as const satisfies NextStep;
