import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 2,
  description1: [
    'The outside knob spins freely until you enter a code or use a fob or phone. You then have eight seconds to turn it. Locking is automatic: a scene, a press on the lock key or 30 seconds behind a closed door, and a motor throws the bolt.',
    'A magnetic sensor reads the bolt itself. The app says “locked” only when the bolt is fully out. If a warped frame is in the way, the bolt draws back, tries once more and tells you.',
    'It replaces a standard deadbolt, and the screwdriver is in the box. Indoors, a plain thumb-turn always opens the door: no code, no battery, no network.',
  ],
  description2: [
    'Codes: Up to 100, of 6 to 10 digits, each with its own days, hours and expiry',
    'Other keys: Phone by Bluetooth, Smart FOB Button, or a release from the Gateway',
    'Fit: 54 mm bore, 60 or 70 mm backset, doors 35 to 50 mm thick',
    'Auto-lock: Off, or 10 s to 10 min after a magnet sees the door shut',
    'Wrong codes: Five lock the keypad for three minutes and send you an alert',
    'Flat cells: A 9 V battery held to two contacts under the lower edge wakes the lock',
    'Log: The last 500 events with time and key holder, kept in the lock',
    'Weather: The outer half is sealed to IP65',
  ],
  figures: [
    { value: '1.1', unit: 's', label: 'to throw the bolt' },
    { value: '100', unit: 'codes', label: 'each with its own days and hours' },
    { value: '12', unit: 'months', label: 'on four AA cells' },
    { value: '−30', unit: '°C', label: 'on the outside' },
  ],
  fits: '54 mm bore, doors 35 to 50 mm thick',
  finish: 'Brushed aluminum',
  screen: {
    place: 'Front door',
    parts: [
      { kind: 'reading', value: 'Locked', note: 'Bolt fully out since 22:41' },
      { kind: 'switch', label: 'Lock 30 s after the door shuts', on: true },
      {
        kind: 'rows',
        rows: [
          ['22:41', 'Locked by itself'],
          ['22:40', 'Opened with Maya’s fob'],
        ],
      },
      { kind: 'rows', rows: [['Cleaner', 'Tuesdays, 09:00 to 12:00']] },
    ],
  },
  benefitDes: 'On a bad day, a lock still has to work. The simple parts stay mechanical.',
  benefits: [
    {
      title: 'No cylinder, nothing to pick',
      text: 'There’s no keyway outside. A wrench finds no grip on a knob that spins freely, and the bolt drive sits behind hardened steel.',
    },
    {
      title: 'Guests without keys',
      text: 'Give the cleaner Tuesdays from 9:00 to 12:00 and the renter one week in July. Codes start and end on time even with the Gateway off: the lock keeps its own clock.',
    },
    {
      title: 'Who came, and when',
      text: 'Ask from the sofa whether the door is locked, and the answer comes from the bolt. Ask who opened it last, and the log knows.',
      figure: { value: '500', label: 'events in the log, with time and key holder' },
    },
  ],
  images: [
    {
      key: 'smart-lock/hero-light',
      alt: 'Tall rounded lock on a door: dark glass keypad, brushed metal turn below it',
    },
    {
      key: 'smart-lock/hero-dark',
      alt: 'The lock seen from the left, its digits and status line glowing',
    },
    {
      key: 'smart-lock/detail',
      alt: 'The waisted metal turn close up in its polished bezel, a point of light near the tip',
    },
    {
      key: 'smart-lock/in-use',
      alt: 'An oak front door at dusk with the lock beside a lit pane, the turn at an angle',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '70 × 176 × 40 mm outside, 66 × 130 × 28 mm inside' },
    { label: 'Power', value: 'Four AA alkaline cells in the inside half' },
    { label: 'Radio', value: 'Bluetooth LE 5.2, Zigbee 3.0' },
    { label: 'Range', value: 'Phone 10 m; Gateway 10 to 20 m through walls' },
    { label: 'Connects to', value: 'Phone directly; Gateway for remote release' },
    { label: 'Material', value: 'Brushed aluminum, tempered glass, hardened steel plate' },
    { label: 'Protection', value: 'IP65 outside, IP20 inside' },
    { label: 'Operating temperature', value: '−30 to 60 °C outside half, 0 to 45 °C inside half' },
    { label: 'In the box', value: 'Lock, bolt, strike plate, four AA cells, screws, screwdriver' },
  ],
  related: [10, 8, 15],
};
