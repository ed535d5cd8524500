/** What opens and closes embeddings, overrides and isolates, and may turn all that follows (UAX 9, 2.1 to 2.5). */
const controls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Letters that are written from right to left, and the mark that counts as one. */
const rightToLeft =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** What somebody wrote without what would turn the text beside it, for an element with a direction of its own. */
export function withoutControls(text: string): string {
  return text.replaceAll(controls, '');
}

/** The same for the middle of a line of plain text, which it isolates where it is written from right to left. */
export function isolated(text: string): string {
  const plain = withoutControls(text);
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
