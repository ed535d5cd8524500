import type { PageName } from '../pages.ts';

/** Measurements from a CSV file, shown as a chart or a table. */
export interface FigureContent {
  readonly title: string;
  /** The chart's message in words. */
  readonly text: string;
  /**
   * `line`: over the numbers of the first column. `bar`: for each name there. `span`: from the second column's number to
   * the third's, for each name.
   */
  readonly kind: 'line' | 'bar' | 'span' | 'table';
  /** The names of the bars that the text is about, or of its line. Default: all bars, the last line. */
  readonly subjects?: readonly string[];
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
    readonly parts: readonly (string | FigureContent)[];
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
