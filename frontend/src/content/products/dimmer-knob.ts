import * as brand from '../brand.ts';
import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 13,
  description1: [
    'The knob is turned from solid aluminum with 110 ridges around its edge. It runs on two ball bearings and clicks at zero. An amber ring shows the level, bright by day and faint at night.',
    'Hold it down while you turn, and the light gets warmer or cooler instead of brighter or darker.',
    'Wired to the lamp, it dims the circuit itself. Wired to power alone, it controls any lamps in the house.',
  ],
  description2: [
    'Load: 5 to 150 W LED, up to 300 W incandescent or halogen',
    'Dimming: Trailing edge, 1 to 100%, 4096 steps, curve matched to the eye',
    'Trim: Once, set the lowest level at which your lamps stay steady',
    'Ring: Shows the true level, even when a rule has changed it',
    'Wiring: Two wires, or three with neutral for loads under 15 W',
    'Without a network: Turn and press still work, as on any dimmer',
  ],
  figures: [
    { value: '1', unit: '%', label: 'lowest level, without flicker' },
    { value: '150', unit: 'W', label: 'of LED, or 300 W of halogen' },
    { value: '270', unit: '°', label: 'ring of light' },
    { value: '5', unit: 'W', label: 'smallest load' },
  ],
  fits: '120 V circuits, 5 to 150 W LED',
  screen: {
    place: 'Reading lamp',
    parts: [
      { kind: 'dial', percent: 50, text: '50%' },
      {
        kind: 'rows',
        rows: [
          ['Warmth', '2700 K'],
          ['Set by', `${brand.ember.assistant}, 21:14`],
        ],
      },
      { kind: 'switch', label: 'Faint ring at night', on: true },
    ],
  },
  benefitDes: 'Light you set by hand, and by feel.',
  benefits: [
    {
      title: 'Dims lower than most',
      text: 'On a common dimmer many LED lamps go out at 15%. This one dims to 1%. Set the lowest level where your lamps stay steady, and they start there too.',
    },
    {
      title: 'The ring is always right',
      text: `Ask ${brand.ember.assistant} for half the light and the ring moves to half. There’s one level, wherever you set it.`,
    },
    {
      title: 'Guests get it',
      text: 'It’s a knob. Nobody needs a password or a lesson to read in bed.',
      figure: { value: '0', unit: 'apps', label: 'between a guest and the lamp' },
    },
  ],
  images: [
    {
      key: 'dimmer-knob/hero-light',
      alt: 'Spun metal knob on a rounded wall plate, an amber arc glowing behind its ridged edge',
    },
    {
      key: 'dimmer-knob/hero-dark',
      alt: 'The knob in graphite, amber light running along its side',
    },
    {
      key: 'dimmer-knob/detail',
      alt: 'The ridged edge close up, polished chamfer above and the lit arc below',
    },
    {
      key: 'dimmer-knob/in-use',
      alt: 'The knob on an olive wall at dusk, a reading lamp dimmed to a warm glow beside it',
    },
  ],
  closeUp: { key: 'dimmer-knob/detail', alt: '' },
  specs: [
    { label: 'Dimensions', value: '86 × 86 × 30 mm; 32 mm deep in the wall' },
    { label: 'Power', value: '120 V, 60 Hz; 0.5 W standby' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz; relays traffic when wired with neutral' },
    { label: 'Range', value: '10 to 20 m through walls, 30 to 40 m in the open' },
    { label: 'Connects to', value: 'Its own circuit; Gateway for other lamps and rules' },
    { label: 'Material', value: 'Turned aluminum knob, soft-touch polycarbonate plate' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '0 to 40 °C' },
    { label: 'In the box', value: 'Knob, plate, dimmer module, three wire connectors, two screws' },
  ],
  related: [14, 12, 7],
};
