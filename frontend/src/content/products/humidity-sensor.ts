import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 1,
  description1: [
    'A 62 mm square with an e-paper face. It measures relative humidity and temperature every 10 seconds and sends a value only when it has moved by 1 % RH or 0.2 °C. Two AAA cells last three years.',
    'The sensing element sits behind a membrane at the lower edge, in its own chamber, away from the cells and the radio. What it reads is the room, not its own warmth. Each unit is compared with a reference at two humidities before it ships, and the correction is stored in the device.',
    'Set limits room by room. When the bathroom passes 65 % RH the gateway starts the fan, and stops it at 55 %.',
  ],
  description2: [
    'Accuracy: ±2 % RH from 20 to 80 % RH, ±0.2 °C from 5 to 45 °C',
    'Response: 63 % of a humidity step within 90 seconds, membrane included',
    'Display: 1.54-inch e-paper, legible in daylight, no backlight',
    'Reporting: on change, and at least once an hour',
    'Dew point: computed in the sensor and sent with every report',
    'Memory: 30 days of half-hourly readings, kept while the gateway is away',
    'Battery: two AAA cells, three years',
  ],
  benefitDes: 'Damp is slow, cheap to measure and expensive to ignore.',
  benefits: [
    {
      title: 'Mould has a number',
      text: 'Mould needs a surface that stays near 80 % RH for days. With the dew point and one wall temperature, the gateway names the cold corner while it is still clean.',
    },
    {
      title: 'Fans that know when to stop',
      text: 'A timer runs the bathroom fan for 30 minutes whether it helps or not. A limit runs it until the air is dry: 12 minutes after a short shower, 40 after a long one.',
    },
    {
      title: 'Kind to wood',
      text: 'Floors, guitars and panel furniture keep their shape between 40 and 55 % RH. Heating season takes an Ontario house below 25 %. You hear about it the same day.',
    },
  ],
  images: [
    {
      key: 'humidity-sensor/hero-light',
      alt: 'Square white sensor before reading glasses, its e-paper face showing 46 % and 21.4 degrees',
    },
    {
      key: 'humidity-sensor/hero-dark',
      alt: 'The humidity sensor in charcoal, lit from the left, the digits bright on its e-paper face',
    },
    {
      key: 'humidity-sensor/detail',
      alt: 'The lower edge close up: a slim row of air slots and a single lit amber dot',
    },
    {
      key: 'humidity-sensor/in-use',
      alt: 'The sensor on a stack of books on an oak sideboard at dusk, shadows of twigs on the wall',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '62 × 62 × 16 mm' },
    { label: 'Power', value: 'Two AAA cells, 3 years' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz' },
    { label: 'Range', value: '30 m indoors, 100 m in the open' },
    { label: 'Connects to', value: 'Gateway' },
    { label: 'Material', value: 'Soft-touch polycarbonate, e-paper behind matte acrylic' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '0 to 50 °C' },
    { label: 'In the box', value: 'Sensor, two AAA cells, wall plate, adhesive pad' },
  ],
  related: [3, 11, 15],
};
