import type { startStack } from './stack.ts';

/** A measured value: what, how much, and how much it should be at most. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: number;
}

export interface Bench {
  /** Of which the median is reported. */
  readonly runs: number;
  /** Paths of pages. */
  readonly routes: readonly string[];
  /** The built site over TLS and HTTP/2, started at the first call. */
  readonly site: () => ReturnType<typeof startStack>;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (low + (sorted[Math.floor(middle)] ?? low)) / 2;
}

/** Measures so many times, one after the other, and returns the medians by name. */
export async function medians<Name extends string>(
  runs: number,
  measure: () => Promise<Readonly<Record<Name, number>>>,
): Promise<Record<Name, number>> {
  const all = [await measure()];
  while (all.length < runs) all.push(await measure());
  const names = Object.keys(all[0] ?? {});
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of what was measured
  const entries = names.map((name) => [name, median(all.map((each) => each[name as Name]))]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names
  return Object.fromEntries(entries) as Record<Name, number>;
}
