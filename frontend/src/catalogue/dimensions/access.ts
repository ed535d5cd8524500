import { at, slice, type Shape, type View } from './shape.ts';

const keys = [54, 36.5, 19, 1.5].flatMap((y) => [-18, 0, 18].map((x) => [x, y] as const));

/** Below the digits, a cross to clear and a padlock to confirm. */
const keypad = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '×', '0'].map(
  (text, index): Shape => ({ text, letters: 9.6, at: keys[index] ?? [0, 0] }),
);

/** Smart Lock, its outer half: `packages/studio/products/smart_lock.py`. */
export const smartLock: readonly View[] = [
  {
    name: 'Outer half, front',
    size: [70, 176],
    shapes: [
      { plate: [70, 176, 35], fill: 'metal' },
      { plate: [64.6, 170.6, 32.3], fill: 'glass' },
      { plate: [15, 1, 0.5], at: [0, 71], fill: 'light' },
      ...keypad,
      { disc: 4, at: [18, 2.2], fill: 'none' },
      { plate: [6, 4.4, 0.9], at: [18, -0.6], fill: 'dark' },
      { disc: 51.6, at: [0, -46], fill: 'metal' },
      { disc: 46.4, at: [0, -46], fill: 'body' },
      { plate: [13.5, 42.5, 6.7], at: [0, -46], exponent: 2.1, fill: 'metal' },
    ],
  },
  {
    name: 'Side',
    size: [40, 176],
    heightLabel: null,
    shapes: [
      slice([25, 26.3], 170.6, 0.5, { depth: 40, fill: 'glass' }),
      slice([0, 25], 176, 2.6, { depth: 40, fill: 'metal' }),
      slice([26.3, 28.6], 51.6, 0.5, { depth: 40, y: -46, fill: 'metal' }),
      slice([28.6, 40], 42.5, 1.5, { depth: 40, y: -46, fill: 'metal' }),
    ],
  },
];

/** Smart FOB Button: `packages/studio/products/smart_fob_button.py`, without its loop. */
export const smartFobButton: readonly View[] = [
  {
    name: 'Front',
    size: [36, 36],
    widthLabel: 'Ø 36',
    heightLabel: null,
    shapes: [{ disc: 36 }, { disc: 25.8, fill: 'light' }, { disc: 24.3 }, { disc: 23.6 }],
  },
  {
    name: 'Side',
    size: [9, 36],
    heightLabel: null,
    shapes: [slice([0, 9], 36, 2.4, { depth: 9 })],
  },
];

/** Attendance System: `packages/studio/products/attendance_system.py`. */
export const attendanceSystem: readonly View[] = [
  {
    name: 'Front',
    size: [92, 190],
    shapes: [
      { plate: [92, 190, 18] },
      { plate: [82.8, 136.8, 13.8], at: [0, 21.5], fill: 'glass' },
      ...at({ disc: 13.2, fill: 'dark' }, [
        [-22, 73.5],
        [22, 73.5],
      ]),
      { disc: 1.6, at: [0, 73.5], fill: 'light' },
      { text: '08:57', letters: 19, at: [0, 38] },
      { plate: [8, 1, 0.5], at: [0, 14], fill: 'light' },
      ...[0, -8].map((y): Shape => ({ plate: [38 + y, 2.4, 1.2], at: [0, y], fill: 'dark' })),
      { disc: 27.2, at: [0, -68], fill: 'metal' },
      { disc: 25.4, at: [0, -68], fill: 'light' },
      { disc: 22.8, at: [0, -68], fill: 'dark' },
    ],
  },
  {
    name: 'Side',
    size: [24, 190],
    heightLabel: null,
    shapes: [
      slice([0, 3], 182, 0.4, { depth: 24, fill: 'metal' }),
      slice([23, 24], 136.8, 0.4, { depth: 24, y: 21.5, fill: 'glass' }),
      slice([3, 23], 190, 2.8, { depth: 24 }),
    ],
  },
];

const speaker = [-47, -50.4, -53.8].flatMap((y) =>
  [-6.8, -3.4, 0, 3.4, 6.8]
    .filter((x) => Math.abs(x) < 6 || y === -50.4)
    .map((x) => [x, y] as const),
);

/** Door Bell: `packages/studio/products/door_bell.py`. */
export const doorBell: readonly View[] = [
  {
    name: 'Front',
    size: [48, 128],
    shapes: [
      { plate: [48, 128, 24] },
      { disc: 37.2, at: [0, 36], fill: 'metal' },
      { disc: 35.2, at: [0, 36], fill: 'glass' },
      { disc: 17.8, at: [0, 36], fill: 'dark' },
      { disc: 33.2, at: [0, -22], fill: 'metal' },
      { disc: 31.4, at: [0, -22], fill: 'light' },
      { disc: 27, at: [0, -22], fill: 'metal' },
      ...at({ disc: 1.5, fill: 'dark' }, speaker),
    ],
  },
  {
    name: 'Side',
    size: [24, 128],
    heightLabel: null,
    shapes: [
      slice([0, 6], 126, 0.4, { depth: 24, fill: 'dark' }),
      slice([2.2, 24], 128, 3.2, { depth: 24 }),
    ],
  },
];
