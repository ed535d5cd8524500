/** What a part is made of, as far as a drawing tells: its fill. */
export type Fill = 'body' | 'glass' | 'metal' | 'dark' | 'light' | 'none';

/** A part seen straight on. Millimetres about the middle of the view, y up, as the studio's models have them. */
export type Shape = { readonly at?: readonly [x: number, y: number]; readonly fill?: Fill } & (
  | {
      /** Width, height and radius of a plate with superelliptic corners. */
      readonly plate: readonly [width: number, height: number, radius: number];
      readonly exponent?: number;
    }
  | { /** Diameter. */ readonly disc: number }
  | {
      /** Width, height and radius of plain corners. */ readonly box: readonly [
        number,
        number,
        number,
      ];
    }
);

/** One side of a product at rest. */
export interface View {
  readonly name: string;
  /** Width and height: the drawing's measures, where a label does not say otherwise. */
  readonly size: readonly [width: number, height: number];
  /** What stands on the dimension line, where it is not the number; `null` for no line. */
  readonly across?: string | null;
  readonly up?: string | null;
  readonly shapes: readonly Shape[];
}

/** Repeats a shape at several places. */
export function at(shape: Shape, places: readonly (readonly [number, number])[]): readonly Shape[] {
  return places.map((place) => ({ ...shape, at: place }));
}

/** A slice of a product seen from the side: from one depth to another, the wall at the left. */
export function slice(
  [from, to]: readonly [number, number],
  height: number,
  radius: number,
  {
    depth,
    y = 0,
    fill = 'body',
  }: { readonly depth: number; readonly y?: number; readonly fill?: Fill },
): Shape {
  return { box: [to - from, height, radius], at: [(from + to) / 2 - depth / 2, y], fill };
}
