import { Parser } from 'htmlparser2';

/** Maximum characters of HTML that are read, of text that is made, and of elements within each other. */
const maxHtml = 1_000_000;
const maxText = 300_000;
const maxDepth = 500;

const invisible = new Set(['head', 'script', 'style', 'title', 'template', 'noscript']);

/** Elements that begin and end a line, and those with an empty line around them. */
const blocks = new Set(
  'address article aside dd div dl dt fieldset figure footer form header li main nav ol section table tr ul'.split(
    ' ',
  ),
);
const paragraphs = new Set(['blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'pre']);

/** What Outlook writes between an answer and its history. */
const rule = '_'.repeat(32);

/**
 * The text that a person sees in HTML: lines, lists, links with their addresses, quotations with `>` before each line, as
 * in a mail of plain text.
 */
export function htmlToText(html: string): string {
  const lines: string[] = [];
  let line = '';
  /** Whether it is empty or ends with a space. To ask the line itself would copy it for each text that is added. */
  let isSpaced = true;
  /** How deeply an empty line is quoted that comes before the next one. */
  let blank: number | undefined;
  let quotes = 0;
  let hidden = 0;
  let preformatted = 0;
  let depth = 0;
  let length = 0;
  /** The link around the current text, and its own text so far, which may go over several lines. */
  let link: { readonly href: string; text: string } | undefined;

  function add(text: string): void {
    if (text === '') return;
    line += text;
    if (link) link.text += text;
    isSpaced = text.endsWith(' ');
    if (length + line.length > maxText) parser.pause();
  }

  function endLine(): void {
    const text = line.trimEnd();
    line = '';
    isSpaced = true;
    if (text === '') return;
    const prefix = '>'.repeat(quotes) + (quotes > 0 ? ' ' : '');
    if (blank !== undefined && lines.length > 0) lines.push('>'.repeat(Math.min(blank, quotes)));
    blank = undefined;
    lines.push(prefix + text);
    length += prefix.length + text.length;
  }

  function separate(): void {
    blank = Math.min(blank ?? quotes, quotes);
  }

  /** Adds the address of a link, unless its text says it. Links do not nest: the next one ends it, as in a browser. */
  function endLink(): void {
    const { href = '', text = '' } = link ?? {};
    link = undefined;
    const shown = text.trim();
    const target = href.replace(/^mailto:/i, '');
    if (!/^(?:https?|mailto):/i.test(href) || shown === '') return;
    if (shown.includes(target) || target.includes(shown)) return;
    add(`${isSpaced ? '' : ' '}(${href.slice(0, 2000)})`);
  }

  function startBlock(name: string): void {
    if (!blocks.has(name) && !paragraphs.has(name)) return;
    endLine();
    if (paragraphs.has(name)) separate();
  }

  const parser = new Parser({
    onopentag(name, { href = '', alt = '', id }) {
      depth += 1;
      if (depth > maxDepth) parser.pause();
      startBlock(name);
      if (invisible.has(name)) hidden += 1;
      if (name === 'pre') preformatted += 1;
      if (name === 'blockquote') quotes += 1;
      if (name === 'li') add('- ');
      if ((name === 'td' || name === 'th') && line !== '') add(' ');
      if (name === 'img' && alt.trim() !== '' && hidden === 0) add(`[${alt.trim()}]`);
      if (name === 'a') {
        endLink();
        link = { href: href.trim(), text: '' };
      }
      if (name === 'br') {
        if (line.trim() === '') separate();
        endLine();
      }
      // Outlook's history begins here, in any language.
      if (name === 'hr' || id === 'divRplyFwdMsg') {
        endLine();
        if (lines.at(-1)?.endsWith(rule) !== true) lines.push(rule);
      }
    },
    ontext(text) {
      if (hidden > 0) return;
      if (preformatted > 0) {
        const [first = '', ...rest] = text.split(/\r?\n/);
        add(first);
        for (const next of rest) {
          endLine();
          add(next);
        }
      } else {
        const spaced = text.replaceAll(/[\t\n\f\r ]+/g, ' ');
        add(isSpaced ? spaced.trimStart() : spaced);
      }
    },
    onclosetag(name) {
      depth -= 1;
      if (name === 'a') endLink();
      startBlock(name);
      if (name === 'blockquote') quotes = Math.max(0, quotes - 1);
      if (name === 'pre') preformatted = Math.max(0, preformatted - 1);
      if (invisible.has(name)) hidden = Math.max(0, hidden - 1);
    },
  });
  parser.write(html.slice(0, maxHtml));
  parser.end();
  endLine();
  return lines.join('\n').replaceAll('\u00A0', ' ');
}
