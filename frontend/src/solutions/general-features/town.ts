/** The street crossings in rows from north to south. Every map of the page shows this town. */
const crossings = [
  [
    [52, 48],
    [176, 38],
    [296, 52],
    [420, 36],
    [548, 26],
  ],
  [
    [40, 158],
    [180, 148],
    [304, 160],
    [426, 138],
    [562, 120],
  ],
  [
    [54, 272],
    [186, 262],
    [312, 268],
    [434, 248],
    [570, 232],
  ],
  [
    [48, 384],
    [194, 376],
    [308, 388],
    [442, 370],
    [576, 352],
  ],
] as const;

/** The size of the map. */
const [width, height] = [600, 430] as const;

/** A crossing by its row and column. */
export type Crossing = readonly [row: 0 | 1 | 2 | 3, column: 0 | 1 | 2 | 3 | 4];
export type Point = readonly [x: number, y: number];

const next = { 0: 1, 1: 2, 2: 3, 3: 4 } as const;
const nextOf = <From extends 0 | 1 | 2 | 3>(from: From) => next[from];

export const pointOf = ([row, column]: Crossing): Point => crossings[row][column];

/** A point between two crossings: 0 is at the first, 1 at the second. */
export function between(from: Crossing, to: Crossing, part: number): Point {
  const [x, y] = pointOf(from);
  const [toX, toY] = pointOf(to);
  return [Math.round(x + (toX - x) * part), Math.round(y + (toY - y) * part)];
}

export const lineThrough = (points: readonly Point[]) => `M${points.map(String).join('L')}`;

const rows = crossings.map((points) =>
  lineThrough([[-20, points[0][1] + 6], ...points, [width + 20, points[4][1] - 6]]),
);

/** The houses of a block, from its north-west corner: where they start and end, horizontally and vertically. */
const houses = [
  [0.14, 0.16, 0.4, 0.44],
  [0.5, 0.16, 0.86, 0.36],
  [0.14, 0.58, 0.32, 0.84],
  [0.42, 0.62, 0.62, 0.84],
  [0.72, 0.5, 0.86, 0.84],
] as const;

/** The blocks with houses, in one path. The river is north of them, and the park between them. */
const built = ([1, 2] as const).flatMap((row) =>
  ([0, 1, 2, 3] as const)
    .filter((column) => row === 1 || column !== 2)
    .flatMap((column) => {
      const place = (across: number, down: number): Point => {
        const [x, y] = between([row, column], [row, nextOf(column)], across);
        const [x2, y2] = between([nextOf(row), column], [nextOf(row), nextOf(column)], across);
        return [Math.round(x + (x2 - x) * down), Math.round(y + (y2 - y) * down)];
      };
      return houses.map(([left, top, right, bottom]) =>
        lineThrough([
          place(left, top),
          place(right, top),
          place(right, bottom),
          place(left, bottom),
        ]),
      );
    }),
);

/** Streets as paths. The third is the arterial road. A park interrupts two of them. */
export const streets = {
  arterial: rows[2],
  lanes: [
    ...rows.filter((_, row) => row !== 2),
    ...([0, 1, 2, 4] as const).map((column) =>
      lineThrough([
        [crossings[0][column][0] - 6, -20],
        ...crossings.map((points) => points[column]),
        [crossings[3][column][0] + 4, height + 20],
      ]),
    ),
    lineThrough([[416, -20], ...([0, 1, 2] as const).map((row) => crossings[row][3])]),
  ],
  houses: `${built.join('Z')}Z`,
  park: lineThrough([
    [318, 282],
    [428, 264],
    [434, 356],
    [316, 374],
  ]),
  river: `M-20 96C40 84 66 112 112 100S176 92 240 100 328 104 362 92 470 92 ${width + 20} 66`,
} as const;
