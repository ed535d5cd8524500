/** A PDF's structure, without what is drawn on its pages: that is compressed. */
export function structureOf(file: Buffer): string {
  return file.toString('latin1').replace(/ stream\r?\n[^]*?endstream/g, '');
}

/** A string of a PDF, as `describe.ts` writes it. */
export function utf16(value: string): string {
  return Buffer.from(`\uFEFF${value}`, 'utf16le').swap16().toString('hex').toUpperCase();
}

/** How often a tag stands in a structure. */
export function tags(structure: string, name: string): number {
  return structure.match(new RegExp(`/S /${name}\\b`, 'g'))?.length ?? 0;
}
