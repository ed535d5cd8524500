import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 3,
  description1: [
    'Every rule runs here, in your house. When the internet is down, lights, locks and alarms keep working. When it’s back, the cloud gets the readings it missed. A built-in battery covers power cuts.',
    'Four radios share one box: Wi-Fi, Bluetooth LE, Zigbee and Thread. Their antennas are under the woven band. The line of light above it is steady and faint when all is well, breathes when the Gateway is busy and turns bright amber when it needs you.',
    'On the underside are Gigabit Ethernet, USB 3.0 and an isolated RS-485 port. A boiler or an energy meter from 2009 can follow the same rules as a new lamp.',
  ],
  description2: [
    'Processor: RK3328 quad-core Cortex-A53 at up to 1.5 GHz, 2 GB DDR4, 16 GB eMMC',
    'Battery: 5000 mAh Li-ion battery, about 5 hours at a typical 3.2 W',
    'Radios: Wi-Fi 5 (2 × 2), Bluetooth LE 5.2, Zigbee 3.0 and Thread on separate antennas',
    'Ports: Gigabit Ethernet, USB 3.0, RS-485 for Modbus RTU, USB-C for power',
    'Capacity: 200 devices, 500 rules',
    'Local rules: From sensor frame to command in under 100 ms',
    'Buffer: 14 days of readings at 200 points a minute, sent when the link returns',
    'Updates: Signed, into a second system slot, with a return to the old one after three failed starts',
  ],
  figures: [
    { value: '200', unit: 'devices', label: 'on one Gateway' },
    { value: '4', unit: 'radios', label: 'Wi-Fi, Bluetooth, Zigbee, Thread' },
    { value: '100', unit: 'ms', label: 'at most, from sensor to command' },
    { value: '14', unit: 'days', label: 'of readings kept when offline' },
  ],
  fits: 'Any house: up to 200 devices',
  screen: {
    place: 'Home',
    parts: [
      { kind: 'reading', value: '34', unit: 'devices', note: 'All answered in the last hour' },
      {
        kind: 'rows',
        rows: [
          ['Zigbee', '26'],
          ['Bluetooth LE', '5'],
          ['Thread', '3'],
        ],
      },
      {
        kind: 'rows',
        rows: [
          ['14:10', 'Internet down, rules go on'],
          ['14:52', 'Back. 8,400 readings sent'],
        ],
      },
    ],
  },
  benefitDes: 'You shouldn’t need a data centre to switch on a lamp.',
  benefits: [
    {
      title: 'Ready for an outage',
      text: 'No power: the battery takes over. No internet: rules, logs and the app at home carry on. No Gateway: switches and locks still work by hand.',
    },
    {
      title: 'Your readings stay put',
      text: 'Your history stays on the Gateway, encrypted. You can read the list of what leaves the house, and shorten it.',
    },
    {
      title: 'Quiet in every sense',
      text: 'No fan, no moving parts, no blinking. It runs 12 °C above the room and looks like something you’d leave on the sideboard.',
      figure: { value: '0', unit: 'fans', label: 'inside the Gateway' },
    },
  ],
  images: [
    {
      key: 'gateway/hero-light',
      alt: 'Rounded square hub: matte lid over a woven band, a hairline of light between them',
    },
    {
      key: 'gateway/hero-dark',
      alt: 'The Gateway in graphite, its line of light drawing the outline of the lid',
    },
    {
      key: 'gateway/detail',
      alt: 'The waist of the Gateway close up: woven threads, the lit gap and the soft edge of the lid',
    },
    {
      key: 'gateway/in-use',
      alt: 'The Gateway on a green painted shelf between books and a plant, its cable running out through the back',
    },
  ],
  closeUp: { key: 'gateway/detail', alt: '' },
  specs: [
    { label: 'Dimensions', value: '118 × 118 × 40 mm' },
    { label: 'Power', value: 'USB-C, 5 V, 3 A' },
    { label: 'Radio', value: 'Wi-Fi 5, Bluetooth LE 5.2, Zigbee 3.0, Thread' },
    {
      label: 'Range',
      value: 'Zigbee 10 to 20 m through walls, 30 to 40 m in the open; further by mesh',
    },
    { label: 'Connects to', value: 'Ethernet or Wi-Fi; up to 200 devices' },
    { label: 'Material', value: 'Soft-touch polycarbonate, woven polyester, aluminum base' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '0 to 40 °C' },
    {
      label: 'In the box',
      value: 'Gateway, 15 W supply, 1.5 m USB-C cable, 1 m Ethernet cable, RS-485 plug',
    },
  ],
  related: [1, 7, 11],
};
