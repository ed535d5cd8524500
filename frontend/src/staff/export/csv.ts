/**
 * Matches before what a spreadsheet takes for the start of a formula (OWASP, "CSV Injection"): at the start of a cell, and
 * after anything that separates cells or rows for a spreadsheet that expects another separator than the comma, as Excel
 * does in half of the world. Quotes around a cell mean nothing there. A telephone number of a plus, digits and spaces is
 * no formula.
 */
const formulaStart =
  /(?:^(?=[=+\-@＝＋－＠\t\r\n])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠]))(?!\+[\d ]+(?:[;\t\r\n]|$))/g;

/** Excel reads UTF-8 only after a byte order mark. */
export const byteOrderMark = '\uFEFF';

/** A record of a CSV file (RFC 4180) without formulas. */
export function csvRecord(cells: readonly unknown[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: unknown): string {
  return `"${textOf(value).replaceAll(formulaStart, "'").replaceAll('"', '""')}"`;
}

function textOf(value: unknown): string {
  // oxlint-disable-next-line typescript/no-base-to-string -- texts, numbers, lists of texts, or nothing
  return Array.isArray(value) ? value.map(textOf).join(', ') : String(value ?? '');
}
