import type { DayFigures, Figures } from '#contract/figures.ts';

/** Where messages come from, in the order of the chart. */
export const sources = ['form', 'mail', 'phone'] as const satisfies (keyof DayFigures)[];

export const figuresWords = {
  title: 'Figures',
  lead: 'The last 30 days, counted as things happen. Days are in UTC.',
  failed: 'The figures could not be loaded.',
  noneOfThese: 'None in these 30 days.',
  asTable: 'As a table',
  day: 'Day',
  total: 'Total',
  sources: { form: 'Form', mail: 'Email', phone: 'Phone' },
  tiles: {
    label: 'At a glance',
    messages: 'Messages',
    replies: 'Replies',
    firstAnswer: 'Median time to first answer',
    closing: 'Median time to close',
    open: 'New and open now',
    nothing: 'none yet',
    ofWeek: (value: string) => `last 7 days: ${value}`,
    many: (count: number) => `${count} or more`,
  },
  messages: {
    heading: 'Messages by day',
    /** The chart's maximum. */
    most: (count: number) => (count === 1 ? 'at most 1 a day' : `at most ${count} a day`),
  },
  firstAnswers: {
    heading: 'Time to first answer',
    time: 'Time',
    count: 'First answers',
  },
  closings: {
    heading: 'Time to close',
    time: 'Time',
    count: 'Closed',
  },
  openByAge: {
    heading: 'New and open, by age',
    time: 'Age',
    count: 'Contacts',
    ages: {
      day: 'up to a day',
      threeDays: 'one to three days',
      week: 'three to seven days',
      older: 'older than a week',
    } satisfies Record<keyof Figures['openByAge'], string>,
  },
} as const;
