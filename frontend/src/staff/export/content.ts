import type { Export } from '#contract/activity.ts';
import { exportedWords, formatNames } from './exported-content.ts';

const number = new Intl.NumberFormat();

/** "1 row", "1,200 rows". */
const rowsOf = (rows: number) => `${number.format(rows)} ${rows === 1 ? 'row' : 'rows'}`;

const hints = {
  contacts: 'Every page of this view, with status and assignee; notes are left out.',
  newsletter: 'Every page of this view.',
} as const satisfies Record<Export['list'], string>;

export const exportWords = {
  ask: (list: Omit<Export, 'format'>) =>
    `Export ${exportedWords(list)}. ${hints[list.list]} The audit log tells of it.`,
  formats: {
    csv: `${formatNames.csv} for spreadsheets`,
    jsonl: `${formatNames.jsonl} for programs`,
  } satisfies Record<Export['format'], string>,
  running: 'Exporting',
  progress: (rows: number, back: string | null) =>
    `${rowsOf(rows)}${back === null ? '' : `, back to ${back}`}`,
  cancel: 'Cancel',
  goOn: 'Go on',
  complete: (rows: number, name: string) => `${rowsOf(rows)} in ${name}`,
  failed: (rows: number) => `Stopped after ${rowsOf(rows)}: the next page did not come.`,
  stopped: {
    cancelled: 'Cancelled. No file was saved.',
    'not-recorded':
      'Nothing was exported, because the audit log could not be written. Try again in a minute.',
  },
} as const;
