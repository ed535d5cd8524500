import type { ReactNode } from 'react';
import type { PageName } from '../pages.ts';

interface FigureWords {
  readonly title: string;
  /** Its message in words. */
  readonly text: string;
}

/** A drawing that measures nothing. */
export interface DrawingContent extends FigureWords {
  readonly kind: 'drawing';
  readonly Drawing: () => ReactNode;
}

/** Measurements from a CSV file, shown as a chart or a table. */
export interface FigureContent extends FigureWords {
  /**
   * `line`: over the numbers of the first column. `bar`: for each name there. `span`: from the second column's number to
   * the third's, for each name.
   */
  readonly kind: 'line' | 'bar' | 'span' | 'table';
  /** The names of the bars that the text is about, or of its line. Default: all bars, the last line. */
  readonly subjects?: readonly string[];
  /** A value that a span chart marks, with its name, and the words behind the number of a row that misses it. */
  readonly promise?: {
    readonly at: number;
    readonly text: string;
    readonly missed: (by: number) => string;
  };
  /** The points of a line chart that the text refers to by number, from 1. */
  readonly marks?: readonly Mark[];
  /** The file's text. Its first line names the columns. */
  readonly csv: string;
  /** The file's URL and its name for downloads. */
  readonly href: string;
  readonly name: string;
}

/** A numbered point, with its number above it or beside it. */
interface Mark {
  readonly series: string;
  readonly over: number;
  readonly beside?: boolean;
}

/** An article below its hero. */
export interface ArticleContent {
  readonly page: PageName;
  readonly sections: readonly {
    readonly heading: string;
    /** Paragraphs and figures, in order. */
    readonly parts: readonly (string | FigureContent | DrawingContent)[];
  }[];
  /** Ids of the products that it is about. */
  readonly related: readonly number[];
}

/** The common labels of articles and figures. */
export const articleWords = {
  by: 'By',
  published: 'Published',
  updated: 'Updated',
  reading: 'Reading time',
  minutes: (words: number) => `${Math.round(words / 200)} minutes`,
  table: 'The figures as a table',
  download: 'Download',
  related: 'In this test',
  others: 'Other articles',
  read: 'Read the article',
  feed: 'Atom feed',
} as const;
