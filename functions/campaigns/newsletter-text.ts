import type { Token } from 'markdown-it';
import { wrap } from '#mail/wrap.ts';
import { attributeOf, buttonType, isWebAddress } from './newsletter-markdown.ts';

interface Blocks {
  readonly blocks: readonly string[];
  /** Whether no empty lines separate them: a list whose items are single lines. */
  readonly isTight: boolean;
}

type Href = (target: string) => string;

const lineWidth = 72;
/** Of a line in deep lists and quotes. */
const minWidth = 24;

/** The plain text of a newsletter's tokens, in lines of 72 characters except URLs. */
export function newsletterText(tokens: readonly Token[], href: Href): string {
  return joined(blocksOf(tokens.values(), lineWidth, href));
}

/** Reads up to the end of the container. The parser limits how deep they nest. */
function blocksOf(rest: Iterator<Token>, width: number, href: Href): Blocks {
  const blocks: string[] = [];
  let isTight = false;
  let underline: string | undefined;
  const inner = (prefix: string) => {
    const found = blocksOf(rest, Math.max(width - prefix.length, minWidth), href);
    return { text: joined(found), isTight: found.isTight };
  };
  for (let next = rest.next(); next.done !== true; next = rest.next()) {
    const { value: token } = next;
    switch (token.type) {
      case 'paragraph_open':
        isTight ||= token.hidden;
        break;
      case 'heading_open':
        underline = token.tag === 'h1' ? '=' : '-';
        break;
      case 'inline': {
        const text = fitted(lineOf(token.children ?? [], href), width);
        blocks.push(underline === undefined ? text : `${text}\n${rule(text, underline)}`);
        underline = undefined;
        break;
      }
      case buttonType:
        blocks.push(`${fitted(token.content, width)}:\n${href(attributeOf(token, 'href'))}`);
        break;
      case 'hr':
        blocks.push('* * *');
        break;
      case 'blockquote_open':
        blocks.push(indented(inner(quotePrefix).text, quotePrefix, quotePrefix));
        break;
      case 'bullet_list_open':
      case 'ordered_list_open':
        blocks.push(inner('').text);
        break;
      case 'list_item_open': {
        const mark = token.info === '' ? '- ' : `${token.info}${token.markup} `;
        const item = inner(mark);
        isTight ||= item.isTight;
        blocks.push(indented(item.text, mark, ' '.repeat(mark.length)));
        break;
      }
      case 'blockquote_close':
      case 'bullet_list_close':
      case 'ordered_list_close':
      case 'list_item_close':
        return { blocks, isTight };
    }
  }
  return { blocks, isTight };
}

const quotePrefix = '> ';

function joined({ blocks, isTight }: Blocks): string {
  return blocks.join(isTight ? '\n' : '\n\n');
}

function rule(text: string, character: string): string {
  const length = Math.max(...text.split('\n').map((line) => line.length));
  // Two hyphens begin a signature.
  return character.repeat(Math.max(3, Math.min(length, lineWidth)));
}

function fitted(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => wrap(line, width))
    .join('\n');
}

function indented(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, at) => `${at === 0 ? first : others}${line}`.trimEnd())
    .join('\n');
}

/** A line of text: `label (address)` for a link, `[alt]` for a picture. */
function lineOf(children: readonly Token[], href: Href): string {
  let line = '';
  let target = '';
  let labelStart = 0;
  for (const token of children) {
    const { type, content } = token;
    if (type === 'link_open') {
      target = attributeOf(token, 'href');
      labelStart = line.length;
    } else if (type === 'link_close') {
      const label = line.slice(labelStart);
      const address = isWebAddress(target) ? href(target) : target.replace(/^mailto:/i, '');
      if (label !== address) line += label === '' ? address : ` (${address})`;
    } else if (type === 'image') {
      line += `[${content}]`;
    } else {
      line += type === 'softbreak' || type === 'hardbreak' ? '\n' : content;
    }
  }
  return line;
}
