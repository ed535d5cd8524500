/** A part of an HTML document. `raw` is the unparsed content of a style element. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'tag';
      readonly name: string;
      readonly isEnd: boolean;
      /** As written, with character references. */
      readonly attributes: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'raw'; readonly name: string; readonly text: string };

/** Elements whose content browsers do not parse as HTML (HTML Standard, "Parsing HTML fragments"). */
const rawElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
]);

const space = /[\t\n\f\r ]/;

/**
 * Splits HTML into tags and texts in linear time, whatever it is. Comments, doctypes and unfinished tags are left out.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? html.length : open;
    if (end > at) yield { kind: 'text', text: html.slice(at, end) };
    if (open < 0) return;
    const next = html.charAt(open + 1);
    if (html.startsWith('<!--', open)) at = after(html, '-->', open + 4);
    else if (next === '!' || next === '?') at = after(html, '>', open + 2);
    else if (/[a-z]/i.test(next) || (next === '/' && /[a-z]/i.test(html.charAt(open + 2)))) {
      const tag = readTag(html, open + (next === '/' ? 2 : 1));
      if (tag === undefined) return;
      const { name, attributes } = tag;
      const isEnd = next === '/';
      yield { kind: 'tag', name, isEnd, attributes };
      at = tag.end;
      if (!isEnd && rawElements.has(name)) {
        const close = closingTag(html, name, at);
        yield { kind: 'raw', name, text: html.slice(at, close) };
        at = close;
      }
    } else {
      yield { kind: 'text', text: '<' };
      at = open + 1;
    }
  }
}

/** The position after the next occurrence, or the end. */
function after(html: string, found: string, from: number): number {
  const position = html.indexOf(found, from);
  return position < 0 ? html.length : position + found.length;
}

function closingTag(html: string, name: string, from: number): number {
  const pattern = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? html.length;
}

/** @returns undefined if the tag does not end */
function readTag(html: string, start: number) {
  let at = skip(html, start, /[^\t\n\f\r />]/);
  const name = html.slice(start, at).toLowerCase();
  const attributes = new Map<string, string>();
  for (;;) {
    at = skip(html, at, /[\t\n\f\r /]/);
    if (at >= html.length) return undefined;
    if (html[at] === '>') return { name, attributes, end: at + 1 };
    const attribute = readAttribute(html, at);
    if (attribute === undefined) return undefined;
    // The first one counts.
    if (!attributes.has(attribute.name)) attributes.set(attribute.name, attribute.value);
    at = attribute.end;
  }
}

/** @returns undefined if its value does not end */
function readAttribute(html: string, start: number) {
  // A name may begin with an equals sign.
  const nameEnd = skip(html, start + 1, /[^\t\n\f\r />=]/);
  const name = html.slice(start, nameEnd).toLowerCase();
  const equals = skip(html, nameEnd, space);
  if (html[equals] !== '=') return { name, value: '', end: nameEnd };
  const from = skip(html, equals + 1, space);
  const quote = html[from];
  if (quote === '"' || quote === "'") {
    const end = html.indexOf(quote, from + 1);
    return end < 0 ? undefined : { name, value: html.slice(from + 1, end), end: end + 1 };
  }
  const end = skip(html, from, /[^\t\n\f\r >]/);
  return { name, value: html.slice(from, end), end };
}

function skip(html: string, from: number, skipped: RegExp): number {
  let at = from;
  while (at < html.length && skipped.test(html.charAt(at))) at += 1;
  return at;
}
