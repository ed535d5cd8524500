const shownWords = 10;

/** A text's first ten words, and the rest. */
export function excerpt(text: string): { readonly start: string; readonly rest: string } {
  const words = text.trim().split(/\s+/);
  return { start: words.slice(0, shownWords).join(' '), rest: words.slice(shownWords).join(' ') };
}
