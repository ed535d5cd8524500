import type { ProductSlug } from '#contract/products.ts';
import { sum } from '../dimensions/scale.ts';
import type { View } from '../dimensions/shape.ts';
import { views } from '../dimensions/views.ts';
import { ViewsDrawing } from '../dimensions/ViewsDrawing.tsx';
import { productPage } from './content.ts';
import styles from './Dimensions.module.css';

interface DimensionsProps {
  readonly name: string;
  readonly slug: ProductSlug;
  /** The rows of the table beside it, which is about as tall. */
  readonly beside: readonly string[];
}

/** The data sheet's drawing with its first views. */
export function Dimensions({ name, slug, beside }: DimensionsProps) {
  const all = views[slug];
  // For a product of two parts, the second one's front too.
  const shown = all.slice(0, all.length > 3 ? 3 : 2).map(forScreens);
  // In millimetres of paper, chosen so that its letters are as large as the page's captions.
  const lines = sum(beside.map((row) => Math.ceil((row.length - row.indexOf(':')) / 58)));
  const space = { width: 84, height: 5 * beside.length + 4 * lines };
  return (
    <figure className={styles.dimensions}>
      <ViewsDrawing name={name} views={shown} screen={space} />
      <figcaption className="caption">{productPage.dimensions}</figcaption>
    </figure>
  );
}

/** Replaces the diameter sign, which the pages' font lacks. */
function forScreens({ widthLabel, ...view }: View): View {
  return {
    ...view,
    ...(widthLabel !== undefined && { widthLabel: widthLabel?.replace('Ø', 'dia.') ?? null }),
  };
}
