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

/** The first found word of a heading or list, between a few others. */
export function foundPlace(text: string): string | undefined {
  const all = wordsOf(text);
  const at = all.findIndex((word) => word.includes('<mark>'));
  if (at < 0) return undefined;
  const from = Math.max(at - 3, 0);
  return `${from > 0 ? '… ' : ''}${all.slice(from, at + 4).join(' ')} …`;
}

/** How many of the words a title has, or begins with. */
export function foundInTitle(title: string, words: string): number {
  const own = wordsOf(title.toLowerCase());
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
