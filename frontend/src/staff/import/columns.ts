import { limits } from '#contract/limits.ts';
import { asciiEmail } from '#contract/text.ts';
import { brokenRule } from '../../forms/rules.ts';
import type { CsvRecord } from './read-csv.ts';

export type ColumnRole = 'email' | 'tags' | 'ignored';

/** The number of records to inspect when looking for the address column. */
const sampleSize = 200;

const emailName =
  /^(?:e-?mail|mail|courriel|correo|e-?post|email[ _-]?address|e-?mail.?adress?e?)$/i;
const tagsName = /^(?:tags?|labels?|segments?|groups?|lists?)$/i;

/** The address in a cell, also in the form `Name <address>`; undefined if there is none. */
export function emailIn(cell: string): string | undefined {
  // The fast path: almost every address is plain, and this check is twenty times as fast.
  if (cell.length <= limits.email.max && limits.email.pattern.test(cell)) return cell;
  const [, inBrackets = cell] = /<([^<>]+)>\s*$/.exec(cell) ?? [];
  const email = asciiEmail(inBrackets);
  return brokenRule(email, limits.email) === null ? email : undefined;
}

/** Whether the first record is a header: it contains no address. */
export function hasHeader([first]: readonly CsvRecord[]): boolean {
  if (first === undefined) return false;
  return !first.cells.some((cell) => emailIn(cell) !== undefined);
}

/** The role of each column, by the addresses in it and its name in the header. */
export function rolesOf(records: readonly CsvRecord[]): ColumnRole[] {
  const names = hasHeader(records) ? (records[0]?.cells ?? []) : [];
  const width = Math.max(0, ...records.slice(0, sampleSize).map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => ({
    at,
    name: (names[at] ?? '').trim(),
    addresses: records.slice(0, sampleSize).filter(({ cells }) => emailIn(cells[at] ?? '')).length,
  }));
  const [email] = columns
    .filter(({ name, addresses }) => addresses > 0 || emailName.test(name))
    .toSorted(
      (one, other) =>
        other.addresses - one.addresses ||
        Number(emailName.test(other.name)) - Number(emailName.test(one.name)),
    );
  return columns.map(({ at, name }) => {
    if (at === email?.at) return 'email';
    return tagsName.test(name) ? 'tags' : 'ignored';
  });
}
