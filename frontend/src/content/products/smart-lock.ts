import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 2,
  description1: [
    'The turn on the outside spins free until a code, a fob or a phone is accepted. Then a clutch grips for eight seconds and you draw the bolt by hand. Locking needs no hand: a scene, a press on the lock key or 30 seconds behind a closed door, and a motor throws the bolt in 1.1 seconds.',
    'A magnetic sensor reads the bolt itself. App and gateway say “locked” only when the bolt is fully out. If it meets a warped frame it draws back, tries once more and tells you.',
    'It replaces a standard deadbolt with the one screwdriver in the box. Indoors, a plain thumb-turn always opens the door: no code, no battery, no network.',
  ],
  description2: [
    'Codes: up to 100, of 6 to 10 digits, each with its own days, hours and expiry',
    'Other keys: phone by Bluetooth, Smart FOB Button, or a release from the gateway',
    'Fit: 54 mm bore, 60 or 70 mm backset, doors 35 to 50 mm thick',
    'Auto-lock: off, or 10 seconds to 10 minutes after a magnet in the strike plate sees the door shut',
    'Wrong codes: five in a row rest the keypad for three minutes and tell you',
    'Flat cells: a 9 V battery held to two contacts under the lower edge wakes the lock',
    'Log: the last 500 events with time and key holder, kept in the lock',
    'Weather: the outer half is sealed to IP65',
  ],
  benefitDes: 'A lock has to be right on the worst day, so the simple parts stay mechanical.',
  benefits: [
    {
      title: 'Guests without keys',
      text: 'Give the cleaner Tuesdays from 9:00 to 12:00 and the renter one week in July. Codes start and end on time with the gateway switched off, because the lock keeps its own clock.',
    },
    {
      title: 'No cylinder, nothing to pick',
      text: 'The outside has no keyway. A free-spinning turn gives a wrench no purchase, and the bolt drive sits behind a hardened steel plate.',
    },
    {
      title: 'Certainty from the sofa',
      text: 'Ask whether the door is locked and the answer comes from the bolt, with the time at which it moved.',
    },
  ],
  images: [
    {
      key: 'smart-lock/hero-light',
      alt: 'Rounded lock above the lever of a sage-green door: dark glass keypad, brushed metal turn below it',
    },
    {
      key: 'smart-lock/hero-dark',
      alt: 'The lock in graphite on a night-dark door, its digits and status line glowing',
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
    { label: 'Power', value: 'Four AA alkaline cells in the inside half, 12 months' },
    { label: 'Radio', value: 'Bluetooth LE 5.2, Zigbee 3.0' },
    { label: 'Range', value: 'Phone 10 m, gateway 20 m indoors' },
    { label: 'Connects to', value: 'Phone directly; Gateway for remote release' },
    { label: 'Material', value: 'Brushed aluminum, tempered glass, hardened steel plate' },
    { label: 'Protection', value: 'IP65 outside, IP20 inside' },
    { label: 'Operating temperature', value: '−30 to 60 °C outside half, 0 to 45 °C inside half' },
    { label: 'In the box', value: 'Lock, bolt, strike plate, four AA cells, screws, screwdriver' },
  ],
  related: [10, 8, 15],
};
