import MarkdownIt, { type Token } from 'markdown-it';
import { blockStyles } from './block-styles.ts';

const markdown = new MarkdownIt({ html: false, breaks: true, linkify: true }).disable([
  'image',
  'heading',
  'lheading',
  'code',
]);
// Domains and addresses without a protocol stay text: not every "etc.in" is a link.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
markdown.validateLink = (url) => /^(?:https?|mailto):/i.test(url.trim());

const styles: Readonly<Record<string, string>> = {
  ...blockStyles,
  link_open: 'color:inherit',
  table_open: 'margin:0 0 16px;border-collapse:collapse',
  th_open: 'padding:4px 16px 4px 0;border-bottom:1px solid #dcd6cb;text-align:left',
  td_open: 'padding:4px 16px 4px 0;border-bottom:1px solid #dcd6cb',
};

for (const [rule, style] of Object.entries(styles)) {
  markdown.renderer.rules[rule] = (tokens, at, options, _env, self) => {
    tokens[at]?.attrSet('style', style);
    return self.renderToken(tokens, at, options);
  };
}

/** Between the columns of a table in a plain text. */
const gap = '  ';

/** The HTML of a text with simple Markdown. It has no pictures and no HTML of its own. */
export function htmlOf(text: string): string {
  return markdown.render(text);
}

/** The same for a mail's plain part: the text as it was written, with the columns of its tables aligned. */
export function textOf(text: string): string {
  // As the parser counts them.
  const lines = text.split(/\r\n?|\n/);
  const tokens = markdown.parse(text, {});
  // From the last on, so that the lines above keep their numbers.
  for (const [at, { type, level, map }] of [...tokens.entries()].toReversed()) {
    if (type !== 'table_open' || level > 0 || map === null) continue;
    const [from, to] = map;
    lines.splice(from, to - from, ...aligned(rowsOf(tokens.slice(at))));
  }
  return lines.join('\n');
}

/** The cells of the table that the tokens begin with. */
function rowsOf(tokens: readonly Token[]): string[][] {
  const rows: string[][] = [];
  for (const { type, content } of tokens) {
    if (type === 'table_close') break;
    if (type === 'tr_open') rows.push([]);
    if (type === 'inline') rows.at(-1)?.push(content);
  }
  return rows;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((cells) => widthOf(cells[column] ?? ''))),
  );
  const padded = (cell: string, column: number) =>
    cell + ' '.repeat((widths?.[column] ?? 0) - widthOf(cell));
  return rows.map((cells) => cells.map(padded).join(gap).trimEnd());
}

function widthOf(cell: string): number {
  return Array.from(cell).length;
}
