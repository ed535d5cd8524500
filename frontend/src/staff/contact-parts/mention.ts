/** A mention being typed. */
interface Written {
  /** The index of its `@`. */
  readonly start: number;
  /** The text after it, up to the caret. */
  readonly typed: string;
}

/** The mention being typed at the caret: from an `@` outside a word, without spaces. */
export function mentionAt(text: string, caret: number): Written | undefined {
  const [, typed] = /(?<![\p{L}\p{N}])@([!-?A-~]*)$/u.exec(text.slice(0, caret)) ?? [];
  return typed === undefined ? undefined : { start: caret - typed.length - 1, typed };
}

/** The names that begin with it, in any case; none once one is complete. */
export function namesFor(typed: string, names: readonly string[]): string[] {
  const lower = typed.toLowerCase();
  const found = names.filter((name) => name.toLowerCase().startsWith(lower));
  return found.length === 1 && found[0]?.toLowerCase() === lower ? [] : found.slice(0, 8);
}
