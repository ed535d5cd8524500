/** A point in millimetres of paper, y down. */
export type Point = readonly [x: number, y: number];

/** To hundredths of a millimetre. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
