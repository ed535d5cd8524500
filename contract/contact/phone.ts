/** The country assumed for a number without a country code. */
export const homeCountry = 'CA';

/**
 * Normalises a pasted telephone number for validation and parsing: drops the direction marks of address books and a
 * link's `tel:`, and uses ASCII digits, hyphens and spaces. Rows store what was typed.
 */
export function plainPhone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
    .toLowerCase()
    .replace(/^tel[.:]? */, '')
    .replace(/extension|poste/, 'ext')
    .trim();
}

/**
 * Common notation, "+1 (905) 555-0142 ext. 7", with 7 digits (the shortest national plans) to 15 (E.164), not counting
 * an extension.
 */
const pattern =
  /^(?:[+()./#*, -]*[0-9]){7,15}[()./#*, -]*(?:;? ?(?:extn?|xt?)[.:= -]*[0-9]{1,7})?$/;

export function isPhone(typed: string): boolean {
  return pattern.test(plainPhone(typed));
}
