import { apart, type Edited, selected, withLineStart } from '../reply/format.ts';

/** Makes the selected lines headings below the subject, or plain again. */
export function withHeading(edited: Edited): Edited {
  return withLineStart(edited, '# ', /^#{1,6} /);
}

export function withQuote(edited: Edited): Edited {
  return withLineStart(edited, '> ');
}

/** Puts a button on its own line, labelled with the selection, and selects its address. */
export function withButton({ text, from, to }: Edited, sample: string): Edited {
  const words = text.slice(from, to).trim() || sample;
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const address = 'https://';
  const block = apart(before, `[${words}](${address} "button")`, after);
  const at = before.length + block.indexOf(`](${address}`) + 2;
  const whole = before + block + after;
  return selected(whole.slice(0, at), address, whole.slice(at + address.length));
}
