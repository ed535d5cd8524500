import { at, slice, type Shape, type View } from './shape.ts';

/** Smart Mirror: `packages/studio/products/smart_mirror.py`. */
export const smartMirror: readonly View[] = [
  {
    name: 'Front',
    size: [600, 600],
    widthLabel: 'Ø 600',
    heightLabel: null,
    shapes: [
      { disc: 600, fill: 'metal' },
      { disc: 594 },
      { disc: 574.4, fill: 'light' },
      { disc: 550.4, fill: 'body' },
      { text: '07:42', letters: 48, at: [-100, -46] },
      ...[104, 92, 108, 84].map((wide, row): Shape => ({
        plate: [wide, 8, 4],
        at: [wide / 2 - 160, -86 - 24 * row],
        fill: 'dark',
      })),
    ],
  },
  {
    name: 'Side',
    size: [32, 600],
    heightLabel: null,
    shapes: [
      slice([0, 10], 580, 2, { depth: 32, fill: 'metal' }),
      slice([10, 32], 600, 1.6, { depth: 32, fill: 'metal' }),
    ],
  },
];

/** Smart Adaptor: `packages/studio/products/smart_adaptor.py`; the blades are not drawn. */
export const smartAdaptor: readonly View[] = [
  {
    name: 'Front',
    size: [62, 37],
    shapes: [
      { plate: [62, 37, 12] },
      { disc: 31, fill: 'light' },
      { disc: 29 },
      { plate: [2.4, 8.6, 0.5], at: [-6.35, 2.6], fill: 'dark' },
      { plate: [2.2, 7, 0.5], at: [6.35, 2.6], fill: 'dark' },
      { disc: 4.9, at: [0, -7.2], fill: 'dark' },
    ],
  },
  {
    name: 'Side',
    size: [32, 37],
    heightLabel: null,
    shapes: [slice([0, 32], 37, 2.8, { depth: 32 }), { plate: [14, 6, 3], at: [1, 0] }],
  },
];

/** Curtain & Blind Control: `packages/studio/products/curtain_and_blind_control.py`, with its belt pulley. */
export const curtainAndBlindControl: readonly View[] = [
  {
    name: 'Front',
    size: [52, 210],
    shapes: [
      { box: [52, 17.4, 2], at: [0, -96.3] },
      { box: [49.6, 1.2, 0], at: [0, -87], fill: 'light' },
      { box: [52, 159.4, 2.6], at: [0, -6.7] },
      { box: [38, 1.4, 0], at: [0, 73.7], fill: 'dark' },
      { box: [31, 24, 0], at: [0, 88], fill: 'metal' },
      ...at({ box: [0.6, 19, 0] }, [
        [-11, 89],
        [-4, 89],
        [4, 89],
        [11, 89],
      ]),
      { box: [41, 2.6, 0.8], at: [0, 76], fill: 'metal' },
      { box: [41, 2.6, 0.8], at: [0, 100], fill: 'metal' },
      { box: [8.8, 3.7, 0.5], at: [0, 103.1], fill: 'metal' },
      { plate: [9.4, 3.4, 1.7], at: [0, -96], fill: 'dark' },
    ],
  },
  {
    name: 'Top',
    size: [52, 52],
    widthLabel: null,
    shapes: [
      { plate: [52, 52, 17] },
      { disc: 41, fill: 'metal' },
      { disc: 35, fill: 'body' },
      { disc: 8.8, fill: 'metal' },
    ],
  },
];

/** Dimmer Knob: `packages/studio/products/dimmer_knob.py`. */
export const dimmerKnob: readonly View[] = [
  {
    name: 'Front',
    size: [86, 86],
    shapes: [
      { plate: [86, 86, 17] },
      { disc: 66.4, fill: 'metal' },
      { ring: [62.4, 58.8], fill: 'light' },
      { disc: 58.8, fill: 'metal' },
      { disc: 54.4, fill: 'metal' },
      { disc: 50.6, fill: 'body' },
      { disc: 2.8, at: [0, 20.6], fill: 'light' },
    ],
  },
  {
    name: 'Side',
    size: [30, 86],
    heightLabel: null,
    shapes: [
      slice([9, 13.2], 55.2, 0.4, { depth: 30, fill: 'metal' }),
      slice([13.2, 30], 54.4, 1, { depth: 30, fill: 'metal' }),
      slice([0, 9], 86, 2.8, { depth: 30 }),
    ],
  },
];

const pitch = 35.3;

const rows = [pitch, 0, -pitch];

/** The names on its paper: the left key's, and the right key's below it. */
const names = [
  ['Morning', 'Away'],
  ['Dinner', 'Reading'],
  ['Cinema', 'Night'],
].flatMap(([left = '', right = ''], row): Shape[] => [
  { text: left, letters: 6.4, at: [0, pitch * (1 - row) + 5.4] },
  { text: right, letters: 6.4, at: [0, pitch * (1 - row) - 5.6] },
]);

/** Smart Scenes and Switch: `packages/studio/products/smart_scenes_and_switch.py`. */
export const smartScenesAndSwitch: readonly View[] = [
  {
    name: 'Front',
    size: [118, 118],
    shapes: [
      { plate: [118, 118, 21] },
      ...at(
        { plate: [36.6, 34.5, 8] },
        rows.flatMap((y) => [-35.1, 35.1].map((x) => [x, y] as const)),
      ),
      { plate: [31.6, 105.1, 6], fill: 'glass' },
      ...names,
      { plate: [1.3, 24, 0.65], at: [-54.4, 0], fill: 'light' },
    ],
  },
  {
    name: 'Side',
    size: [11, 118],
    heightLabel: null,
    shapes: [
      ...rows.map((y) => slice([7.2, 11], 34.5, 0.8, { depth: 11, y })),
      slice([0, 7.2], 118, 2, { depth: 11 }),
    ],
  },
];
