import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 6,
  description1: [
    'Four tags for keys, a bag, the remote and whatever else walks off. Bluetooth tells the Gateway which room a tag is in. Then your phone leads you to it with an arrow and a distance.',
    'Each tag remembers its last 200 places and times. Ask where the car keys were at nine last night, and you’ll hear: the hall.',
    'In a workshop or a rental office the same tags report keys that leave the building. The list shows which are out, since when and who took them.',
  ],
  description2: [
    'Room: By signal strength at two or more Gateways or mains devices, refreshed every 5 seconds',
    'Direction: Arrow and distance on phones with ultra-wideband, ±10 cm to 40 m in line of sight',
    'Sound: 78 dB at 1 m, a rising tone that is easy to locate',
    'Left behind: A notice when a tag stays and your phone goes 50 m',
    'Cell: Changed with a coin, no screwdriver',
    'Water: IP67',
    'Stray tags: One that travels with a stranger makes itself heard within 8 hours',
  ],
  figures: [
    { value: '±10', unit: 'cm', label: 'with ultra-wideband' },
    { value: '40', unit: 'm', label: 'to the arrow, in line of sight' },
    { value: '4', unit: 'tags', label: 'in the box' },
    { value: '12', unit: 'months', label: 'on a CR2032' },
  ],
  fits: 'Key rings, bags and remotes',
  finish: 'Four colours',
  screen: {
    place: 'Car keys',
    parts: [
      { kind: 'finder', degrees: -32, text: '2.4 m', note: 'Living room, ahead to the left' },
      {
        kind: 'rows',
        rows: [
          ['08:10', 'Hall'],
          ['07:58', 'Kitchen'],
        ],
      },
      { kind: 'switch', label: 'Tell me when I leave them behind', on: true },
    ],
  },
  benefitDes: 'First the room, then the cushion.',
  benefits: [
    {
      title: 'Gone without your keys?',
      text: 'When you’re 50 m away and they aren’t, your phone tells you. The Gateway knows which room they’re in.',
    },
    {
      title: 'Found in 20 seconds',
      text: 'You won’t hear a tag in a full laundry basket. The arrow points through fabric and wood, and the distance counts down as you walk.',
    },
    {
      title: 'Only your home can read it',
      text: 'Identifiers change all the time, and only your Gateway can put them together. We keep no map of other people’s things.',
      figure: { value: '15', unit: 'min', label: 'until a tag changes its identifier' },
    },
  ],
  images: [
    {
      key: 'key-tracking-device/hero-light',
      alt: 'Four rounded tags in white, stone, graphite and amber, the white one on a loop of steel wire with two keys',
    },
    {
      key: 'key-tracking-device/hero-dark',
      alt: 'The four tags on a dark table, the white one with the keys',
    },
    {
      key: 'key-tracking-device/detail',
      alt: 'One tag on its edge, two more behind it: a metal eyelet through the body and a coin slot in its back',
    },
    {
      key: 'key-tracking-device/in-use',
      alt: 'Keys with a tag lying on a sofa in front of linen cushions',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '38 × 38 × 7 mm each' },
    { label: 'Power', value: 'One CR2032 in each tag' },
    { label: 'Radio', value: 'Bluetooth LE 5.2, ultra-wideband channels 5 and 9' },
    { label: 'Range', value: 'Bluetooth 10 to 20 m indoors, ultra-wideband 40 m in the open' },
    { label: 'Connects to', value: 'Phone directly; Gateway for rooms' },
    { label: 'Material', value: 'Polycarbonate, stainless steel eyelet' },
    { label: 'Protection', value: 'IP67' },
    { label: 'Operating temperature', value: '−20 to 50 °C' },
    { label: 'In the box', value: 'Four tags, four CR2032, four key rings' },
  ],
  related: [8, 3, 9],
};
