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

/** Where a page's reader goes on. */
export interface NextStep extends SectionIntro {
  /** What the button says. */
  readonly label: string;
  readonly path: string;
  /** Another link, below the button. */
  readonly other?: { readonly label: string; readonly path: string };
}

/** An item of a list: its title, and a sentence or two. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** An entry of a description list. */
export interface Term {
  readonly term: string;
  readonly text: string;
}

/** A worked example: what is measured, and what changes for those who use it. */
export interface UseCase {
  readonly name: string;
  readonly description: string;
  readonly images: readonly Picture[];
  readonly benefits: readonly string[];
}

/** A section of a page to read, such as the privacy policy. */
export interface TextSectionWords {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly Term[];
  /** Each entry of the list folds: a reference, where the terms alone say what there is. */
  readonly folds?: true;
  readonly link?: { readonly text: string; readonly href: string };
}
