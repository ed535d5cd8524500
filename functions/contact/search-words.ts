/** Letters that Unicode does not take apart, and what people type who do not have them. */
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

/** A text without what a search does not look at: case, accents, ligatures, apostrophes. */
export function fold(text: string): string {
  const plain = ascii.test(text) ? text.toLowerCase() : foldOther(text);
  return plain.replaceAll("'", '');
}

function foldOther(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{Mn}’‘ʼ]/gu, '')
    .replaceAll(foldedLetters, (letter) => letters[letter] ?? letter)
    .normalize('NFC');
}

/** Digits that make a number worth looking for among those of a phone number. */
const minDigits = 5;

/** What a row is searched in: text, or nothing where the row is older than the field. */
export interface Searched {
  readonly texts: readonly unknown[];
  readonly phone: unknown;
}

/**
 * Finds the rows that have every word of a query, each in any of its texts, also as a part of a longer word. Numbers
 * that follow each other are a phone number too, whose punctuation does not matter.
 * @returns undefined if the query has no word
 */
export function rowMatcher(query: string): ((row: Searched) => boolean) | undefined {
  const terms = termsOf(fold(query));
  if (terms.length === 0) return undefined;
  return ({ texts, phone }) => {
    const text = fold(texts.join('\n'));
    return terms.every(
      ({ words, digits }) =>
        words.every((word) => text.includes(word)) ||
        (digits.length >= minDigits && String(phone).replaceAll(/\D/g, '').includes(digits)),
    );
  };
}

/** Words that are found together, and the digits of such as are numbers. */
interface Term {
  readonly words: string[];
  digits: string;
}

function termsOf(query: string): Term[] {
  const terms: Term[] = [];
  for (const word of query.split(/\s+/).flatMap(wordsOf)) {
    const last = terms.at(-1);
    const digits = /^\d+$/.test(word) ? word : '';
    if (digits === '' || last === undefined || last.digits === '') {
      terms.push({ words: [word], digits });
    } else {
      last.words.push(word);
      last.digits += digits;
    }
  }
  return terms;
}

/** An address is one word; any other punctuation parts words. */
function wordsOf(text: string): string[] {
  const parts = text.includes('@') ? [text] : text.split(/[^\p{L}\p{N}\p{Mc}]+/u);
  return parts
    .map((part) => part.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((part) => part !== '');
}
