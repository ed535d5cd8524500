const shownWords = 10;

export interface Excerpt {
  readonly start: string;
  readonly rest: string;
}

/** A text's first ten words, and the rest. */
export function excerpt(text: string): Excerpt {
  const words = text.trim().split(/\s+/);
  return { start: words.slice(0, shownWords).join(' '), rest: words.slice(shownWords).join(' ') };
}

/** A text's first sentence, and the rest. */
export function firstSentence(text: string): Excerpt {
  const [start = '', rest = ''] = text.split(/(?<=\.) (.*)/s);
  return { start, rest };
}
