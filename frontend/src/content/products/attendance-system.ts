import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 9,
  description1: [
    'A wall terminal that records who came in and when, by face, fingerprint, card or PIN. At shift change, 30 people pass in about a minute.',
    'Two infrared cameras measure depth, so it rejects a photo or a screen. The fingerprint sensor reads below the top layer of skin. It works with dry workshop hands.',
    'It keeps no pictures. Templates are encrypted with a key that never leaves the terminal, and deleted the day an employee leaves. Hours go to payroll as a file or over your own network. Faces go nowhere.',
  ],
  description2: [
    'Capacity: Up to 1000 face records; 1000 fingerprint records of three fingers each, so up to 3000 fingerprints',
    'Matching: A face in under 0.5 s, a finger in 0.3 s at 508 dpi',
    'Liveness: Depth from two infrared cameras, in any light',
    'Alternatives: 13.56 MHz card or PIN, without biometrics',
    'Log: 100,000 punches, months without a network',
    'Export: CSV by USB, JSON over HTTPS, signed webhooks',
    'Door: Relay and Wiegand output to strike or controller',
    'Clock: Network time; drift under 1 s a day when cut off',
  ],
  figures: [
    { value: '0.5', unit: 's', label: 'for a face, in the dark too' },
    { value: '1000', unit: 'faces', label: 'and up to 3000 fingerprints' },
    { value: '30', unit: 'people', label: 'a minute at shift change' },
    { value: '2', unit: 'kB', label: 'per template, no photos' },
  ],
  fits: 'Ethernet with PoE, or Wi-Fi and 12 V',
  screen: {
    place: 'North entrance',
    parts: [
      { kind: 'reading', value: '27', unit: 'of 31', note: 'clocked in since 07:00' },
      {
        kind: 'rows',
        rows: [
          ['08:57', 'No. 114, face'],
          ['08:55', 'No. 062, card'],
          ['08:51', 'No. 087, finger'],
          ['08:48', 'No. 021, PIN'],
          ['08:46', 'No. 096, face'],
        ],
      },
      {
        kind: 'rows',
        rows: [
          ['Missed punches', '1'],
          ['Door relay', 'On'],
        ],
      },
    ],
  },
  benefitDes: 'Payroll needs one number per person per day: the right one.',
  benefits: [
    {
      title: 'Nobody punches for a friend',
      text: 'People lend cards and share codes. They can’t lend a face. The log shows how each punch was made.',
    },
    {
      title: 'No surprises at month-end',
      text: 'Shifts, breaks and rounding are rules in the export. Missed punches are listed each evening, while people still remember them.',
    },
    {
      title: 'Ready for the privacy officer',
      text: 'Templates stay in one device, deletion is logged, and a card or PIN is always an option. We supply the record of processing as a two-page form.',
      figure: { value: '0', unit: 'photos', label: 'kept by the terminal' },
    },
  ],
  images: [
    {
      key: 'attendance-system/hero-light',
      alt: 'Upright wall terminal with a dark glass screen: two cameras above, a fingerprint sensor below',
    },
    {
      key: 'attendance-system/hero-dark',
      alt: 'The terminal in graphite, seen from the right, amber light around the fingerprint sensor',
    },
    {
      key: 'attendance-system/detail',
      alt: 'The fingerprint sensor close up: the loops of a finger on dark glass inside a ring of amber light',
    },
    {
      key: 'attendance-system/in-use',
      alt: 'The terminal on a plaster wall beside the glass door of an office, the hall behind it',
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
