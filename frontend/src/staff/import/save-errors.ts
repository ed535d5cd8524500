import { byteOrderMark, csvRecord } from '../export/csv.ts';
import { save } from '../export/save.ts';
import type { CheckedFile, FileRow } from './check-records.ts';
import { importWords as words } from './content.ts';

/** A line of the file that was not imported, or only as part of another. */
export interface ErrorLine {
  readonly line: number;
  readonly reason: string;
  readonly text: string;
}

/** All skipped lines, in the order of the file. */
export function errorLines(
  { faulty, repeated }: Pick<CheckedFile, 'faulty' | 'repeated'>,
  refused: readonly FileRow[] = [],
): ErrorLine[] {
  return [
    ...faulty.map(({ line, reason, text }) => ({ line, reason: words.reasons[reason], text })),
    ...refused.map(({ line, email }) => ({ line, reason: words.reasons.email, text: email })),
    ...repeated.map(({ line, email }) => ({ line, reason: words.repeatedReason, text: email })),
  ].toSorted((one, other) => one.line - other.line);
}

/** Saves them as a CSV file. */
export function saveErrors(lines: readonly ErrorLine[]): void {
  const records = lines.map(({ line, reason, text }) => csvRecord([line, reason, text]));
  const parts = [byteOrderMark, csvRecord(words.errorColumns), ...records];
  save(new Blob(parts, { type: 'text/csv;charset=utf-8' }), words.errorsName);
}
