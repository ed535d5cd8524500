import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 8,
  description1:
    'A disc of 36 mm with a single button and a ring of light. Press once to unlock, twice for the lights, hold for three seconds to call help; you decide what each press means. The fob vibrates when the gateway has carried the order out, not when it was sent, so you know without looking. It lives on a key ring, a wrist strap or the wall by the bed, survives a drop into the sink, and runs two years on a coin cell.',
  description2: [
    'Presses: single, double and a three-second hold, each bound to its own rule',
    'Confirmation: one short vibration for done, three for no answer',
    'Security: a rolling code under AES-128, so a recorded press opens nothing',
    'Presence: announces itself every 2 seconds, for rules on coming and going',
    'Help call: repeats until somebody accepts it on their phone',
    'Water: IP67, 30 minutes at 1 m',
  ],
  benefitDes: 'Phones are for settings. Opening a door should take one thumb.',
  benefits: [
    {
      title: 'For those who carry no phone',
      text: 'A child home from school, a parent at 84, a runner. Each fob has a name, so the log says who came in and at what time.',
    },
    {
      title: 'Lost, then useless',
      text: 'Remove a fob from the list and the lock forgets it at the next contact, 15 minutes later at most. No cylinder to change.',
    },
  ],
  images: [
    {
      key: 'smart-fob-button/hero-light',
      alt: 'A flat white disc with a dished button and a thin amber ring, on a steel loop with a brass key',
    },
    {
      key: 'smart-fob-button/in-use',
      alt: 'The fob in its wrist strap on a bedside table, next to reading glasses and a water glass',
    },
    {
      key: 'smart-fob-button/detail',
      alt: 'The fob close up: the dish of its button inside the amber ring, a thumb wide',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '36 mm across, 9 mm thick' },
    { label: 'Power', value: 'One CR2032, 2 years at 20 presses a day' },
    { label: 'Radio', value: 'Bluetooth LE 5.2' },
    { label: 'Range', value: '20 m indoors, 60 m in the open' },
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
