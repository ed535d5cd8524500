/** The country of a number that names none: our own. */
export const homeCountry = 'CA';

/**
 * A telephone number as people paste it, in the characters by which it is judged and read: without the direction marks of
 * address books, in plain digits, hyphens and spaces, and without the `tel:` of a link. What is stored is what was typed.
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
 * As people write it, "+1 (905) 555-0142 ext. 7", with as many digits as a number may have: 15 by E.164, and 7 in the shortest
 * national plans. An extension is not among them.
 */
const pattern =
  /^(?:[+()./#*, -]*[0-9]){7,15}[()./#*, -]*(?:;? ?(?:extn?|xt?)[.:= -]*[0-9]{1,7})?$/;

export function isPhone(typed: string): boolean {
  return pattern.test(plainPhone(typed));
}
