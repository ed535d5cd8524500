import { normalizedEmail } from '#contract/text.ts';
import { type ColumnRole, emailIn } from './columns.ts';
import { areTags, parseTags } from '../newsletter/parse-tags.ts';
import type { CsvRecord } from './read-csv.ts';

/** An address of the file, as sent. */
export interface FileRow {
  readonly line: number;
  readonly email: string;
  readonly tags: readonly string[];
}

/** A line that is not sent. */
export interface FaultyLine {
  readonly line: number;
  readonly reason: 'email' | 'tags';
  readonly text: string;
}

/** A line that repeats an earlier address. */
interface RepeatedLine {
  readonly line: number;
  readonly email: string;
}

export interface CheckedFile {
  readonly rows: readonly FileRow[];
  readonly faulty: readonly FaultyLine[];
  readonly repeated: readonly RepeatedLine[];
}

/**
 * Reads the addresses of a file and their tags. An address that repeats is sent once, with the tags of all its lines.
 * @param records without the header
 * @param extraTags for all
 */
export function checkRecords(
  records: readonly CsvRecord[],
  roles: readonly ColumnRole[],
  extraTags: readonly string[],
): CheckedFile {
  const rows = new Map<string, FileRow>();
  const faulty: FaultyLine[] = [];
  const repeated: RepeatedLine[] = [];
  const column = roles.indexOf('email');
  for (const { line, cells } of records) {
    const email = emailIn(cells[column] ?? '');
    const known = email === undefined ? undefined : rows.get(normalizedEmail(email));
    const own = cells.filter((_, at) => roles[at] === 'tags').flatMap(parseTags);
    const tags = [...new Set([...(known?.tags ?? extraTags), ...own])];
    if (email === undefined || !areTags(tags)) {
      const reason = email === undefined ? 'email' : 'tags';
      faulty.push({ line, reason, text: cells.join(' ').trim() });
      continue;
    }
    if (known !== undefined) repeated.push({ line, email });
    rows.set(normalizedEmail(email), {
      line: known?.line ?? line,
      email: known?.email ?? email,
      tags,
    });
  }
  return { rows: [...rows.values()], faulty, repeated };
}
