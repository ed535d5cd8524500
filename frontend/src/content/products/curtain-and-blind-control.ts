import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 12,
  description1: [
    'A motor the size of a rolled napkin that moves the curtain or blind you already have. With the belt pulley it draws a curtain along its rail. With the chain wheel it lifts a roller blind. Both come in the box.',
    'At 36 dB(A), the motor is only a little louder than a bedroom at night. Tug the curtain and the motor takes over. With no power, the clutch lets you pull by hand as before.',
    'Set the ends once by hand. From then on the motor watches its current and turns, so a toy on the sill stops the blind within 5 mm.',
  ],
  description2: [
    'Pull: 40 N at the belt or chain',
    'Speed: 120 mm per second, with soft start and stop; 60 in the bedroom hours',
    'Chains and belts: Bead chain of 4.5 mm or 6 mm pitch, belt rails to 4 m',
    'Obstacle: Stops within 5 mm',
    'By hand: A tug starts it; with no power, the clutch lets you pull',
    'Charging: USB-C, 4 hours for 19 Wh',
    'Sun: Follows the sun’s height and bearing at your window, computed in the Gateway',
  ],
  figures: [
    { value: '36', unit: 'dB(A)', label: 'at 1 m' },
    { value: '8', unit: 'kg', label: 'of curtain, or 4 kg of blind' },
    { value: '6', unit: 'months', label: 'a charge, at two moves a day' },
    { value: '4', unit: 'm', label: 'of rail at most' },
  ],
  fits: 'Belt rails to 4 m, 4.5 and 6 mm chains',
  screen: {
    place: 'West window',
    parts: [
      { kind: 'reading', value: '20', unit: '% open', note: 'Lowered for the sun at 14:10' },
      {
        kind: 'rows',
        rows: [
          ['06:45', 'Opened over 15 min'],
          ['19:40', 'Opens: sun off the window'],
          ['22:30', 'Closes at half speed'],
        ],
      },
      { kind: 'switch', label: 'Follow the sun', on: true },
    ],
  },
  benefitDes: 'Shade is the cheapest air conditioning. Now it works when nobody’s home.',
  benefits: [
    {
      title: 'Keep what you have',
      text: 'Rail, fabric and blind stay. In a rented apartment, use the clamp and leave no trace.',
    },
    {
      title: 'A cooler afternoon',
      text: 'A west window of 2 m² lets in about 900 W on a July afternoon. A pale blind, lowered in time, turns back close to half of it.',
    },
    {
      title: 'Wake up to daylight',
      text: 'The curtain opens before your alarm. On a grey January morning the Dimmer Knob adds the rest.',
      figure: { value: '15', unit: 'min', label: 'from dark to 300 lux' },
    },
  ],
  images: [
    {
      key: 'curtain-and-blind-control/hero-light',
      alt: 'Upright motor under the end of a curtain rail, a linen curtain beside it, a fine amber line near its foot',
    },
    {
      key: 'curtain-and-blind-control/hero-dark',
      alt: 'The motor in graphite, the curtain drawn aside',
    },
    {
      key: 'curtain-and-blind-control/detail',
      alt: 'The chain wheel close up, a bead chain seated in its pockets',
    },
    {
      key: 'curtain-and-blind-control/in-use',
      alt: 'The motor under the end of a ceiling track, a linen curtain half drawn across a window',
    },
  ],
  closeUp: { key: 'curtain-and-blind-control/detail', alt: '' },
  specs: [
    { label: 'Dimensions', value: '52 × 52 × 210 mm' },
    { label: 'Power', value: 'USB-C, 5 V, 1.5 A; lithium-ion pack inside' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz' },
    { label: 'Range', value: '10 to 20 m through walls, 30 to 40 m in the open' },
    { label: 'Connects to', value: 'Gateway; a tug starts it without' },
    { label: 'Material', value: 'Soft-touch polycarbonate, acetal gears, steel clutch' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '0 to 45 °C' },
    {
      label: 'In the box',
      value: 'Motor, belt pulley, two chain wheels, clamp, two screws, 2 m USB-C cable',
    },
  ],
  related: [14, 13, 1],
};
