interface Row {
  readonly id: string;
}

/** How a list differs from its current first page. */
export interface Difference {
  /** New rows. */
  readonly arrived: number;
  /** Shown rows that no longer belong there. */
  readonly gone: number;
}

/**
 * Compares the shown rows with the list's current first page.
 * @param whole whether the page is the whole list
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

/** The shown rows, updated from the first page without moving. */
export function updated<Of extends Row>(shown: readonly Of[], first: readonly Of[]): readonly Of[] {
  const now = new Map(first.map((row) => [row.id, row]));
  return shown.map((row) => now.get(row.id) ?? row);
}

/**
 * The current first page, then the shown rows that follow it.
 * @returns null if rows are missing between them
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

/** How many shown rows the first page spans. */
function reachOf<Of extends Row>(shown: readonly Of[], first: readonly Of[], whole: boolean) {
  const ids = new Set(first.map(({ id }) => id));
  return whole ? shown.length : shown.findLastIndex(({ id }) => ids.has(id)) + 1;
}

function missingIn<Of extends Row>(rows: readonly Of[], among: readonly Of[]): readonly Of[] {
  const ids = new Set(rows.map(({ id }) => id));
  return among.filter(({ id }) => !ids.has(id));
}
