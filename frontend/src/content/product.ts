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

/** A quantity in large type, and what it measures. */
export interface Figure {
  readonly value: string;
  readonly unit?: string;
  readonly label: string;
}

interface Benefit {
  readonly title: string;
  readonly text: string;
  /** Stands where others have a picture. */
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
      /** Values from 0 to 100, from the past to now; those above the limit are marked. */
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
      /** What a camera marks: left, top, width and height, in percent. */
      readonly kind: 'view';
      readonly scene: 'room' | 'porch';
      readonly box: readonly [number, number, number, number];
      readonly label: string;
    }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [string, string])[] };

/** How the app shows a product. */
export interface AppScreen {
  readonly place: string;
  readonly parts: readonly ScreenPart[];
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
  /** The quarter from which it is delivered, while it is being certified; absent for what is in series. */
  readonly expected?: string;
}

/** What only its page and a comparison show. */
export interface ProductDetails {
  readonly id: number;
  readonly description1: string | readonly string[];
  /** Split at the first colon into a label and its text. */
  readonly description2: readonly `${string}: ${string}`[];
  /** What decides whether it fits. */
  readonly figures: readonly [Figure, Figure, Figure, Figure];
  /** What it is made for, in one short line. */
  readonly fits: string;
  readonly screen: AppScreen;
  readonly benefitDes: string;
  readonly benefits: readonly Benefit[];
  /** At most four, the last one where it is used; a product without any shows the fallback picture. */
  readonly images: readonly Picture[];
  readonly specs: Rows<typeof specLabels>;
  readonly related: readonly [number, number, number];
}

export type Product = ProductSummary & ProductDetails;
