/** Between two sentences, the found words of which are in `<mark>`. */
const sentenceEnd = /(?<=[.!?…]”?(?:<\/mark>)?) (?=(?:<mark>)?[“$\p{Lu}\d])/u;
/** A row of a list, such as "Zigbee: 3.0". */
const row = /: (?:<mark>)?[\p{Lu}\d]/u;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** The sentence of a page's text that has the most of the words, unless only headings and lists have any. */
export function foundSentence(text: string, words: string): string | undefined {
  const wanted = wordsOf(words).length;
  const found = (sentence: string) => Math.min(sentence.split('<mark>').length - 1, wanted);
  return text
    .split(sentenceEnd)
    .filter((sentence) => found(sentence) > 0 && isProse(sentence))
    .toSorted((a, b) => found(b) - found(a))[0];
}

function isProse(sentence: string): boolean {
  const { length } = wordsOf(sentence);
  return length >= 5 && length <= 32 && !row.test(sentence);
}

/** The found word of a heading, a list or code, in `<mark>`. */
export function foundWord(text: string, words: string): string | undefined {
  const [, token = ''] = /<mark>(.*?)<\/mark>/.exec(text) ?? [];
  const wanted = wordsOf(words.toLowerCase());
  const word = token.split(/[^\p{L}\p{N}’-]+/u).find((each) => {
    const own = each.toLowerCase();
    return wanted.some((part) => own.includes(part) || isFound(own, part));
  });
  return word && `<mark>${word}</mark>`;
}

/** How many of the words a title or description has, or begins with. */
export function foundIn(text: string, words: string): number {
  const own = text.toLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? [];
  return wordsOf(words.toLowerCase()).filter((word) => own.some((each) => isFound(each, word)))
    .length;
}

/** A title or description with the words that it has, or begins with, in `<mark>`. */
export function withMarks(text: string, words: string): string {
  const wanted = wordsOf(words.toLowerCase());
  return text
    .split(' ')
    .map((own) =>
      wanted.some((word) => isFound(own.toLowerCase(), word)) ? `<mark>${own}</mark>` : own,
    )
    .join(' ');
}

function isFound(own: string, word: string): boolean {
  return own.startsWith(word) || (own.length > 3 && word.startsWith(own));
}
