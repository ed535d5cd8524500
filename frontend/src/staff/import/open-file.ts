import { staffLimits } from '#contract/limits.ts';
import { decode, type Encoding, isSpreadsheet } from './decode.ts';
import { type CsvRecord, readCsv, type Separator } from './read-csv.ts';

/** A file that can be imported. */
export interface OpenedFile {
  readonly name: string;
  readonly encoding: Encoding;
  readonly separator: Separator;
  readonly records: readonly CsvRecord[];
}

/** Why a file cannot be imported. */
export type FileProblem =
  | { readonly kind: 'too-large' | 'spreadsheet' | 'empty' | 'unreadable' }
  | { readonly kind: 'too-long'; readonly lines: number };

/** Reads a file in the browser; nothing is sent. */
export async function openFile(file: File): Promise<OpenedFile | FileProblem> {
  if (file.size > staffLimits.importFileBytes) return { kind: 'too-large' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return { kind: 'unreadable' };
  if (isSpreadsheet(new Uint8Array(bytes))) return { kind: 'spreadsheet' };
  const { text, encoding } = decode(new Uint8Array(bytes));
  const { records, separator } = readCsv(text);
  if (records.length === 0) return { kind: 'empty' };
  // One more for a header.
  if (records.length > staffLimits.importRows + 1) {
    return { kind: 'too-long', lines: records.length };
  }
  return { name: file.name, encoding, separator, records };
}
