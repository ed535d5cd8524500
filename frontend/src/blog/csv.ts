export interface Csv {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Reads a CSV file of ours: no cell has a comma, a quote or a line break.
 * @throws Error where a row has more or fewer cells than there are columns
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

/** A column's name and the unit behind it: `Wi-Fi stopped (min)`. */
export function splitUnit(column: string) {
  const [, name = column, unit = ''] = /^(.*) \((.*)\)$/.exec(column) ?? [];
  return { name, unit };
}
