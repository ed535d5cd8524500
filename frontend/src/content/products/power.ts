import { brand } from '../brand.ts';
import type { ProductDetails } from '../product.ts';

export const smartAdaptor: ProductDetails = {
  id: 7,
  description1:
    'An adaptor between wall and plug that switches up to 15 A and measures what flows. Its body is 37 mm high, so it covers one half of a duplex outlet and leaves the other free. The relay closes at the zero crossing of the mains, which spares the contacts: they are rated for 100,000 cycles at 10 A. Since it never sleeps, it also passes messages on for sensors at the far end of the house.',
  description2: [
    'Load: 15 A, 1800 W resistive; 1/2 hp motor',
    'Metering: ±1 % above 5 W, sampled 4000 times a second, reported on change',
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
      alt: 'The adaptor low on a wall with a lamp cord plugged in, the lamp lit on a table above',
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

export const dimmerKnob: ProductDetails = {
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
      alt: 'The knob on a plaster wall beside a bed, a reading lamp dimmed to a warm glow',
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

export const smartScenesAndSwitch: ProductDetails = {
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
      alt: 'Square white wall panel with six low keys in two columns and an e-paper strip of names between them',
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
      alt: 'The panel at the entrance to a dining room, pendant lamp low over an oak table behind it',
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
