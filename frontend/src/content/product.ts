import type { Picture } from './page.ts';
import type { ProductSlug } from '#contract/products.ts';

/** The rows of every product's data sheet, in this order, so that any two can stand side by side. */
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

/** What a list says of one device. */
export interface ProductSummary {
  readonly id: number;
  readonly slug: ProductSlug;
  readonly name: string;
  readonly category: Category;
  readonly tagline: string;
  /** The key of its first picture; absent where there is none yet. */
  readonly image?: string;
  /** In the brand's currency; absent where the price is given on request. */
  readonly amount?: string;
}

/** What only its own page and a comparison say of it. */
export interface ProductDetails {
  readonly id: number;
  /** Paragraphs, or the only one. */
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

/** One device of the catalogue. */
export type Product = ProductSummary & ProductDetails;
