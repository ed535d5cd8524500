import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 7,
  description1:
    'An adaptor between wall and plug that switches up to 15 A and measures what flows. Its body is 37 mm high, so it covers one half of a duplex outlet and leaves the other free. The relay closes at the zero crossing of the mains, which spares the contacts: they are rated for 100,000 cycles at 10 A. Since it never sleeps, it also passes messages on for sensors at the far end of the house.',
  description2: [
    'Load: 15 A, 1800 W resistive; 1/2 hp motor',
    'Metering: ±1 % above 5 W, sampled 4,000 times a second, reported on change',
    'Standby: 0.4 W with the relay open',
    'Protection: opens above 16 A, or when the inside reaches 85 °C',
    'Restart: on, off or as before, whichever you set for the return of mains',
    'Mesh: carries traffic for up to 32 battery devices',
    'Light: a ring whose amber deepens with the load, and goes dark at night',
  ],
  benefitDes: 'What a machine draws tells you what it is doing.',
  benefits: [
    {
      title: 'An old washer learns to report',
      text: 'When the draw falls under 4 W for three minutes, the cycle is over. The notice comes from a machine made in 2005.',
    },
    {
      title: 'Standby, named and ended',
      text: 'A television and its boxes often idle at 30 W. That is 263 kWh a year, and one rule at midnight removes most of it.',
    },
    {
      title: 'Better radio along the way',
      text: 'Two adaptors in a hallway bring the garage sensor into reach. No separate repeater takes up an outlet.',
    },
  ],
  images: [
    {
      key: 'smart-adaptor/hero-light',
      alt: 'Oblong white adaptor in the upper half of a wall outlet, a thin amber ring around its socket',
    },
    {
      key: 'smart-adaptor/hero-dark',
      alt: 'The adaptor in graphite on a dark wall, its ring glowing a deep amber under load',
    },
    {
      key: 'smart-adaptor/detail',
      alt: 'The socket face close up: three openings inside the ring and a small side button',
    },
    {
      key: 'smart-adaptor/in-use',
      alt: 'The adaptor in an outlet above an oak sideboard, a lamp cord plugged in, the lamp lit beside it',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '62 × 37 × 32 mm without the blades' },
    { label: 'Power', value: '120 V, 60 Hz, 15 A; NEMA 5-15' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz; also relays for battery devices' },
    { label: 'Range', value: '40 m indoors, 120 m in the open' },
    { label: 'Connects to', value: 'Gateway' },
    { label: 'Material', value: 'Flame-retardant polycarbonate, brass contacts' },
    { label: 'Protection', value: 'IP20, indoor; shuttered socket' },
    { label: 'Operating temperature', value: '0 to 40 °C' },
    { label: 'In the box', value: 'Adaptor, card of rule examples' },
  ],
  related: [13, 14, 3],
};
