/** A text and its selection, in UTF-16 code units like a text area. */
export interface Edited {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Makes the selection bold, or inserts a sample; bold text becomes plain again. */
export function withBold({ text, from, to }: Edited, sample: string): Edited {
  const isBold = text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**';
  if (isBold) {
    const words = text.slice(from, to);
    return selected(text.slice(0, from - 2), words, text.slice(to + 2));
  }
  const words = text.slice(from, to) || sample;
  return selected(`${text.slice(0, from)}**`, words, `**${text.slice(to)}`);
}

/** Makes the selection a link and selects its address next; if the selection is an address, its label. */
export function withLink({ text, from, to }: Edited, sample: string): Edited {
  const chosen = text.slice(from, to);
  const isAddress = /^https?:\/\/\S+$/.test(chosen);
  const words = isAddress || chosen === '' ? sample : chosen;
  const address = isAddress ? chosen : 'https://';
  const [before, after] = [text.slice(0, from), text.slice(to)];
  return isAddress
    ? selected(`${before}[`, words, `](${address})${after}`)
    : selected(`${before}[${words}](`, address, `)${after}`);
}

/** Turns the selected lines into a list, or back. */
export function withList(edited: Edited): Edited {
  return withLineStart(edited, '- ');
}

/**
 * Begins each selected line with a mark, or removes it if all have it.
 * @param alike marks that count as it and that it replaces. Left out: none
 */
export function withLineStart({ text, from, to }: Edited, mark: string, alike?: RegExp): Edited {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const stop = text.indexOf('\n', to);
  const end = stop < 0 ? text.length : stop;
  const lines = text.slice(start, end).split('\n');
  const isMarked = lines.every((line) => alike?.test(line) ?? line.startsWith(mark));
  const changed = lines
    .map((line) =>
      isMarked ? line.replace(alike ?? mark, '') : mark + line.replace(alike ?? '', ''),
    )
    .join('\n');
  const at = start + changed.length;
  return { text: text.slice(0, start) + changed + text.slice(end), from: at, to: at };
}

/** Replaces the selection with a text, with the cursor after it. */
export function withText({ text, from, to }: Edited, inserted: string): Edited {
  const at = from + inserted.length;
  return { text: text.slice(0, from) + inserted + text.slice(to), from: at, to: at };
}

/** Replaces the selection with a block, with empty lines around it and the cursor below. */
export function withBlock(edited: Edited, block: string): Edited {
  const { text, from, to } = edited;
  return withText(edited, apart(text.slice(0, from), block, text.slice(to)));
}

/** A block with the line ends for empty lines around it: a line right after a table would be its next row. */
export function apart(before: string, block: string, after: string): string {
  if (block === '') return '';
  const start =
    before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const end = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return start + block + end;
}

/** A text whose words in the middle are selected. */
export function selected(before: string, words: string, after: string): Edited {
  return {
    text: before + words + after,
    from: before.length,
    to: before.length + words.length,
  };
}
