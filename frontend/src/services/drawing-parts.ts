/** A path in a field of 400 × 80 units, and how it looks. */
type Stroke = readonly [
  look:
    | 'line'
    | 'faint'
    | 'dashed'
    | 'lit'
    | 'area'
    | 'dots'
    | 'points'
    | 'litPoints'
    | 'bars'
    | 'litBars',
  path: string,
];

/** Words in the drawing; places in its units. */
interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface DrawingParts {
  readonly strokes: readonly Stroke[];
  readonly labels: readonly Label[];
}

export const width = 400;
export const height = 80;

/** A line through the values of a function. */
export function lineOf(from: number, to: number, step: number, y: (x: number) => number): string {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => from + index * step)
    .map((x, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y(x))}`)
    .join('');
}

/** Equal marks in a row: ticks, dots or bars. */
export function rowOf(count: number, from: number, step: number, y: number, mark: string): string {
  return Array.from(
    { length: count },
    (_, index) => `M${Math.round(from + index * step)} ${y}${mark}`,
  ).join('');
}
