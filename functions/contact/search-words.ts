import { fold } from '#contract/fold.ts';
import { limits } from '#contract/limits.ts';

/** Digits that make a number worth looking for among those of a phone number. */
const minDigits = 5;

/** What a row is searched in: text, or nothing where the row is older than the field. */
export interface Searched {
  readonly texts: readonly unknown[];
  /** One telephone number as it was typed and as telephones read it. */
  readonly phones: readonly unknown[];
}

/**
 * Finds the rows that have every word of a query, each in any of its texts, also as a part of a longer word. Numbers
 * that follow each other are a phone number too, whose punctuation and prefix do not matter.
 * @returns undefined if the query has no word
 */
export function rowMatcher(query: string): ((row: Searched) => boolean) | undefined {
  const terms = termsOf(fold(query));
  if (terms.length === 0) return undefined;
  return ({ texts, phones }) => {
    const text = fold(texts.join('\n'));
    const numbers = phones.map(digitsOf);
    return terms.every(
      ({ words, digits }) =>
        words.every((word) => text.includes(word)) ||
        numbers.some((number) => isOfNumber(digits, number)),
    );
  };
}

/** The digits of a number, without a trunk prefix. */
function digitsOf(phone: unknown): string {
  return String(phone).replaceAll(/\D/g, '').replace(/^0+/, '');
}

/** Whether these are digits of a number, or the number itself with the prefix by which one calls it from elsewhere. */
function isOfNumber(given: string, number: string): boolean {
  const digits = digitsOf(given);
  if (digits.length < minDigits) return false;
  return number.includes(digits) || (number.length >= limits.phone.min && digits.endsWith(number));
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
