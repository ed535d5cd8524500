import * as brand from '../../content/brand.ts';

/** What a browser's tab calls a page of the staff area. */
export function staffTitle(name: string): string {
  return `Admin ${name} | ${brand.name}`;
}
