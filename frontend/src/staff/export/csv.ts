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
  return `"${textOf(value).replaceAll(formulaStart, "'").replaceAll('"', '""')}"`;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  // Events of a consent; other fields are texts, numbers, lists of texts, or none.
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  // oxlint-disable-next-line typescript/no-base-to-string -- an object is in JSON by now
  return String(value ?? '');
}
