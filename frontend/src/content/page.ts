import type { PictureKey } from '../ui/picture-key.ts';

/** A picture: which one, and what is seen on it. */
export interface Picture {
  readonly key: PictureKey;
  readonly alt: string;
}

/** The head and the hero of a page. */
export interface Page {
  /** Unique, at most 60 characters with the brand's name. */
  readonly title: string;
  /** Unique, 110 to 155 characters. */
  readonly description: string;
  /** The page's only h1. */
  readonly heading: string;
  readonly lead: string;
  readonly hero: Picture;
}

/** The heading and text of a section. */
export interface SectionIntro {
  readonly heading: string;
  readonly text: string;
}

/** One item of an analytics list. */
export interface AnalyticsItem {
  readonly title: string;
  readonly text: string;
}

/** A worked example: what is measured, and what changes for those who use it. */
export interface UseCase {
  readonly name: string;
  readonly description: string;
  readonly images: readonly Picture[];
  readonly benefits: readonly string[];
}
