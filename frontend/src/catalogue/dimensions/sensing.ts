import { at, slice, type Shape, type View } from './shape.ts';

/** Humidity Sensor: `packages/studio/products/humidity_sensor.py`. */
export const humiditySensor: readonly View[] = [
  {
    name: 'Front',
    size: [62, 62],
    shapes: [
      { plate: [62, 62, 19] },
      { plate: [51, 51, 14], fill: 'glass' },
      { plate: [7, 0.8, 0.4], at: [0, 19.6], fill: 'light' },
      { text: '43', letters: 20, at: [-4, 4] },
      { text: '%', letters: 8, at: [14, 8.5] },
      { text: '20.6°', letters: 6, at: [-10.5, -13] },
      ...[3.6, 5, 4.2, 6, 7.4].map((tall, index): Shape => ({
        plate: [1.1, tall, 0.5],
        at: [6 + 2.4 * index, tall / 2 - 15.2],
        fill: 'dark',
      })),
    ],
  },
  {
    name: 'Side',
    size: [16, 62],
    heightLabel: null,
    shapes: [slice([0, 16], 62, 3, { depth: 16 })],
  },
  {
    name: 'Bottom',
    size: [62, 16],
    widthLabel: null,
    heightLabel: null,
    shapes: [
      { box: [62, 16, 3] },
      ...at(
        { plate: [1.1, 6.4, 0.5], fill: 'dark' },
        [-15, -12, -9, -6, -3, 0, 3, 6, 9, 12, 15].map((x) => [x, 0] as const),
      ),
    ],
  },
];

/** Intelligent Camera: `packages/studio/products/intelligent_camera.py`, the head level. */
export const intelligentCamera: readonly View[] = [
  {
    name: 'Front',
    size: [67, 109],
    shapes: [
      { box: [62, 7.6, 2], at: [0, -50.7] },
      { box: [10, 32, 1], at: [0, -31], fill: 'metal' },
      { disc: 18.4, at: [0, -18], fill: 'metal' },
      { disc: 67, at: [0, 20.9] },
      { disc: 57.2, at: [0, 20.9], fill: 'glass' },
      { disc: 30, at: [0, 20.9], fill: 'metal' },
      { disc: 27.8, at: [0, 20.9], fill: 'dark' },
      { disc: 1.5, at: [0, 43.2], fill: 'light' },
    ],
  },
  {
    name: 'Side',
    size: [62, 109],
    heightLabel: null,
    widthLabel: 'Ø 62',
    shapes: [
      { box: [62, 7.6, 2], at: [0, -50.7] },
      { box: [10, 32, 1], at: [0, -31], fill: 'metal' },
      { box: [57, 67, 20], at: [-2.5, 20.9] },
      { disc: 18.4, at: [0, -18], fill: 'metal' },
    ],
  },
];

/** Carbon Monoxide (CO) Sensor: `packages/studio/products/carbon_monoxide_sensor.py`. */
export const carbonMonoxideSensor: readonly View[] = [
  {
    name: 'Front',
    size: [98, 98],
    widthLabel: 'Ø 98',
    heightLabel: null,
    shapes: [
      { disc: 98 },
      { disc: 74.4, fill: 'none' },
      { slots: [74.4, 55.6], count: 80 },
      { disc: 55.6 },
      { disc: 25 },
    ],
  },
  {
    name: 'Side',
    size: [26, 98],
    heightLabel: null,
    shapes: [
      slice([0, 5], 96.8, 0.8, { depth: 26 }),
      slice([5, 7.4], 95.4, 0, { depth: 26, fill: 'light' }),
      slice([25.1, 26], 55.6, 0.3, { depth: 26 }),
      slice([7.4, 25.1], 98, 7, { depth: 26 }),
    ],
  },
];

/** Door and Window Sensor: `packages/studio/products/door_and_window_sensor.py`. */
export const doorAndWindowSensor: readonly View[] = [
  {
    name: 'Sensor',
    size: [22, 41],
    shapes: [
      { plate: [22, 41, 7] },
      { plate: [5, 0.7, 0.35], at: [0, 14.2], fill: 'light' },
      { box: [22, 0.4, 0], at: [0, -6], fill: 'dark' },
      ...at({ plate: [8, 1.3, 0.64], fill: 'dark' }, [
        [0, -12.4],
        [0, -15.2],
      ]),
    ],
  },
  {
    name: 'Side',
    size: [11, 41],
    heightLabel: null,
    shapes: [slice([0, 2.6], 41, 0.4, { depth: 11 }), slice([2.9, 11], 41, 2.2, { depth: 11 })],
  },
  {
    name: 'Magnet',
    size: [10, 41],
    heightLabel: null,
    shapes: [{ plate: [10, 41, 4.4] }],
  },
  {
    name: 'Side',
    size: [9, 41],
    heightLabel: null,
    shapes: [slice([0, 2.6], 41, 0.4, { depth: 9 }), slice([2.9, 9], 41, 2.2, { depth: 9 })],
  },
];

/** Gas Sensor: `packages/studio/products/gas_sensor.py`, without its plug. */
export const gasSensor: readonly View[] = [
  {
    name: 'Front',
    size: [86, 86],
    shapes: [
      { plate: [86, 86, 17] },
      { disc: 42, at: [0, 5], fill: 'metal' },
      { disc: 36.8, at: [0, 5], fill: 'dark' },
      ...at(
        { disc: 1.8, fill: 'dark' },
        [-9, -4.5, 0, 4.5, 9].map((x) => [x, -29] as const),
      ),
    ],
  },
  {
    name: 'Side',
    size: [32, 86],
    heightLabel: null,
    shapes: [
      slice([0, 7], 86, 0.8, { depth: 32 }),
      slice([7, 9.2], 84.6, 0, { depth: 32, fill: 'light' }),
      slice([9.2, 32], 86, 3.2, { depth: 32 }),
    ],
  },
];
