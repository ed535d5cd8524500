import * as brand from '../content/brand.ts';

/** The document title of a staff page. */
export function staffTitle(name: string): string {
  return `Admin ${name} | ${brand.name}`;
}
