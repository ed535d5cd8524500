import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 9,
  description1: [
    'A wall terminal that records who came and when, by face or by fingerprint. It holds up to 1000 face records and 1000 fingerprint records, with several fingers to a person: up to 3000 fingerprints. A queue of 30 people at shift change passes in about a minute.',
    'Two infrared cameras measure depth, so a photograph or a screen held up to the glass is refused. The fingerprint sensor reads below the top layer of skin and works with the dry hands of a workshop.',
    'No pictures are kept. The terminal stores templates of 2 kB each, encrypted with a key that never leaves its secure element, and deletes them on the day an employee leaves. Hours go to payroll as a file or over your own network; faces go nowhere.',
  ],
  description2: [
    'Capacity: up to 1000 face records, 1000 fingerprint records, up to 3000 fingerprints',
    'Matching: a face in under 0.5 seconds, a finger in 0.3 on a 508 dpi capacitive sensor',
    'Liveness: depth from two infrared cameras, in the dark and against the sun',
    'Other ways in: 13.56 MHz card, or a PIN for those who give no biometrics',
    'Log: 100,000 punches kept in the terminal, with no network for months',
    'Export: CSV by USB, JSON over HTTPS, signed webhooks per punch',
    'Door: relay and Wiegand output for an existing strike or controller',
    'Clock: network time, drift under 1 second a day when cut off',
  ],
  benefitDes:
    'Payroll needs one honest number per person and day. Everything here serves that number.',
  benefits: [
    {
      title: 'Nobody punches for a friend',
      text: 'Cards are lent and codes are shared. A face with depth is not, and the log says which method was used for every punch.',
    },
    {
      title: 'The month closes itself',
      text: 'Shifts, breaks and rounding are rules in the export. Missing punches are listed each evening while people still remember, so the last day of the month holds no surprises.',
    },
    {
      title: 'Ready for the privacy officer',
      text: 'Templates stay in one device, deletion is logged, and a card or PIN is always offered as an alternative. The record of processing comes as a two-page template.',
    },
  ],
  images: [
    {
      key: 'attendance-system/hero-light',
      alt: 'Upright terminal in white and dark glass, twice as tall as the light switch beside it: two cameras above, a fingerprint sensor below',
    },
    {
      key: 'attendance-system/hero-dark',
      alt: 'The terminal in graphite on a dark wall, its screen greeting by name, amber light around the fingerprint sensor',
    },
    {
      key: 'attendance-system/detail',
      alt: 'The fingerprint sensor close up: the loops of a finger on dark glass inside a ring of amber light',
    },
    {
      key: 'attendance-system/in-use',
      alt: 'The terminal on a plaster wall beside the glass door of an office, daylight and trees behind it',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '92 × 190 × 24 mm' },
    { label: 'Power', value: 'PoE (IEEE 802.3af) or 12 V DC, 1.5 A; 9 W at most' },
    { label: 'Radio', value: 'Wi-Fi 2.4 and 5 GHz, NFC 13.56 MHz' },
    { label: 'Range', value: 'Face 0.5 to 1.5 m, card 40 mm' },
    { label: 'Connects to', value: 'Ethernet or Wi-Fi; Gateway optional' },
    { label: 'Material', value: 'Tempered glass, anodized aluminum back' },
    { label: 'Protection', value: 'IP54' },
    { label: 'Operating temperature', value: '−10 to 50 °C' },
    {
      label: 'In the box',
      value: 'Terminal, wall plate, 12 V supply, five cards, screws, template',
    },
  ],
  related: [2, 10, 3],
};
