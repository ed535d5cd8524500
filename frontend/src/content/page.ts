import type { PictureKey } from '../ui/picture-key.ts';

/** A picture and its description. */
export interface Picture {
  readonly key: PictureKey;
  readonly alt: string;
}

/** A page's head and hero. */
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

/** Where the reader of a page goes next. */
export interface NextStep extends SectionIntro {
  /** The button's label. */
  readonly label: string;
  readonly path: string;
  /** Another link, below the button. */
  readonly other?: { readonly label: string; readonly path: string };
}

/** A list item: its title, and a sentence or two. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** An entry of a description list. */
export interface Term {
  readonly term: string;
  readonly text: string;
}

/** A worked example: what is measured, and what changes for the users. */
export interface UseCase {
  readonly name: string;
  readonly description: string;
  readonly images: readonly Picture[];
  readonly benefits: readonly string[];
}

/** A section of a text page, such as the privacy policy. */
export interface TextSectionWords {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly Term[];
  readonly link?: { readonly text: string; readonly href: string };
}
