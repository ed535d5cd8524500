/** How many words of a text a card shows. */
const shownWords = 10;

/** A text's first ten words, and all that follows them: nothing where the text is no longer. */
export function excerpt(text: string): { readonly start: string; readonly rest: string } {
  const words = text.trim().split(/\s+/);
  return { start: words.slice(0, shownWords).join(' '), rest: words.slice(shownWords).join(' ') };
}
