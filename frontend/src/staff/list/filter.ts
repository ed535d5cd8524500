import { fold } from '#contract/fold.ts';
import type { ListFilter } from './list-filter.ts';

/** The rows that contain every word of `filter`, folded like the search. */
export function matching<Row extends object>(rows: readonly Row[], filter: string): readonly Row[] {
  const words = fold(filter).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = fold(Object.values(row).map(textOf).join('\n'));
    return words.every((word) => text.includes(word));
  });
}

function textOf(value: unknown): unknown {
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

/** Whether the spam checks have marked a row. */
export function isMarked({ suspicions }: Markable): boolean {
  return suspicions !== undefined;
}

export function filtered<Row extends Markable>(
  rows: readonly Row[],
  { text, spamHidden }: ListFilter,
): readonly Row[] {
  return matching(spamHidden ? rows.filter((row) => !isMarked(row)) : rows, text);
}

interface Markable {
  readonly suspicions?: readonly string[] | undefined;
}
