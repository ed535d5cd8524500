import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 16,
  description1: [
    'A leak gets dangerous when gas reaches its lower explosive limit: 5% of the air for methane, 2.1% for propane. This sensor alerts at a tenth of that. A heated element samples the air every second, and a contact wired to the valve controller shuts off the gas.',
    'When you set it up, the app asks which gas you have and shows the right place. Natural gas rises: mount the sensor within 300 mm of the ceiling, and run the 3 m cable down to an outlet.',
    'Propane sinks: mount the sensor within 300 mm of the floor. For either gas, the element needs heat, so the sensor stays plugged in. Use it together with any detector that your local code asks for.',
  ],
  description2: [
    'Gases: Methane (natural gas) and propane, selected at setup',
    'Alert: 10% of the lower explosive limit, ±3% of the limit',
    'Sampling: Every second',
    'Valve contact: Isolated solid-state output, 30 V DC, 0.5 A, wired to a shut-off valve controller',
    'Warm-up: 3 minutes after power returns, shown by a slow amber pulse',
    'End of service: Counted in the sensor and announced 60 days ahead',
  ],
  figures: [
    { value: '10', unit: '%', label: 'of the explosive limit trips it' },
    { value: '15', unit: 's', label: 'or less until it sounds' },
    { value: '3', unit: 'm', label: 'of cable to the outlet' },
    { value: '5', unit: 'years', label: 'of service' },
  ],
  fits: 'Natural gas or propane, outlet nearby',
  screen: {
    place: 'Kitchen',
    parts: [
      { kind: 'reading', value: '0', unit: '% LEL', note: 'Clear. Alert at 10%' },
      {
        kind: 'rows',
        rows: [
          ['Gas', 'Natural gas'],
          ['Place', 'Top 300 mm of the wall'],
          ['Shut-off valve', 'Open'],
          ['Replace in', '3 years, 2 months'],
        ],
      },
      { kind: 'switch', label: 'Close the valve on an alert', on: true },
    ],
  },
  benefitDes: 'With gas, minutes matter.',
  benefits: [
    {
      title: 'No sparks',
      text: 'During a gas alert the Gateway switches nothing in the room: a range hood or a lamp relay can spark.',
    },
    {
      title: 'The valve closes first',
      text: 'The contact is wired straight to the valve controller. It acts when the level is reached, even while the Gateway restarts. The Gateway only reports.',
    },
    {
      title: 'An early alert',
      text: 'Below its explosive limit, gas can’t ignite. You hear about a leak at a tenth of that, while there’s time to open a window.',
      figure: { value: '0.5', unit: '%', label: 'of methane in the air is enough' },
    },
  ],
  images: [
    {
      key: 'gas-sensor/hero-light',
      alt: 'A square sensor with round corners on a wall, a disc of sintered metal in its middle, plugged into an outlet below it',
    },
    {
      key: 'gas-sensor/hero-dark',
      alt: 'The sensor in graphite, seen from the left',
    },
    {
      key: 'gas-sensor/detail',
      alt: 'The sensor from below: the grain of its sintered disc in a polished bezel, five small holes, the amber line around its side',
    },
    {
      key: 'gas-sensor/in-use',
      alt: 'The sensor for natural gas high on a tiled kitchen wall, its cable running down, a copper gas pipe beside it',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '86 × 86 × 32 mm' },
    { label: 'Power', value: 'USB-C, 5 V, 0.5 A; 1.2 W while heating' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz; also relays for battery devices' },
    { label: 'Range', value: '10 to 20 m through walls, 30 to 40 m in the open' },
    { label: 'Connects to', value: 'Gateway; sounder and valve contact need no network' },
    { label: 'Material', value: 'Flame-retardant polycarbonate, sintered-metal filter' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '−10 to 50 °C' },
    { label: 'In the box', value: 'Sensor, 3 m USB-C cable, power supply, wall plate, two screws' },
  ],
  related: [11, 3, 15],
};
