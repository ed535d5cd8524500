/** A name that is being written. */
interface Written {
  /** The place of its `@`. */
  readonly start: number;
  /** What follows that, up to the caret. */
  readonly typed: string;
}

/** The name that is being written at the caret: from an `@` that is in no word, without a space. */
export function mentionAt(text: string, caret: number): Written | undefined {
  const [, typed] = /(?<![\p{L}\p{N}])@([!-?A-~]*)$/u.exec(text.slice(0, caret)) ?? [];
  return typed === undefined ? undefined : { start: caret - typed.length - 1, typed };
}

/** The names that begin so, in any case; none where one is written in full. */
export function namesFor(typed: string, names: readonly string[]): string[] {
  const lower = typed.toLowerCase();
  const found = names.filter((name) => name.toLowerCase().startsWith(lower));
  return found.length === 1 && found[0]?.toLowerCase() === lower ? [] : found.slice(0, 8);
}
