/** Letters that Unicode does not decompose, and their ASCII spellings. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  þ: 'th',
  ŧ: 't',
  ς: 'σ',
};
const foldedLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

// oxlint-disable-next-line no-control-regex -- all of ASCII
const ascii = /^[\x00-\x7F]*$/;

/** Strips what search and list filters ignore: case, accents, ligatures, apostrophes, invisible characters. */
export function fold(text: string): string {
  const plain = ascii.test(text) ? text.toLowerCase() : foldOther(text);
  return plain.replaceAll("'", '');
}

function foldOther(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{Mn}\p{Cf}’‘ʼ]/gu, '')
    .replaceAll(foldedLetters, (letter) => letters[letter] ?? letter)
    .normalize('NFC');
}
