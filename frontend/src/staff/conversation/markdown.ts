/** A part of a line. */
type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Line = readonly Inline[];

export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly Line[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly Line[] }
  | Table;

interface Table {
  readonly kind: 'table';
  readonly header: readonly Line[];
  readonly rows: readonly (readonly Line[])[];
}

/** Bold text, a link with a label, or a URL without the full stop after it. */
const inline =
  /\*\*(?<bold>[^*\n]+)\*\*|\[(?<words>[^\]\n]+)\]\((?<href>https?:\/\/[^\s()]+)\)|(?<bare>https?:\/\/[^\s<>()]*[^\s<>().,;:!?"'’])/g;
const item = /^[ \t]*(?:[-*•]|(?<number>\d{1,3})[.)])[ \t]+(?<text>.*)$/;

/** The blocks of a reply: lists, tables, and paragraphs that keep their lines. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: Line[] = [];
  let items: Line[] = [];
  let isNumbered = false;
  const end = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', lines });
    if (items.length > 0) blocks.push({ kind: 'list', isNumbered, items });
    [lines, items] = [[], []];
  };
  const all = text.split(/\r\n|\r|\n/);
  for (let at = 0; at < all.length; at += 1) {
    const table = tableOf(all.slice(at));
    if (table !== undefined) {
      end();
      blocks.push(table);
      at += 1 + table.rows.length;
      continue;
    }
    const line = all[at] ?? '';
    const { number, text: words } = item.exec(line)?.groups ?? {};
    const isItem = words !== undefined;
    if (isItem) {
      if (lines.length > 0 || (items.length > 0 && isNumbered !== (number !== undefined))) end();
      isNumbered = number !== undefined;
      items.push(inlinesOf(words));
    } else {
      if (items.length > 0 || line.trim() === '') end();
      if (line.trim() !== '') lines.push(inlinesOf(line));
    }
  }
  end();
  return blocks;
}

/** The table that begins with the first line. As in the mail, it ends at an empty line. */
function tableOf([head = '', rule = '', ...others]: readonly string[]): Table | undefined {
  if (!head.includes('|') || !rule.includes('|')) return undefined;
  const header = cellsOf(head);
  const marks = cellsOf(rule);
  const isRule = marks.length === header.length && marks.every((mark) => /^:?-+:?$/.test(mark));
  if (!isRule) return undefined;
  const end = others.findIndex((line) => line.trim() === '');
  const rows = others.slice(0, end < 0 ? undefined : end).map((line) => {
    const cells = cellsOf(line);
    return header.map((_, column) => inlinesOf(cells[column] ?? ''));
  });
  return { kind: 'table', header: header.map(inlinesOf), rows };
}

function cellsOf(line: string): string[] {
  const inner = line.trim().replaceAll(/^\||\|$/g, '');
  return inner.split('|').map((cell) => cell.trim());
}

function inlinesOf(line: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const { 0: whole, index, groups = {} } of line.matchAll(inline)) {
    if (index > from) parts.push({ kind: 'text', text: line.slice(from, index) });
    const { bold, words, href = groups['bare'] ?? '' } = groups;
    parts.push(
      bold === undefined
        ? { kind: 'link', text: words ?? href, href }
        : { kind: 'bold', text: bold },
    );
    from = index + whole.length;
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) });
  return parts;
}
