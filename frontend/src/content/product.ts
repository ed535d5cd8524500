import type { ProductSlug } from '#contract/products.ts';
import type { PictureKey } from '../ui/picture-key.ts';
import type { Picture } from './page.ts';

/** The rows of every data sheet, in this order; a comparison shows them side by side. */
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

/** A figure in large type, and what it measures. */
export interface Figure {
  readonly value: string;
  readonly unit?: string;
  readonly label: string;
}

interface Benefit {
  readonly title: string;
  readonly text: string;
  /** Shown where other products have a picture. */
  readonly figure?: Figure;
}

/** A part of the app's screen, from the top down. All values are examples. */
export type ScreenPart =
  | {
      readonly kind: 'reading';
      readonly value: string;
      readonly unit?: string;
      readonly note: string;
    }
  | {
      /** Values from 0 to 100, oldest first. Those above the limit are marked. */
      readonly kind: 'chart';
      readonly values: readonly number[];
      readonly limit: number;
      readonly note: string;
    }
  | { readonly kind: 'switch'; readonly label: string; readonly on: boolean }
  | {
      readonly kind: 'level';
      readonly label: string;
      readonly percent: number;
      readonly text: string;
    }
  | { readonly kind: 'dial'; readonly percent: number; readonly text: string }
  | { readonly kind: 'keys'; readonly names: readonly string[]; readonly on: string }
  | {
      readonly kind: 'finder';
      readonly degrees: number;
      readonly text: string;
      readonly note: string;
    }
  | {
      /** The area that a camera marks: left, top, width and height in per cent. */
      readonly kind: 'view';
      readonly scene: 'room' | 'porch';
      readonly box: readonly [number, number, number, number];
      readonly label: string;
    }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [string, string])[] };

/** The product's screen in the app. */
export interface AppScreen {
  readonly place: string;
  readonly parts: readonly ScreenPart[];
}

/** The fields shown in lists. */
export interface ProductSummary {
  readonly id: number;
  readonly slug: ProductSlug;
  readonly name: string;
  readonly category: Category;
  readonly tagline: string;
  /** The key of its first picture. Left out if there is none yet. */
  readonly image?: PictureKey;
  /** In the brand's currency. Left out if the price is on request. */
  readonly amount?: string;
  /** The quarter of delivery, while certification is in progress. Left out for products in series. */
  readonly expected?: string;
}

/** The fields shown only on its page and in a comparison. */
export interface ProductDetails {
  readonly id: number;
  readonly description1: string | readonly string[];
  /** Split at the first colon into a label and its text. */
  readonly description2: readonly `${string}: ${string}`[];
  /** The facts that decide whether it fits. */
  readonly figures: readonly [Figure, Figure, Figure, Figure];
  /** Its purpose, in one short line. */
  readonly fits: string;
  /** If it is not made in the usual two. */
  readonly finish?: string;
  readonly screen: AppScreen;
  readonly benefitDes: string;
  readonly benefits: readonly Benefit[];
  /** At most four, the last one in use. A product without any shows the fallback picture. */
  readonly images: readonly Picture[];
  /** A close view that runs from edge to edge before its benefits. */
  readonly closeUp?: Picture;
  readonly specs: Rows<typeof specLabels>;
  readonly related: readonly [number, number, number];
}

export type Product = ProductSummary & ProductDetails;
