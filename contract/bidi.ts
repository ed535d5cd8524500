/** Embeddings, overrides and isolates, which can reorder the text after them (UAX 9, 2.1 to 2.5). */
const controls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Right-to-left letters, and the mark that counts as one. */
const rightToLeft =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Strips direction controls from a text that is shown in an element with its own direction. */
export function withoutControls(text: string): string {
  return text.replaceAll(controls, '');
}

/** Strips direction controls from a text within a line of plain text, and isolates it if it is right-to-left. */
export function isolated(text: string): string {
  const plain = withoutControls(text);
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
