import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 11,
  description1: [
    'An electrochemical cell that measures carbon monoxide from 0 to 1000 ppm and says so in numbers. The gateway sees 15 ppm on a cold morning, while an alarm is still silent, and starts the ventilation. At dangerous levels the sensor sounds by itself at 85 dB, with or without a network.',
    'Carbon monoxide has no smell and mixes evenly with room air. Mount the sensor near bedrooms at the height of a sleeper’s head, and at least 3 m from the furnace or stove.',
    'It works beside the certified CO alarm that your building code requires and does not replace it. The alarm wakes you. The sensor tells you that the heat exchanger is getting worse.',
  ],
  description2: [
    'Range: 0 to 1000 ppm, resolution 1 ppm',
    'Accuracy: ±5 ppm or ±10 % of the reading, whichever is larger',
    'Sounder: at 70 ppm within 60 to 240 minutes, at 150 ppm within 10 to 50, at 400 ppm within 4 to 15',
    'Early notice: a push message at any level from 10 ppm that you set',
    'Self-test: cell, sounder and battery once a day, all three by the button',
    'Cell life: seven years; the end date is printed on the side and shown in the app',
    'Loudness: 85 dB at 3 m',
  ],
  benefitDes: 'A trend is worth more than a threshold.',
  benefits: [
    {
      title: 'See the fault grow',
      text: 'A cracked heat exchanger rarely fails overnight. Peaks of 8, 12 and 19 ppm over three weeks make a service call, not an evacuation.',
    },
    {
      title: 'Fresh air without a hand',
      text: 'From a level you choose, the gateway opens the damper, runs the range hood and shuts off the gas appliance. It does so while the internet is down.',
    },
    {
      title: 'Tells the rest of the house',
      text: 'The garage unit sounds where nobody sleeps. Linked through the gateway, it turns the bedroom lamps to full and rings the chime of the Door Bell.',
    },
  ],
  images: [
    {
      key: 'carbon-monoxide-sensor/hero-light',
      alt: 'Round white wall sensor, a little wider than the light switch below it: a fine ring of vents and one button in the middle',
    },
    {
      key: 'carbon-monoxide-sensor/hero-dark',
      alt: 'The round sensor on a dark wall, an amber ring glowing between cover and base',
    },
    {
      key: 'carbon-monoxide-sensor/detail',
      alt: 'The vent ring seen at a low angle, each slot 1 mm wide, the test button dished',
    },
    {
      key: 'carbon-monoxide-sensor/in-use',
      alt: 'The sensor on a bedroom wall at dusk, between a linen headboard and a reading lamp',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '98 mm across, 26 mm deep' },
    { label: 'Power', value: 'Two AA lithium cells, 5 years' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz' },
    { label: 'Range', value: '30 m indoors, 100 m in the open' },
    { label: 'Connects to', value: 'Gateway; the sounder needs no network' },
    { label: 'Material', value: 'Flame-retardant polycarbonate' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '0 to 45 °C' },
    {
      label: 'In the box',
      value: 'Sensor, two AA lithium cells, base plate, two screws and plugs',
    },
  ],
  related: [16, 1, 3],
};
