/** A part of a line. */
type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Line = readonly Inline[];

export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly Line[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly Line[] };

/** Bold text, a link with its words, or an address of the web, without the full stop behind it. */
const inline =
  /\*\*(?<bold>[^*\n]+)\*\*|\[(?<words>[^\]\n]+)\]\((?<href>https?:\/\/[^\s()]+)\)|(?<bare>https?:\/\/[^\s<>()]*[^\s<>().,;:!?"'’])/g;
const item = /^[ \t]*(?:[-*•]|(?<number>\d{1,3})[.)])[ \t]+(?<text>.*)$/;

/** The blocks of a reply: paragraphs, which keep their lines, and lists. */
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
  for (const line of text.split(/\r\n|\r|\n/)) {
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
