import * as brand from '../brand.ts';
import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 4,
  description1: [
    'A round mirror of 600 mm with a ring of even light and, when you step up to it, five lines of text: time, weather, first appointment, commute and one reminder. Walk away and after 20 seconds it is glass again.',
    'The light covers 2700 to 5000 K at a colour rendering index of 95, so a shirt chosen here looks the same outdoors. Levels follow the clock: bright at seven in the morning, 3 % at two at night.',
    `There is no camera in it. A 60 GHz radar sees that somebody is there and nothing more. The microphone for ${brand.ember.assistant} has a switch on the rim that cuts its supply.`,
  ],
  description2: [
    'Mirror: 5 mm low-iron glass, 4 % tint over the display area',
    'Display: 7-inch, 1024 × 600, behind the silvering at lower left',
    'Light: 1400 lm, 2700 to 5000 K, colour rendering index 95, 1 to 100 %',
    'Demist: 22 W pad, on before the fog when a Humidity Sensor is in the room',
    'Presence: 60 GHz radar, 0.3 to 2 m, no camera',
    `Voice: two microphones with a hardware switch, answers from ${brand.ember.assistant}`,
    'Privacy: personal lines appear only with your phone in the room',
  ],
  benefitDes: 'Two minutes at the basin, already spent looking in the right direction.',
  benefits: [
    {
      title: 'Leave on time',
      text: 'Traffic is compared with your first appointment every five minutes. When it is time to go, the ring warms to amber. No sound, no phone.',
    },
    {
      title: 'Light for two tasks',
      text: 'Shaving wants 4000 K and plenty of it. A walk to the bathroom at night wants 2700 K and almost none. The mirror knows the hour and never mixes them up.',
    },
    {
      title: 'Clear after a shower',
      text: 'The pad warms the glass 8 °C above the room and starts as humidity climbs, not after the mirror has gone white. It draws nothing on a dry day.',
    },
  ],
  images: [
    {
      key: 'smart-mirror/hero-light',
      alt: 'Round mirror with a thin lit ring over a shelf with a tumbler, as wide as the shelf; it shows a room with a window, lines of text glowing at lower left',
    },
    {
      key: 'smart-mirror/hero-dark',
      alt: 'The mirror at ten in the evening, its ring turned down to amber, reflecting a curtained window',
    },
    {
      key: 'smart-mirror/detail',
      alt: 'The rim close up: bevelled glass, the diffuser of the ring and the sliding microphone switch',
    },
    {
      key: 'smart-mirror/in-use',
      alt: 'The mirror over a stone basin with a brass tap and a folded towel, reflecting a window',
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
