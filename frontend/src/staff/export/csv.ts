/**
 * Before what a spreadsheet takes for the start of a formula (OWASP, "CSV Injection"): at the start of a cell, and behind
 * what parts cells or rows where a spreadsheet expects another separator than the comma, as Excel does in half of the
 * world. The quotes around a cell mean nothing there.
 */
const formulaStart = /^(?=[=+\-@＝＋－＠\t\r\n])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/** Excel reads UTF-8 only behind it. */
export const byteOrderMark = '\uFEFF';

/** A record of a CSV file (RFC 4180) of which no cell is a formula. */
export function csvRecord(cells: readonly unknown[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: unknown): string {
  // Fields of a row are texts, numbers, lists of texts, or none.
  // oxlint-disable-next-line typescript/no-base-to-string
  const text = String(Array.isArray(value) ? value.join(', ') : (value ?? ''));
  return `"${text.replaceAll(formulaStart, "'").replaceAll('"', '""')}"`;
}
