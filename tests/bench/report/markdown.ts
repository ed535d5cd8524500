/** A Markdown table. The formatter aligns its columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  // All columns but the first have figures.
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const none = '–';

export function whole(value: number | undefined): string {
  return value === undefined ? none : Math.round(value).toLocaleString('en-CA');
}

export function decimal(value: number | undefined): string {
  return value?.toFixed(1) ?? none;
}

/** In units of 1,000 bytes, as the budgets. */
export function kilobytes(bytes: number | undefined): string {
  return decimal(bytes && bytes / 1000);
}

function ratio(value: number | undefined, base: number | undefined): string {
  return value === undefined || base === undefined ? none : `${(value / base).toFixed(2)}x`;
}

/** A value and its ratio to another one: `688 (1.02x)`. */
export function withRatio(value: number | undefined, base: number | undefined): string {
  return `${whole(value)} (${ratio(value, base)})`;
}
