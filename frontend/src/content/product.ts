import type { ProductSlug } from '#contract/products.ts';
import type { PictureKey } from '../ui/picture-key.ts';
import type { Picture } from './page.ts';

/** The rows of every data sheet, in this order: a comparison shows them side by side. */
export const specLabels = [
  'Dimensions',
  'Power',
  'Radio',
  'Range',
  'Connects to',
  'Material',
  'Protection',
  'Operating temperature',
  'In the box',
] as const;

type Rows<Labels extends readonly string[]> = {
  readonly [Index in keyof Labels]: { readonly label: Labels[Index]; readonly value: string };
};

export type Category = 'sensing' | 'access' | 'control' | 'tracking' | 'network';

export interface Benefit {
  readonly title: string;
  readonly text: string;
}

/** What lists show of a product. */
export interface ProductSummary {
  readonly id: number;
  readonly slug: ProductSlug;
  readonly name: string;
  readonly category: Category;
  readonly tagline: string;
  /** The key of its first picture; absent where there is none yet. */
  readonly image?: PictureKey;
  /** In the brand's currency; absent where the price is given on request. */
  readonly amount?: string;
}

/** What only its page and a comparison show. */
export interface ProductDetails {
  readonly id: number;
  readonly description1: string | readonly string[];
  /** Split at the first colon into a label and its text. */
  readonly description2: readonly `${string}: ${string}`[];
  readonly benefitDes: string;
  readonly benefits: readonly Benefit[];
  /** At most four; a product without any shows the fallback picture. */
  readonly images: readonly Picture[];
  readonly specs: Rows<typeof specLabels>;
  readonly related: readonly [number, number, number];
}

export type Product = ProductSummary & ProductDetails;
