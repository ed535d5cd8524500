/** "PNG", "PDF": the extension of its name, or else its type. */
export function kindOf({ name, type }: { readonly name: string; readonly type: string }): string {
  const [, ending] = /\.([a-z0-9]{1,5})$/i.exec(name) ?? [];
  const [, subtype = type] = /\/([^\s;+]+)/.exec(type) ?? [];
  return (ending ?? subtype.replace(/^x-/, '')).toUpperCase();
}

/**
 * "1.2 MB", as the limits count: a megabyte is a million bytes.
 * @param size in bytes
 */
export function sizeOf(size: number, locale?: string): string {
  const [value, unit] =
    size < 1_000_000 ? [size / 1000, 'kilobyte'] : [size / 1_000_000, 'megabyte'];
  // A small file still shows 1 KB.
  const shown = Math.max(value, unit === 'kilobyte' ? 1 : 0.1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  }).format(shown);
}
