import { fold } from '#contract/fold.ts';
import { limits } from '#contract/limits.ts';

/** Minimum digits to match against phone numbers. */
const minDigits = 5;

/** The searched texts of a row; older rows lack some. */
export interface Searched {
  readonly texts: readonly unknown[];
  /** A telephone number as typed and in E.164. */
  readonly phones: readonly unknown[];
}

/**
 * Matches rows that contain every word of a query, also as part of a longer word. Consecutive numbers also match a
 * phone number, ignoring punctuation and prefix.
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

/** Whether the digits are part of a number, or are it with an international prefix. */
function isOfNumber(given: string, number: string): boolean {
  const digits = digitsOf(given);
  if (digits.length < minDigits) return false;
  return number.includes(digits) || (number.length >= limits.phone.min && digits.endsWith(number));
}

/** Words to find together, and the digits of numeric ones. */
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

/** Splits at punctuation but keeps an address as one word. */
function wordsOf(text: string): string[] {
  const parts = text.includes('@') ? [text] : text.split(/[^\p{L}\p{N}\p{Mc}]+/u);
  return parts
    .map((part) => part.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((part) => part !== '');
}
