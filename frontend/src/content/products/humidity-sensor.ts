import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 1,
  description1: [
    'A 62 mm square with an e-paper face, easy to read in daylight. It measures relative humidity and temperature every 10 seconds and sends a value only when it has moved by 1% RH or 0.2 °C.',
    'The sensing element sits behind a membrane at the lower edge, in its own chamber, away from the cells and the radio. It reads the room, not its own warmth.',
    'We check every unit against a reference at two humidities and store the correction in it. Then you set a limit for each room: when the bathroom passes 65% RH, the Gateway starts the fan. At 55% it stops.',
  ],
  description2: [
    'Accuracy: ±2% RH from 20 to 80% RH, ±0.2 °C from 5 to 45 °C',
    'Response: 63% of a humidity step within 90 seconds, membrane included',
    'Display: 1.54-inch e-paper, no backlight',
    'Reporting: On change, and at least once an hour',
    'Dew point: Computed in the sensor and sent with every report',
    'Memory: 30 days of half-hourly readings, kept while the gateway is away',
  ],
  figures: [
    { value: '±2', unit: '% RH', label: 'from 20 to 80% RH' },
    { value: '10', unit: 's', label: 'between readings' },
    { value: '3', unit: 'years', label: 'on two AAA cells' },
    { value: '30', unit: 'days', label: 'of readings kept inside' },
  ],
  fits: 'Any indoor wall or shelf, no wiring',
  screen: {
    place: 'Bathroom',
    parts: [
      { kind: 'reading', value: '58', unit: '% RH', note: '21.4 °C, dew point 12.8 °C' },
      {
        kind: 'chart',
        values: [38, 37, 36, 38, 37, 36, 40, 84, 71, 60, 49, 43, 41, 40, 39, 40, 42, 58],
        limit: 65,
        note: 'Last 18 hours',
      },
      { kind: 'switch', label: 'Fan on above 65%, off at 55%', on: true },
    ],
  },
  benefitDes: 'Damp is cheap to measure and expensive to ignore.',
  benefits: [
    {
      title: 'Find the damp corner first',
      text: 'Mould needs a surface that stays near 80% RH for days. With the dew point and one wall temperature, the Gateway tells you which corner is at risk while it’s still clean.',
    },
    {
      title: 'Fans that know when to stop',
      text: 'A timer runs the fan for 30 minutes, needed or not. A limit runs it until the air is dry: 12 minutes after a short shower, 40 after a long one.',
    },
    {
      title: 'Kind to wood',
      text: 'Floors, guitars and panel furniture keep their shape between 40 and 55% RH. When the air gets too dry, you’ll know the same day.',
      figure: {
        value: '25',
        unit: '% RH',
        label: 'what a heated Ontario house falls to in winter',
      },
    },
  ],
  images: [
    {
      key: 'humidity-sensor/hero-light',
      alt: 'Square sensor with round corners, its e-paper face showing the humidity large and the temperature small',
    },
    {
      key: 'humidity-sensor/hero-dark',
      alt: 'The sensor in graphite, the digits clear on its face',
    },
    {
      key: 'humidity-sensor/detail',
      alt: 'The lower edge close up: eleven slim air slots above a dark joint',
    },
    {
      key: 'humidity-sensor/in-use',
      alt: 'The sensor on a stone window board beside a wet, fogged pane, showing 68% and 16.2 degrees',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '62 × 62 × 16 mm' },
    { label: 'Power', value: 'Two AAA cells' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz' },
    { label: 'Range', value: '10 to 20 m through walls, 30 to 40 m in the open' },
    { label: 'Connects to', value: 'Gateway' },
    { label: 'Material', value: 'Soft-touch polycarbonate, e-paper behind matte acrylic' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '0 to 50 °C' },
    { label: 'In the box', value: 'Sensor, two AAA cells, wall plate, adhesive pad' },
  ],
  related: [3, 11, 15],
};
