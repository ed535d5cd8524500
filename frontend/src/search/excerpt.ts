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

/** How many of the words a title has, or begins with. */
export function foundInTitle(title: string, words: string): number {
  const own = wordsOf(title.toLowerCase());
  return wordsOf(words.toLowerCase()).filter((word) =>
    own.some((each) => each.startsWith(word) || (each.length > 3 && word.startsWith(each))),
  ).length;
}
