import type { Export } from '#contract/activity.ts';
import { optionalFields } from '#contract/contact/optional-fields.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import { byteOrderMark, csvRecord } from './csv.ts';

/** What a spreadsheet shows of a row: every field of the list but the version, which only changes need. */
export const columns = {
  contacts: [
    'id',
    'submittedAt',
    'status',
    'assignee',
    'firstName',
    'lastName',
    ...optionalFields.map(({ name }) => name),
    'phone',
    'businessEmail',
    'about',
    'message',
    'timeZone',
    'suspicions',
  ] satisfies (keyof ContactSubmission)[],
  newsletter: [
    'id',
    'subscribedAt',
    'email',
    'status',
    'suspicions',
    'consent',
  ] satisfies (keyof Subscriber)[],
} as const satisfies Record<Export['list'], unknown>;

interface FileFormat {
  readonly type: string;
  readonly start: string;
  /** The text of a page of rows. */
  readonly encode: (rows: readonly object[]) => string;
}

export function fileFormat({ list, format }: Export): FileFormat {
  if (format === 'jsonl') {
    return { type: 'application/jsonl', start: '', encode: jsonLines };
  }
  const names: readonly string[] = columns[list];
  return {
    type: 'text/csv;charset=utf-8',
    start: byteOrderMark + csvRecord(names),
    encode: (rows) => rows.map((row) => csvRecord(cellsOf(row, names))).join(''),
  };
}

function jsonLines(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

function cellsOf(row: object, names: readonly string[]): unknown[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return names.map((name) => values.get(name));
}

/** `contacts-open-2026-11-20.csv`. */
export function fileName({ list, status, subscribers, format }: Export, today: Date): string {
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  const date = day.map((part) => `${part}`.padStart(2, '0')).join('-');
  return `${[list, status, subscribers, date].filter(Boolean).join('-')}.${format}`;
}
