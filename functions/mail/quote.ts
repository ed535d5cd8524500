import { escaped } from '../http/escaped.ts';
import { Markup } from './markup.ts';

/** A quoted text: `> ` lines, as mail programs write and fold them. */
export function quote(text: string, maxLength: number): Markup {
  const characters = Array.from(text.trim());
  const cut =
    characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text.trim();
  return new Markup({
    text: cut
      .split('\n')
      .map((line) => (line === '' ? '>' : `> ${line}`))
      .join('\n'),
    html: `<blockquote class="row" style="margin:0 0 16px;padding:0 0 0 14px;border-left:2px solid #dcd6cb;white-space:pre-line">${escaped(cut)}</blockquote>`,
  });
}
