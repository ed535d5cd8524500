import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 16,
  description1: [
    'A leak becomes dangerous when gas reaches its lower explosive limit: 5 % of the air for methane, 2.1 % for propane. This sensor alerts at one tenth of that. A heated metal-oxide element samples the air every second, the sounder starts within 15 seconds, and the gateway can have the shut-off valve closed in the same minute.',
    'Where it hangs decides whether it works. Methane rises: mount within 300 mm of the ceiling. Propane sinks: mount within 300 mm of the floor. The sensor asks which gas you have when you set it up and shows the right place in the app.',
    'The element needs heat, so the sensor is plugged in for good. Use it together with any detector that your local code asks for.',
  ],
  description2: [
    'Gases: methane (natural gas) and propane, selected at setup',
    'Alert: 10 % of the lower explosive limit, ±3 % of the limit',
    'Speed: sounds within 15 seconds of reaching the alert level',
    'Valve contact: isolated solid-state output, 30 V DC, 0.5 A, for a shut-off valve controller',
    'Warm-up: 3 minutes after power returns, shown by a slow amber pulse',
    'Service life: five years, counted in the sensor and announced 60 days ahead',
  ],
  benefitDes: 'Minutes matter with gas, and most leaks start when nobody is in the kitchen.',
  benefits: [
    {
      title: 'Closes the valve first',
      text: 'The contact is wired straight to the valve controller. It opens the circuit when the level is reached, even while the gateway restarts.',
    },
    {
      title: 'No sparks from us',
      text: 'On a gas alert the gateway leaves every relay in the room as it is. Switching a fan or a lamp is the one thing it must not do.',
    },
  ],
  images: [
    {
      key: 'gas-sensor/hero-light',
      alt: 'A white sensor with round corners on a wall, nearly as large as the outlet that its cord runs to, a disc of sintered metal in its middle',
    },
    {
      key: 'gas-sensor/hero-dark',
      alt: 'The sensor in graphite at night, a line of amber light down its left side',
    },
    {
      key: 'gas-sensor/in-use',
      alt: 'The sensor on a kitchen wall above the tiles, its cord down to an outlet, a green pot on the hob below',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '86 × 86 × 32 mm' },
    { label: 'Power', value: 'USB-C, 5 V, 0.5 A; 1.2 W while heating' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz; also relays for battery devices' },
    { label: 'Range', value: '40 m indoors, 120 m in the open' },
    { label: 'Connects to', value: 'Gateway; sounder and valve contact need no network' },
    { label: 'Material', value: 'Flame-retardant polycarbonate, sintered-metal filter' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '−10 to 50 °C' },
    { label: 'In the box', value: 'Sensor, 3 m USB-C cable, power supply, wall plate, two screws' },
  ],
  related: [11, 3, 15],
};
