/** A PDF's structure, without what is drawn on its pages: that is compressed. */
export function structureOf(file: Buffer): string {
  return file.toString('latin1').replace(/ stream\r?\n[^]*?endstream/g, '');
}

/** A string of a PDF, as `describe.ts` writes it. */
export function utf16(value: string): string {
  return Buffer.from(`\uFEFF${value}`, 'utf16le').swap16().toString('hex').toUpperCase();
}

/** How many times a tag occurs in a structure. */
export function tags(structure: string, name: string): number {
  return structure.match(new RegExp(`/S /${name}\\b`, 'g'))?.length ?? 0;
}

/** The size of each page by its name, or in points where it is not A4. */
export function pagesOf(structure: string): string[] {
  const pages = structure.matchAll(/\/Type \/Page\n[^]*?\/MediaBox \[0 0 (\S+) (\S+)\]/g);
  return Array.from(pages, ([, ...size]) => {
    const isA4 = size.every((points, at) => Math.abs(Number(points) - (a4[at] ?? 0)) < 1.5);
    return isA4 ? 'A4' : size.join(' x ');
  });
}

/** In points, of which an inch has 72. */
const a4 = [(210 / 25.4) * 72, (297 / 25.4) * 72];
