import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 14,
  description1: [
    'A wall panel that replaces a row of switches. Three relays take over the circuits in the box, and six keys call scenes. A strip of e-paper names each key, so “Dinner” says Dinner, and can say Homework next month.',
    'Keys move 0.6 mm and click. An amber edge marks the scene that’s on, and fades at night to a level you set.',
    'The first three keys are wired straight to the three relays. If the radio, the Gateway and the processor all fail, they still switch the lights.',
  ],
  description2: [
    'Circuits: Three relays, 10 A each, 15 A together',
    'Scenes: Six keys with single, double and long press',
    'Labels: 2.9-inch e-paper, renamed in the app',
    'Fallback: Keys 1 to 3 switch relays 1 to 3 without processor or network',
    'Night level: Edge light from 0 to 100%, from an ambient sensor or by the clock',
    'Metering: Total draw of the three circuits, ±2%',
    'Climate: Temperature at the wall, ±0.5 °C, corrected for the heat of the relays',
  ],
  figures: [
    { value: '3', unit: 'circuits', label: '10 A each, 15 A together' },
    { value: '18', unit: 'scenes', label: 'on six keys, three presses each' },
    { value: '0.6', unit: 'mm', label: 'of key travel, with a click' },
    { value: '150', unit: 'ms', label: 'for a whole scene' },
  ],
  fits: '120 V with neutral, three circuits',
  screen: {
    place: 'Dining room',
    parts: [
      {
        kind: 'keys',
        names: ['Morning', 'Away', 'Dinner', 'Reading', 'Cinema', 'Night'],
        on: 'Dinner',
      },
      {
        kind: 'rows',
        rows: [
          ['Pendant', '60%'],
          ['Blinds', 'Down'],
          ['Hallway', 'Off'],
          ['Music', '20%'],
        ],
      },
    ],
  },
  benefitDes: 'One plate in place of four, and everyone can read it.',
  benefits: [
    {
      title: 'Names, not guesswork',
      text: 'In a row of identical switches you guess. Here each key has a name, and it changes the moment you rename the scene.',
    },
    {
      title: 'A whole evening in one press',
      text: 'Dinner: pendant to 60%, blinds down, hallway off, music to 20%. The Gateway sends all four within 150 ms and tells you what didn’t answer.',
    },
    {
      title: 'Quick to renovate',
      text: 'It fits a standard two-gang box and needs one neutral. No new cable, no plaster, no dust.',
      figure: { value: '25', unit: 'min', label: 'for an electrician to fit it' },
    },
  ],
  images: [
    {
      key: 'smart-scenes-and-switch/hero-light',
      alt: 'Square wall panel with six low keys in two columns and an e-paper strip of names between them',
    },
    {
      key: 'smart-scenes-and-switch/hero-dark',
      alt: 'The panel in graphite, one key marked by an amber edge',
    },
    {
      key: 'smart-scenes-and-switch/detail',
      alt: 'Two keys and part of the e-paper strip close up, the word Dinner in black on grey',
    },
    {
      key: 'smart-scenes-and-switch/in-use',
      alt: 'The panel at the opening to a dining room in low sun',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '118 × 118 × 11 mm; 36 mm deep in the wall' },
    { label: 'Power', value: '120 V, 60 Hz, neutral required; 0.9 W standby' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz; also relays for battery devices' },
    { label: 'Range', value: '10 to 20 m through walls, 30 to 40 m in the open' },
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
