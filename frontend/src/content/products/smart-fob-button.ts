import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 8,
  description1: [
    'A small disc with a single button and a ring of light. Press once to unlock, press twice for the lights, hold for three seconds to call for help: you decide what each press does.',
    'The fob vibrates when the job is done, not when the message is sent, so you know without looking.',
    'Wear it on a key ring or a wrist strap, or put it on the wall by the bed. It survives a drop in the sink.',
  ],
  description2: [
    'Presses: Single, double and a three-second hold, each with its own rule',
    'Confirmation: One short vibration for done, three for no answer',
    'Security: A rolling code under AES-128, so a recorded press opens nothing',
    'Presence: Announces itself every 2 seconds, for rules on coming and going',
    'Help call: Repeats until somebody accepts it on their phone',
    'Water: IP67, 30 minutes at 1 m',
  ],
  figures: [
    { value: '3', unit: 'presses', label: 'each starts a rule of yours' },
    { value: '2', unit: 'years', label: 'on a CR2032' },
    { value: 'IP67', label: '30 minutes at 1 m' },
    { value: '36', unit: 'mm', label: 'across, 9 mm thick' },
  ],
  fits: 'Key ring, wrist strap or wall',
  screen: {
    place: 'Maya’s fob',
    parts: [
      { kind: 'reading', value: 'At home', note: 'Since 15:42' },
      {
        kind: 'rows',
        rows: [
          ['Press', 'Unlock the front door'],
          ['Press twice', 'Hall lights on'],
          ['Hold 3 s', 'Call for help'],
        ],
      },
      {
        kind: 'rows',
        rows: [
          ['15:42', 'Front door unlocked: done'],
          ['08:05', 'Left the house'],
        ],
      },
    ],
  },
  benefitDes: 'Opening a door should take one thumb, not a phone.',
  benefits: [
    {
      title: 'For people without a phone',
      text: 'A child home from school, an 84-year-old parent, a runner. Each fob has a name, so the log shows who came in and when.',
    },
    {
      title: 'One button, three jobs',
      text: 'Press once for the door, twice for the lights, hold for help. Change what each press does in the app.',
    },
    {
      title: 'Worthless if found',
      text: 'Lost a fob? Remove it from the list, and the lock forgets it. No cylinder to change.',
      figure: { value: '15', unit: 'min', label: 'at most, until a lost fob opens nothing' },
    },
  ],
  images: [
    {
      key: 'smart-fob-button/hero-light',
      alt: 'A flat disc with a dished button and a thin amber ring, on a steel loop with a brass key',
    },
    {
      key: 'smart-fob-button/hero-dark',
      alt: 'The fob in graphite, its amber ring lit',
    },
    {
      key: 'smart-fob-button/detail',
      alt: 'The fob close up: the dish of its button inside the amber ring, a thumb wide',
    },
    {
      key: 'smart-fob-button/in-use',
      alt: 'The fob hanging in its wrist strap from the lever of a door',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '36 mm across, 9 mm thick' },
    { label: 'Power', value: 'One CR2032' },
    { label: 'Radio', value: 'Bluetooth LE 5.2' },
    { label: 'Range', value: '10 to 20 m indoors, 60 m in the open' },
    { label: 'Connects to', value: 'Gateway; Smart Lock directly' },
    { label: 'Material', value: 'Polycarbonate, silicone seal, steel loop' },
    { label: 'Protection', value: 'IP67' },
    { label: 'Operating temperature', value: '−20 to 50 °C' },
    {
      label: 'In the box',
      value: 'Fob, CR2032, key loop, wrist strap, wall holder with adhesive pad',
    },
  ],
  related: [2, 6, 14],
};
