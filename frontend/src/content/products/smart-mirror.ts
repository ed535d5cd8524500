import * as brand from '../brand.ts';
import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 4,
  description1: [
    'A round mirror with an even ring of light. Step up to it and you see up to five lines: the time, the weather, your first appointment, the commute and one reminder. Twenty seconds after you leave, it’s just a mirror again.',
    'The light shows true colours, so the shirt you pick here looks the same outdoors. It follows the clock: bright at seven in the morning, 3% at two at night.',
    `It has no camera. A 60 GHz radar notices that somebody is there, and nothing more. A switch on the rim cuts the power of the two microphones for ${brand.ember.assistant}.`,
  ],
  description2: [
    'Mirror: 5 mm low-iron glass, 4% tint over the display area',
    'Display: 7-inch, 1024 × 600, behind the silvering at lower left',
    'Light: 1400 lm, 2700 to 5000 K, colour rendering index 95, 1 to 100%',
    'Demist: 22 W pad; comes on early with a Humidity Sensor in the room',
    'Presence: 60 GHz radar, 0.3 to 2 m, no camera',
    `Voice: Two microphones with a hardware switch, answers from ${brand.ember.assistant}`,
    'Privacy: Personal lines appear only with your phone in the room',
  ],
  figures: [
    { value: '600', unit: 'mm', label: 'across, 32 mm deep' },
    { value: '95', unit: 'CRI', label: 'light from 2700 to 5000 K' },
    { value: '0', unit: 'cameras', label: 'a radar knows that you’re there' },
    { value: '44', unit: 'W', label: 'at most, from 24 V' },
  ],
  fits: '600 mm of wall, outlet nearby',
  finish: 'Anodized aluminum',
  screen: {
    place: 'Bathroom',
    parts: [
      {
        kind: 'chart',
        values: [
          3, 3, 3, 3, 3, 20, 80, 100, 100, 80, 62, 62, 62, 62, 62, 62, 68, 74, 74, 68, 62, 50, 45,
          12,
        ],
        limit: 90,
        note: 'Light, from midnight to midnight',
      },
      {
        kind: 'rows',
        rows: [
          ['07:00', '100%, 4000 K'],
          ['22:00', '45%, 3500 K'],
          ['02:00', '3%, 2700 K'],
        ],
      },
      { kind: 'switch', label: 'Demist when the air is humid', on: true },
    ],
  },
  benefitDes: 'You look here for two minutes every morning anyway.',
  benefits: [
    {
      title: 'Leave on time',
      text: 'Every five minutes the mirror checks the traffic against your first appointment. When it’s time to go, the ring pulses. No sound, no phone.',
    },
    {
      title: 'Light for two tasks',
      text: 'Shaving needs plenty of light at 4000 K. A trip to the bathroom at night needs hardly any, at 2700 K. The mirror knows the time.',
    },
    {
      title: 'Clear after a shower',
      text: 'The pad warms the glass as the humidity climbs, not after the mirror has fogged up. On a dry day it uses no power.',
      figure: { value: '+8', unit: '°C', label: 'on the glass, before the fog' },
    },
  ],
  images: [
    {
      key: 'smart-mirror/hero-light',
      alt: 'Round mirror with a thin lit ring on a wall, reflecting a room with a window, lines of text glowing at lower left',
    },
    {
      key: 'smart-mirror/hero-dark',
      alt: 'The mirror at another hour of the day, its ring and its text changed',
    },
    {
      key: 'smart-mirror/detail',
      alt: 'The rim close up: bevelled glass, the diffuser of the ring and the sliding microphone switch',
    },
    {
      key: 'smart-mirror/in-use',
      alt: 'The mirror over a stone basin with a brass tap, reflecting a window, a towel on a brass rail beside it',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '600 mm across, 32 mm deep' },
    { label: 'Power', value: '24 V DC, 44 W at most; 120 V supply in the box' },
    { label: 'Radio', value: 'Wi-Fi 2.4 and 5 GHz, Bluetooth LE 5.2' },
    { label: 'Range', value: 'Presence 0.3 to 2 m; Wi-Fi 25 m indoors' },
    { label: 'Connects to', value: 'Wi-Fi, on its own or with the Gateway' },
    { label: 'Material', value: 'Low-iron glass, anodized aluminum frame' },
    { label: 'Protection', value: 'IP44' },
    { label: 'Operating temperature', value: '5 to 40 °C' },
    { label: 'In the box', value: 'Mirror, wall rail, 24 V supply, 2 m cable, drill template' },
  ],
  related: [14, 13, 1],
};
