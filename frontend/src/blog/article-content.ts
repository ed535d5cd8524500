import type { PageName } from '../pages.ts';

/** Measurements as a chart or as a table, read from a CSV file. */
export interface FigureContent {
  readonly title: string;
  /** What is to be seen: the chart in words. */
  readonly text: string;
  /** `line`: over a number in the first column. `bar`: for each name there. */
  readonly kind: 'line' | 'bar' | 'table';
  /** The file's text. Its first line names the columns. */
  readonly csv: string;
  /** The file's URL, and the name under which it is saved. */
  readonly href: string;
  readonly name: string;
}

/** What of an article stands below its hero. */
export interface ArticleContent {
  readonly page: PageName;
  readonly sections: readonly {
    readonly heading: string;
    /** Paragraphs and figures, in their order. */
    readonly parts: readonly (string | FigureContent)[];
  }[];
  /** Ids of products that it is about. */
  readonly related: readonly number[];
}

/** What articles and their figures say beside their own words. */
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
