export interface Csv {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Reads one of our CSV files, whose cells contain no commas, quotes or line breaks.
 * @throws Error if a row has more or fewer cells than columns
 */
export function readCsv(text: string): Csv {
  const [columns = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  for (const row of rows) {
    if (row.length !== columns.length)
      throw new Error(`Not ${columns.length} cells: ${row.join()}`);
  }
  return { columns, rows };
}

/** A column's name and the unit after it: `Wi-Fi stopped (min)`. */
export function splitUnit(column: string) {
  const [, name = column, unit = ''] = /^(.*) \((.*)\)$/.exec(column) ?? [];
  return { name, unit };
}
