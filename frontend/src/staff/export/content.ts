import type { Export } from '#contract/activity.ts';
import { exportedWords, formatNames } from './exported-content.ts';

const number = new Intl.NumberFormat();

/** "1 row", "1,200 rows". */
const rowsOf = (rows: number) => `${number.format(rows)} ${rows === 1 ? 'row' : 'rows'}`;

const hints = {
  contacts: 'All of this view, with status and assignee, without notes.',
  newsletter: 'All of this view.',
} as const satisfies Record<Export['list'], string>;

export const exportWords = {
  ask: (list: Omit<Export, 'format'>) =>
    `Export ${exportedWords(list)}. ${hints[list.list]} The audit log records it.`,
  formats: {
    csv: `${formatNames.csv} for spreadsheets`,
    jsonl: `${formatNames.jsonl} for programs`,
  } satisfies Record<Export['format'], string>,
  running: 'Exporting',
  progress: (rows: number, back: string | null) =>
    `${rowsOf(rows)}${back === null ? '' : `, back to ${back}`}`,
  cancel: 'Cancel',
  resume: 'Continue',
  complete: (rows: number, name: string) => `${rowsOf(rows)} in ${name}`,
  failed: (rows: number) => `Stopped after ${rowsOf(rows)}: the next page could not be loaded.`,
  stopped: {
    cancelled: 'Cancelled. No file was saved.',
    'not-recorded':
      'Nothing was exported, because the audit log could not be written. Try again in a minute.',
  },
} as const;
