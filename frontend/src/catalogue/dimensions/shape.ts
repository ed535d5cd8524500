/** A part's material, as far as a drawing shows it: its fill. */
export type Fill = 'body' | 'glass' | 'metal' | 'dark' | 'light' | 'none';

/** A part seen from the front, in millimetres from the centre of the view, y up, like the studio's models. */
export type Shape = { readonly at?: readonly [x: number, y: number]; readonly fill?: Fill } & (
  | {
      /** Width, height and radius of a plate with superelliptic corners. */
      readonly plate: readonly [width: number, height: number, radius: number];
      readonly exponent?: number;
    }
  | { /** Diameter. */ readonly disc: number }
  | {
      /** Diameters of three quarters of a ring, open below, in the view's centre. */
      readonly ring: readonly [outer: number, inner: number];
    }
  | {
      /** Diameters between which a ring of radial slots runs. */
      readonly slots: readonly [outer: number, inner: number];
      readonly count: number;
    }
  | {
      /** What a display shows, and the size of its letters. */
      readonly text: string;
      readonly letters: number;
    }
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
  /** Width and height. They are the drawing's dimensions, unless a label replaces them. */
  readonly size: readonly [width: number, height: number];
  /** The text on the dimension line if it is not the number; `null` for no line. */
  readonly widthLabel?: string | null;
  readonly heightLabel?: string | null;
  readonly shapes: readonly Shape[];
}

/** Repeats a shape in several places. */
export function at(shape: Shape, places: readonly (readonly [number, number])[]): readonly Shape[] {
  return places.map((place) => ({ ...shape, at: place }));
}

/** A slice of a product seen from the side, from one depth to another, with the wall on the left. */
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
