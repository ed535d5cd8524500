import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 6,
  description1: [
    'A set of four tags for keys, a bag, the remote and whatever else walks off. Bluetooth tells the gateway which room a tag is in. Ultra-wideband then leads your phone to it with an arrow and a distance, to within 10 cm.',
    'Each tag keeps a short diary: the last 200 places with their times. Ask where the car keys were at nine last night, and the answer is the hall.',
    'In a workshop or at a dealer’s desk the same tags report keys that leave the building. The board shows what is out, since when, and on whose fob it went.',
  ],
  description2: [
    'Room: found by signal strength at two or more gateways or mains devices, refreshed every 5 seconds',
    'Direction: arrow and distance on phones with ultra-wideband, ±10 cm to 40 m in line of sight',
    'Sound: 78 dB at 1 m, a rising tone that is easy to locate',
    'Left behind: a notice when a tag stays and your phone goes 50 m',
    'Battery: CR2032, 12 months, changed with a coin',
    'Water: IP67',
    'Stray tags: one that travels with a stranger makes itself heard within 8 hours',
  ],
  benefitDes: 'Finding is a radio problem with two scales: the building and the cushion.',
  benefits: [
    {
      title: 'Under the cushion in 20 seconds',
      text: 'A ringtone alone fails in a laundry basket. The arrow points through fabric and wood, and the distance counts down as you walk.',
    },
    {
      title: 'Forty sets of keys, one list',
      text: 'A rental desk hangs a tag on every set. At closing time the list is empty, or it holds two names to call.',
    },
    {
      title: 'Private between tag and home',
      text: 'Identifiers change every 15 minutes and only your gateway can join them up. We run no map of other people’s things.',
    },
  ],
  images: [
    {
      key: 'key-tracking-device/hero-light',
      alt: 'Four rounded tags in white, stone, graphite and amber in a fan, the white one on a ring with two keys',
    },
    {
      key: 'key-tracking-device/detail',
      alt: 'One tag edge-on: a metal eyelet through the body and a coin slot in its back',
    },
    {
      key: 'key-tracking-device/in-use',
      alt: 'Keys with a white tag lying on a sofa in front of a linen cushion',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '38 × 38 × 7 mm each' },
    { label: 'Power', value: 'One CR2032 in each tag, 12 months' },
    { label: 'Radio', value: 'Bluetooth LE 5.2, ultra-wideband channels 5 and 9' },
    { label: 'Range', value: 'Bluetooth 20 m indoors, ultra-wideband 40 m in the open' },
    { label: 'Connects to', value: 'Phone directly; Gateway for rooms' },
    { label: 'Material', value: 'Polycarbonate, stainless steel eyelet' },
    { label: 'Protection', value: 'IP67' },
    { label: 'Operating temperature', value: '−20 to 50 °C' },
    { label: 'In the box', value: 'Four tags, four CR2032, four key rings' },
  ],
  related: [8, 3, 9],
};
