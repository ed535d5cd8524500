import type { ProductSlug } from '#contract/products.ts';
import type { View } from '../dimensions/shape.ts';
import { views } from '../dimensions/views.ts';
import { ViewsDrawing } from '../dimensions/ViewsDrawing.tsx';
import { productPage } from './content.ts';
import styles from './Dimensions.module.css';

/** Millimetres of paper: its letters are as large as the page's captions. */
const space = { width: 84, height: 62 } as const;

interface DimensionsProps {
  readonly name: string;
  readonly slug: ProductSlug;
}

/** The drawing of the data sheet with two of its views. */
export function Dimensions({ name, slug }: DimensionsProps) {
  const all = views[slug];
  // Of two parts, the fronts of both.
  const chosen = all.length > 3 ? all.filter(({ up }) => up !== null) : all.slice(0, 2);
  const shown = chosen.map(forScreens);
  return (
    <figure className={styles.dimensions}>
      <ViewsDrawing name={name} views={shown} screen={space} />
      <figcaption className="caption">{productPage.dimensions}</figcaption>
    </figure>
  );
}

/** Parts of a few millimetres are seen on paper alone, and the pages' font has no sign for a diameter. */
function forScreens({ shapes, across, ...view }: View): View {
  return {
    ...view,
    ...(across !== undefined && { across: across?.replace('Ø', 'dia.') ?? null }),
    shapes: shapes.filter((shape) => !('disc' in shape) || shape.disc > 3),
  };
}
