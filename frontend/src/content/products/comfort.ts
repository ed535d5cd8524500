import { brand } from '../brand.ts';
import type { ProductDetails } from '../product.ts';

export const smartMirror: ProductDetails = {
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
      alt: 'Round mirror on a plaster wall with a thin lit ring, small lines of text glowing at lower left',
    },
    {
      key: 'smart-mirror/hero-dark',
      alt: 'The mirror at night, its ring turned down to a faint amber line',
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

export const curtainAndBlindControl: ProductDetails = {
  id: 12,
  description1: [
    'A motor the size of a rolled napkin that moves what already hangs there. Fit the belt pulley and it draws a curtain of up to 8 kg along its rail; fit the chain wheel and it lifts a roller blind of up to 4 kg. Both come in the box.',
    'It runs at 36 dB(A), a little louder than a bedroom at night. Tug the curtain by hand and it takes over from there. During a power cut the clutch lets you pull as before.',
    'Set the ends once by hand. Current and turns are watched from then on, so a toy on the sill stops the blind within 5 mm.',
  ],
  description2: [
    'Pull: 40 N at the belt or chain',
    'Speed: 120 mm per second, with soft start and stop; 60 in the bedroom hours',
    'Noise: 36 dB(A) at 1 m',
    'Chains and belts: bead chain of 4.5 mm or 6 mm pitch, belt rails to 4 m',
    'Battery: 19 Wh pack, six months at two moves a day, charged by USB-C in 4 hours',
    'Sun: follows the height and bearing of the sun for your window, computed in the gateway',
  ],
  benefitDes: 'Shade is the cheapest air conditioning, if somebody is home to lower it.',
  benefits: [
    {
      title: 'A cooler afternoon',
      text: 'A west window of 2 m² lets in about 900 W on a July afternoon. Lowered before the sun arrives, a light-coloured blind turns back close to half of it.',
    },
    {
      title: 'Waking by daylight',
      text: 'Opening over 15 minutes before the alarm brings the bedroom from dark to 300 lux. On a grey January morning the Dimmer Knob supplies the rest.',
    },
    {
      title: 'Nothing to replace',
      text: 'Rail, fabric and blind stay. Mounting takes two screws or the clamp, and a rented apartment shows no trace of it afterwards.',
    },
  ],
  images: [
    {
      key: 'curtain-and-blind-control/hero-light',
      alt: 'Slim upright motor in white with a belt pulley at its top and a fine amber ring near the foot',
    },
    {
      key: 'curtain-and-blind-control/detail',
      alt: 'The chain wheel close up, a bead chain seated in its pockets',
    },
    {
      key: 'curtain-and-blind-control/in-use',
      alt: 'The motor behind the edge of a linen curtain half drawn across a bright window',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '52 × 52 × 210 mm' },
    { label: 'Power', value: '19 Wh lithium-ion pack, USB-C 5 V, 1.5 A' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz' },
    { label: 'Range', value: '30 m indoors, 100 m in the open' },
    { label: 'Connects to', value: 'Gateway; a tug starts it without' },
    { label: 'Material', value: 'Soft-touch polycarbonate, acetal gears, steel clutch' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '0 to 45 °C' },
    {
      label: 'In the box',
      value: 'Motor, belt pulley, two chain wheels, clamp, two screws, 2 m USB-C cable',
    },
  ],
  related: [14, 13, 1],
};
