import { lineOf, rowOf, type DrawingParts } from '../drawing-parts.ts';

/** Five devices' readings, one device's held out. */
export const byDevice: DrawingParts = {
  strokes: [
    ...[8, 24, 56, 72].map((y) => ['points', rowOf(22, 66, 15.6, y, 'h0')] as const),
    ['litPoints', rowOf(22, 66, 15.6, 40, 'h0')],
  ],
  labels: [
    { text: 'train', x: 0, y: 12 },
    { text: 'test', x: 0, y: 44 },
  ],
};

/** Outdoor temperature from spring to winter, in two-day ripples. */
const temperature = (x: number) =>
  40 - 26 * Math.sin((x / 400) * 2 * Math.PI) + 3 * Math.sin(x * 0.9) * Math.sin(x * 0.21);

/** A year, of which the winter is held out. */
export const bySeason: DrawingParts = {
  strokes: [
    ['dashed', 'M270 0V80'],
    ['line', lineOf(0, 270, 3, temperature)],
    ['lit', lineOf(270, 399, 3, temperature)],
  ],
  labels: [
    { text: 'train', x: 0, y: 76 },
    { text: 'test', x: 282, y: 22 },
  ],
};

/** What a few misses cost, and many false alarms. */
export const byCost: DrawingParts = {
  strokes: [
    ['litBars', rowOf(4, 130, 70, 8, 'h60v22h-60Z')],
    ['bars', rowOf(11, 130, 16, 50, 'h9v22h-9Z')],
  ],
  labels: [
    { text: 'misses', x: 0, y: 24 },
    { text: 'false alarms', x: 0, y: 66 },
  ],
};

/** Three budgets of the chip, none exceeded. */
export const onTarget: DrawingParts = {
  strokes: [
    ['bars', 'M90 8h210v12h-210ZM90 34h262v12h-262ZM90 60h150v12h-150Z'],
    ['lit', 'M370 0V80'],
  ],
  labels: [
    { text: 'time', x: 0, y: 18 },
    { text: 'memory', x: 0, y: 44 },
    { text: 'current', x: 0, y: 70 },
  ],
};
