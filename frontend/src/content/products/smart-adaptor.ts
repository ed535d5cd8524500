import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 7,
  description1: [
    'It goes between the outlet and the plug, switches up to 15 A and measures what flows. It covers one half of a duplex outlet and leaves the other free.',
    'The relay closes as the mains crosses zero, which is easy on its contacts. They’re rated for 100,000 cycles at 10 A.',
    'Because it’s always on, it also relays messages for sensors at the far end of the house.',
  ],
  description2: [
    'Load: 15 A, 1800 W resistive; 1/2 hp motor',
    'Metering: ±1% above 5 W, sampled 4000 times a second, reported on change',
    'Standby: 0.4 W with the relay open',
    'Protection: Opens above 16 A, or when the inside reaches 85 °C',
    'Restart: On, off or as before, as you choose, after a power cut',
    'Mesh: Carries traffic for up to 32 battery devices',
    'Light: An amber ring that deepens with the load and goes dark at night',
  ],
  figures: [
    { value: '15', unit: 'A', label: '1800 W, resistive' },
    { value: '±1', unit: '%', label: 'metering above 5 W' },
    { value: '0.4', unit: 'W', label: 'on standby' },
    { value: '37', unit: 'mm', label: 'high, one outlet stays free' },
  ],
  fits: 'NEMA 5-15 outlets, up to 15 A',
  screen: {
    place: 'Laundry',
    parts: [
      { kind: 'reading', value: '412', unit: 'W', note: 'Washing machine, since 10:04' },
      {
        kind: 'chart',
        values: [2, 2, 68, 92, 88, 34, 30, 36, 31, 29, 33, 30, 78, 84, 41, 38, 40, 36],
        limit: 80,
        note: 'This morning',
      },
      { kind: 'switch', label: 'Tell me when it’s done', on: true },
    ],
  },
  benefitDes: 'The current tells you what a machine is doing.',
  benefits: [
    {
      title: 'An end to standby',
      text: 'A TV and its boxes often draw 30 W when idle. That’s 263 kWh a year. One rule at midnight saves most of it.',
    },
    {
      title: 'Your old washer tells you it’s done',
      text: 'When it draws less than 4 W for three minutes, the cycle is over. It works with a machine made in 2005.',
    },
    {
      title: 'Better reception on the way',
      text: 'Two adaptors in a hallway bring the garage sensor into range. No repeater takes up an outlet.',
      figure: { value: '32', label: 'battery devices can report through it' },
    },
  ],
  images: [
    {
      key: 'smart-adaptor/hero-light',
      alt: 'Oblong adaptor in the upper half of a wall outlet, a thin amber ring around its socket',
    },
    {
      key: 'smart-adaptor/hero-dark',
      alt: 'The adaptor in graphite, its ring lit',
    },
    {
      key: 'smart-adaptor/detail',
      alt: 'The socket face close up: three openings inside the ring and a small side button',
    },
    {
      key: 'smart-adaptor/in-use',
      alt: 'The adaptor in the lower half of an outlet, feeding a television that shows the time; its box and remote control below',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '62 × 37 × 32 mm without the blades' },
    { label: 'Power', value: '120 V, 60 Hz, 15 A; NEMA 5-15' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz; also relays for battery devices' },
    { label: 'Range', value: '10 to 20 m through walls, 30 to 40 m in the open' },
    { label: 'Connects to', value: 'Gateway' },
    { label: 'Material', value: 'Flame-retardant polycarbonate, brass contacts' },
    { label: 'Protection', value: 'IP20, indoor; shuttered socket' },
    { label: 'Operating temperature', value: '0 to 40 °C' },
    { label: 'In the box', value: 'Adaptor, card of rule examples' },
  ],
  related: [13, 14, 3],
};
