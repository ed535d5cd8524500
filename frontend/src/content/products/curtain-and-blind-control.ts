import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
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
      alt: 'White upright motor under the end of a curtain rail, its belt running to a linen curtain, a fine amber line near its foot',
    },
    {
      key: 'curtain-and-blind-control/hero-dark',
      alt: 'The motor in graphite under the end of a dark rail, an amber line near its foot, a curtain beside it by lamplight',
    },
    {
      key: 'curtain-and-blind-control/detail',
      alt: 'The chain wheel close up, a bead chain seated in its pockets',
    },
    {
      key: 'curtain-and-blind-control/in-use',
      alt: 'The motor under the end of a ceiling track, a linen curtain half drawn across a bright window',
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
