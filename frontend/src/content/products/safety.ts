import type { ProductDetails } from '../product.ts';

export const carbonMonoxideSensor: ProductDetails = {
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
      alt: 'Round white wall sensor with a fine ring of vents and one button in the middle',
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
      alt: 'The sensor on a bedroom wall at pillow height, next to a linen headboard',
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

export const gasSensor: ProductDetails = {
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
  images: [],
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
