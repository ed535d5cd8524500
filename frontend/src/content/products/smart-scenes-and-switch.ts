import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 14,
  description1: [
    'A two-gang wall panel that replaces a row of switches. Three relays take over the circuits in the box; six keys call scenes. A strip of e-paper names each key in words, so “Dinner” says Dinner and can say Homework next month.',
    'Keys move 0.6 mm and answer with a click. An amber edge marks the scene that is on and fades at night to a level you set.',
    'The first three keys are tied to the three relays in hardware. With the radio, the gateway and the processor all dead, they still switch the lights.',
  ],
  description2: [
    'Circuits: three relays, 10 A each, 15 A together',
    'Scenes: six keys with single, double and long press, 18 in all',
    'Labels: 2.9-inch e-paper, up to 12 letters for each key, any language',
    'Fallback: keys 1 to 3 switch relays 1 to 3 without processor or network',
    'Night level: edge light from 0 to 100 %, from an ambient sensor or by the clock',
    'Metering: total draw of the three circuits, ±2 %',
    'Climate: temperature at the wall, ±0.5 °C, corrected for the heat of the relays',
  ],
  benefitDes: 'One plate in place of four, and everyone in the house can read it.',
  benefits: [
    {
      title: 'Words instead of memory',
      text: 'Rows of identical switches are learned by trial. A printed name is not, and it changes the moment you rename the scene.',
    },
    {
      title: 'A whole evening in one press',
      text: 'Dinner: pendant to 60 %, blinds down, hallway off, music to 20 %. The gateway sends all four within 150 ms and reports what did not answer.',
    },
    {
      title: 'Made for a renovation',
      text: 'It fits a standard two-gang box, wants one neutral and no new cable. An electrician needs about 25 minutes.',
    },
  ],
  images: [
    {
      key: 'smart-scenes-and-switch/hero-light',
      alt: 'Square white wall panel beside a door’s lever, six low keys in two columns and an e-paper strip of names between them',
    },
    {
      key: 'smart-scenes-and-switch/hero-dark',
      alt: 'The panel in charcoal at night, one key marked by an amber edge',
    },
    {
      key: 'smart-scenes-and-switch/detail',
      alt: 'Two keys and part of the e-paper strip close up, the word Dinner in black on grey',
    },
    {
      key: 'smart-scenes-and-switch/in-use',
      alt: 'The panel at the opening to a dining room in low sun, a pendant lamp over an oak table behind it',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '118 × 118 × 11 mm; 36 mm deep in the wall' },
    { label: 'Power', value: '120 V, 60 Hz, neutral required; 0.9 W standby' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz; also relays for battery devices' },
    { label: 'Range', value: '30 m indoors, 100 m in the open' },
    { label: 'Connects to', value: 'Its three circuits; Gateway for scenes' },
    { label: 'Material', value: 'Soft-touch polycarbonate, e-paper behind glass' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '0 to 40 °C' },
    {
      label: 'In the box',
      value: 'Panel, relay module, mounting frame, five wire connectors, screws',
    },
  ],
  related: [13, 12, 8],
};
