interface Row {
  readonly id: string;
}

/** How a list differs from its first page as it is now. */
export interface Difference {
  /** Rows that are not shown. */
  readonly arrived: number;
  /** Rows that are shown and no longer belong there. */
  readonly gone: number;
}

/**
 * Compares what is shown with the list's first page as it is now.
 * @param whole the page is the whole list
 */
export function difference<Of extends Row>(
  shown: readonly Of[],
  first: readonly Of[],
  whole: boolean,
): Difference {
  return {
    arrived: missingIn(shown, first).length,
    gone: missingIn(first, shown.slice(0, reachOf(shown, first, whole))).length,
  };
}

/** What is shown, each row as the first page has it now: nothing moves. */
export function updated<Of extends Row>(shown: readonly Of[], first: readonly Of[]): readonly Of[] {
  const now = new Map(first.map((row) => [row.id, row]));
  return shown.map((row) => now.get(row.id) ?? row);
}

/**
 * The first page as it is now, then those of the shown rows that follow it.
 * @returns null where rows are missing between both: only the first page is the list's
 */
export function merged<Of extends Row>(
  shown: readonly Of[],
  first: readonly Of[],
  whole: boolean,
): readonly Of[] | null {
  if (whole) return first;
  const reach = reachOf(shown, first, whole);
  return reach === 0 ? null : [...first, ...missingIn(first, shown.slice(reach))];
}

/** How many of the shown rows the first page spans. */
function reachOf<Of extends Row>(shown: readonly Of[], first: readonly Of[], whole: boolean) {
  const ids = new Set(first.map(({ id }) => id));
  return whole ? shown.length : shown.findLastIndex(({ id }) => ids.has(id)) + 1;
}

function missingIn<Of extends Row>(rows: readonly Of[], among: readonly Of[]): readonly Of[] {
  const ids = new Set(rows.map(({ id }) => id));
  return among.filter(({ id }) => !ids.has(id));
}
