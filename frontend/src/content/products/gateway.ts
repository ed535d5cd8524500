import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 3,
  description1: [
    'Every rule runs here, in the building. An RK3328 quad-core Cortex-A53 does the thinking, and a 5000 mAh Li-ion battery carries it through a power cut of about five hours. When the internet is down, lights, locks and alarms keep their rules; when it returns, the cloud receives what it missed.',
    'Four radios share one box: Wi-Fi, Bluetooth LE, Zigbee and Thread. The woven band hides their antennas, and the hairline of light above it says how things are. Steady is well, breathing is busy, amber asks for you.',
    'Underneath are Gigabit Ethernet, USB 3.0 and an isolated RS-485 port, which is how a boiler or an energy meter from 2009 joins the same rules as a new lamp.',
  ],
  description2: [
    'Processor: RK3328 quad-core Cortex-A53 at up to 1.5 GHz, 2 GB DDR4, 16 GB eMMC',
    'Battery: 5000 mAh Li-ion battery, about 5 hours at a typical 3.2 W',
    'Radios: Wi-Fi 5 (2 × 2), Bluetooth LE 5.2, Zigbee 3.0 and Thread on separate antennas',
    'Ports: Gigabit Ethernet, USB 3.0, RS-485 for Modbus RTU, USB-C for power',
    'Capacity: 200 devices, 500 rules',
    'Local rules: from sensor frame to command in under 100 ms',
    'Buffer: 14 days of readings at 200 points a minute, sent when the link returns',
    'Updates: signed, into a second system slot, with automatic return after three failed starts',
  ],
  benefitDes: 'A house should not need a data centre to switch on a lamp.',
  benefits: [
    {
      title: 'Outages become small',
      text: 'Mains gone: five hours of battery. Internet gone: rules, logs and app at home go on. Gateway gone: switches and locks still work by hand.',
    },
    {
      title: 'Your readings stay put',
      text: 'History lives on the gateway’s own storage, encrypted. What leaves the house is a list that you can read and shorten.',
    },
    {
      title: 'Quiet in every sense',
      text: 'No fan, no moving part and no blinking. It runs at 12 °C above the room and looks like something you would leave on the sideboard.',
    },
  ],
  images: [
    {
      key: 'gateway/hero-light',
      alt: 'Rounded square hub beside a cup: matte white lid over a woven grey band, a hairline of light between them',
    },
    {
      key: 'gateway/hero-dark',
      alt: 'The gateway in charcoal in a dark room, its line of light drawing the outline of the lid',
    },
    {
      key: 'gateway/detail',
      alt: 'The waist of the gateway close up: woven threads, the lit gap and the soft edge of the lid',
    },
    {
      key: 'gateway/in-use',
      alt: 'The gateway on an oak sideboard in warm evening light, a lit table lamp out of focus behind it',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '118 × 118 × 40 mm' },
    { label: 'Power', value: 'USB-C, 5 V, 3 A; 5000 mAh Li-ion battery' },
    { label: 'Radio', value: 'Wi-Fi 5, Bluetooth LE 5.2, Zigbee 3.0, Thread' },
    { label: 'Range', value: '40 m indoors, 150 m in the open; further by mesh' },
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
