/** Something that must not become heavier: a page, a function's bundle. */
export interface Budgeted {
  readonly name: string;
  /** What it weighs in each kind (`html`, `script`), in kilobytes of 1,000 bytes, and the most that it may. */
  readonly kilobytes: Readonly<Record<string, number>>;
  /** A kind that is missing is only reported. */
  readonly budget: Readonly<Record<string, number>>;
  /** What its scripts are made of, the heaviest first. */
  readonly modules: readonly Weight[];
}

export interface Weight {
  readonly name: string;
  readonly kilobytes: number;
}

/** The kinds of which something has more than it may. */
export function overBudget({ kilobytes, budget }: Budgeted): string[] {
  return Object.entries(kilobytes)
    .filter(([kind, weight]) => weight > (budget[kind] ?? Infinity))
    .map(([kind]) => kind);
}
