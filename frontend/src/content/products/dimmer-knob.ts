import * as brand from '../brand.ts';
import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 13,
  description1:
    'Light belongs under a hand. The knob is turned from solid aluminum with 110 ridges around its edge; it runs on two ball bearings and clicks at zero. A 270-degree amber ring shows the level, bright by day and faint at night. Turn to dim, press to switch, hold and turn for colour temperature. Wired to the lamp it dims the circuit itself from 5 W upwards without flicker; wired to power alone it steers any lamps in the house.',
  description2: [
    'Load: 5 to 150 W LED, up to 300 W incandescent or halogen',
    'Dimming: trailing edge, 1 to 100 %, 4096 steps, curve matched to the eye',
    'Trim: set the lowest level at which your lamps stay steady, once',
    'Ring: 270 degrees, follows the true level even when a rule has changed it',
    'Wiring: two wires, or three with neutral for loads under 15 W',
    'Without a network: turn and press work as on any dimmer',
  ],
  benefitDes: 'Brightness is a quantity, and a hand is good at quantities.',
  benefits: [
    {
      title: 'Lamps that reach the bottom',
      text: 'Many LED lamps go out at 15 % on a common dimmer. Trailing edge with a trimmed floor takes most of them to 3 %, and they start there too.',
    },
    {
      title: 'A dial that never lies',
      text: `Ask ${brand.ember.assistant} for half the light and the ring moves to half. There is one level, wherever it was set.`,
    },
    {
      title: 'Guests understand it',
      text: 'It is a knob. Nobody needs an app, a password or a lesson to read in bed.',
    },
  ],
  images: [
    {
      key: 'dimmer-knob/hero-light',
      alt: 'Spun metal knob on a rounded white wall plate, an amber arc glowing behind its ridged edge',
    },
    {
      key: 'dimmer-knob/hero-dark',
      alt: 'The knob on a dark plate at night, amber light running along its knurled side',
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
  specs: [
    { label: 'Dimensions', value: '86 × 86 × 30 mm; 32 mm deep in the wall' },
    { label: 'Power', value: '120 V, 60 Hz; 0.5 W standby' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz; relays traffic when wired with neutral' },
    { label: 'Range', value: '30 m indoors, 100 m in the open' },
    { label: 'Connects to', value: 'Its own circuit; Gateway for other lamps and rules' },
    { label: 'Material', value: 'Turned aluminum knob, soft-touch polycarbonate plate' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '0 to 40 °C' },
    { label: 'In the box', value: 'Knob, plate, dimmer module, three wire connectors, two screws' },
  ],
  related: [14, 12, 7],
};
