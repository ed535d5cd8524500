import MarkdownIt, { type Token } from 'markdown-it';
import { picturePattern } from '#contract/campaign.ts';

/** The type of a paragraph that is a button: `[Label](https://… "button")` and nothing else. */
export const buttonType = 'mail_button';

/** What was written and is no link or picture of a mail. */
export interface Rejected {
  readonly links: string[];
  readonly pictures: string[];
}

/**
 * The Markdown of newsletters: headings, lists, links, quotes, emphasis, code in a line, rules, pictures and buttons. No
 * HTML, and no references: a short text could repeat a long address thousands of times.
 */
const markdown = new MarkdownIt({
  html: false,
  breaks: true,
  linkify: true,
  maxNesting: 20,
}).disable(['code', 'fence', 'lheading', 'reference', 'strikethrough', 'table']);
// Domains and addresses without a protocol stay text: not every "etc.in" is a link.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add('ftp:', null).add('//', null);
// All become tokens, so that `settle` can name those that it takes out.
markdown.validateLink = () => true;

/** A text's tokens, whose links and pictures are all fit for a mail, and those that are not. */
export function parsedNewsletter(body: string): { tokens: Token[]; rejected: Rejected } {
  const rejected: Rejected = { links: [], pictures: [] };
  const tokens = markdown.parse(body, {});
  for (const token of tokens) {
    if (token.type === 'inline') token.children = settled(token.children ?? [], rejected);
  }
  return { tokens: withButtons(tokens), rejected };
}

/** Of a link's characters, as browsers and proxies take them. */
const longestTarget = 2000;

/** Whether a link leads somewhere from a mail. */
function isTarget(href: string): boolean {
  if (href.length > longestTarget) return false;
  if (/^mailto:/i.test(href)) return /^mailto:[^@\s]+@[^@\s]+$/i.test(href);
  return /^https?:\/\/[^/?#\\]/i.test(href) && URL.canParse(href);
}

/** Whether a link is counted. */
export function isWebAddress(href: string): boolean {
  return /^https?:/i.test(href);
}

function settled(children: readonly Token[], rejected: Rejected): Token[] {
  const kept: Token[] = [];
  // Links do not nest.
  let isInRejected = false;
  for (const token of children) {
    if (token.type === 'link_open') {
      const href = attributeOf(token, 'href');
      isInRejected = !isTarget(href);
      if (isInRejected) rejected.links.push(href);
      else kept.push(token);
    } else if (token.type === 'link_close') {
      if (!isInRejected) kept.push(token);
      isInRejected = false;
    } else if (token.type === 'image') {
      const source = attributeOf(token, 'src');
      if (picturePattern.test(source)) kept.push(token);
      else rejected.pictures.push(source);
    } else {
      kept.push(token);
    }
  }
  return kept;
}

/** A paragraph is three tokens, whose second has the text. */
function withButtons(tokens: readonly Token[]): Token[] {
  const written: Token[] = [];
  for (const token of tokens) {
    written.push(token);
    const [open, inline] = written.slice(-3);
    const [link, ...label] = inline?.children ?? [];
    if (
      token.type !== 'paragraph_close' ||
      open === undefined ||
      link?.type !== 'link_open' ||
      attributeOf(link, 'title') !== 'button' ||
      label.findIndex(({ type }) => type === 'link_close') !== label.length - 1
    ) {
      continue;
    }
    open.type = buttonType;
    open.nesting = 0;
    open.hidden = false;
    open.content = wordsOf(label);
    open.attrs = [['href', attributeOf(link, 'href')]];
    written.splice(-2);
  }
  return written;
}

/** The words of a line without their formatting. A picture's are its alt text. */
export function wordsOf(children: readonly Token[]): string {
  return children
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('');
}

export function attributeOf(token: Token, name: 'href' | 'src' | 'title'): string {
  return String(token.attrGet(name) ?? '');
}
