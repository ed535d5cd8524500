import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 11,
  description1: [
    'It measures carbon monoxide and gives you the number. On a cold morning the Gateway sees 15 ppm, while an alarm is still silent, and starts the ventilation. At dangerous levels the sensor sounds by itself.',
    'Carbon monoxide has no smell and mixes evenly with the air. Mount the sensor near bedrooms, at the height of a sleeper’s head, and at least 3 m from the furnace or stove.',
    'It works beside the certified CO alarm that your building code requires and doesn’t replace it. The alarm wakes you. The sensor tells you when the heat exchanger is getting worse.',
  ],
  description2: [
    'Range: 0 to 1000 ppm, resolution 1 ppm',
    'Accuracy: ±5 ppm or ±10% of the reading, whichever is larger',
    'Sounder: 70 ppm for 60 to 240 min, 150 ppm for 10 to 50 min, 400 ppm for 4 to 15 min',
    'Early notice: A push message at any level from 10 ppm that you set',
    'Self-test: Cell, sounder and battery once a day, all three by the button',
    'End date: Printed on the side and shown in the app',
  ],
  figures: [
    { value: '1', unit: 'ppm', label: 'resolution, from 0 to 1000 ppm' },
    { value: '85', unit: 'dB', label: 'at 3 m, offline too' },
    { value: '7', unit: 'years', label: 'of sensor life' },
    { value: '5', unit: 'years', label: 'on two AA lithium cells' },
  ],
  fits: 'Any indoor wall: no wiring',
  screen: {
    place: 'Upstairs hall',
    parts: [
      { kind: 'reading', value: '4', unit: 'ppm', note: 'Normal. Highest in three weeks: 19' },
      {
        kind: 'chart',
        values: [10, 13, 8, 35, 10, 11, 13, 48, 14, 10, 13, 61, 11, 14, 13, 16, 93, 19],
        limit: 75,
        note: 'Three weeks',
      },
      { kind: 'switch', label: 'Ventilate from 15 ppm', on: true },
    ],
  },
  benefitDes: 'See the trend, not just the alarm.',
  benefits: [
    {
      title: 'Weeks of warning',
      text: 'A cracked heat exchanger rarely fails overnight. Peaks of 8, 12 and 19 ppm over three weeks mean a service call, not an evacuation.',
    },
    {
      title: 'Fresh air by itself',
      text: 'At a level you choose, the Gateway opens the damper, runs the range hood and shuts off the gas appliance, even with the internet down.',
    },
    {
      title: 'Tells the rest of the house',
      text: 'A sensor in the garage wakes nobody by itself. Through the Gateway, it turns the bedroom lamps to full and rings the Door Bell’s chime.',
      figure: { value: '10', unit: 'ppm', label: 'the lowest level that can send you a message' },
    },
  ],
  images: [
    {
      key: 'carbon-monoxide-sensor/hero-light',
      alt: 'Round wall sensor with a fine ring of vents and one button in the middle',
    },
    {
      key: 'carbon-monoxide-sensor/hero-dark',
      alt: 'The sensor in graphite, seen from the side, cover and base a few millimetres apart',
    },
    {
      key: 'carbon-monoxide-sensor/detail',
      alt: 'The vent ring seen at a low angle, each slot 1 mm wide, the test button dished',
    },
    {
      key: 'carbon-monoxide-sensor/in-use',
      alt: 'The sensor on a bedroom wall at dusk, between the headboard and a lamp on a cord',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '98 mm across, 26 mm deep' },
    { label: 'Power', value: 'Two AA lithium cells' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz' },
    { label: 'Range', value: '10 to 20 m through walls, 30 to 40 m in the open' },
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
