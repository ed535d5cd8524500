import { escaped } from '../http/escaped.ts';
import { type HtmlToken, htmlTokens } from './html-tokens.ts';

/** What mails are written with. Other tags are left out, and their content stays. */
const elements: ReadonlySet<string> = new Set(
  (
    'a abbr address b big blockquote br caption center cite code col colgroup dd del div dl dt em font h1 h2 h3 h4 h5 h6 ' +
    'hr i img ins kbd li ol p pre q s samp small span strike strong style sub sup table tbody td tfoot th thead tr tt u ul var'
  ).split(' '),
);

/** None of them loads anything or runs a script, except `src` and `style`, which are changed. */
const attributes: ReadonlySet<string> = new Set(
  (
    'align alt bgcolor border cellpadding cellspacing char class color cols colspan dir face height href id lang name noshade ' +
    'nowrap rowspan scope size span src start style summary title type valign value width'
  ).split(' '),
);

/**
 * Protocols that a link may have. A click leads nowhere: a sandbox lets its frame navigate itself (HTML Standard, "allowed
 * by sandboxing to navigate"), but the staff page's `frame-src` lets it load only this site.
 */
const link = /^(?:https?|mailto|tel):/i;

/** Of the result, which is cut there: a function's response has at most 6 MB, and a mail may show one picture often. */
const maxBytes = 5_000_000;

/**
 * A mail's HTML without scripts, forms, frames and everything remote. The policy and the sandbox of the document that it
 * is shown in forbid them as well.
 * @param pictures `data:` URLs by `Content-ID`
 */
export function safeHtml(html: string, pictures: ReadonlyMap<string, string>): string {
  let safe = '';
  let left = maxBytes;
  for (const token of htmlTokens(html)) {
    const part = safePart(token, pictures);
    left -= Buffer.byteLength(part);
    if (left < 0) break;
    safe += part;
  }
  return safe;
}

function safePart(token: HtmlToken, pictures: ReadonlyMap<string, string>): string {
  if (token.kind === 'text') return token.text.replaceAll('<', '&lt;');
  if (token.kind === 'raw') return token.name === 'style' ? withoutUrls(token.text) : '';
  const { name, isEnd } = token;
  if (!elements.has(name)) return '';
  return isEnd ? `</${name}>` : `<${name}${safeAttributes(token.attributes, pictures)}>`;
}

function safeAttributes(
  given: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, string>,
): string {
  const kept = [...given].flatMap(([name, value]) => {
    const safe = attributes.has(name) ? safeValue(name, value, pictures) : undefined;
    // References within a value stay as they are.
    return safe === undefined ? [] : [` ${name}="${safe.replaceAll('"', '&quot;')}"`];
  });
  return kept.join('');
}

function safeValue(
  name: string,
  value: string,
  pictures: ReadonlyMap<string, string>,
): string | undefined {
  if (name === 'style') return withoutUrls(value);
  if (name === 'href') return link.test(value.trim()) ? value : undefined;
  if (name !== 'src') return value;
  const [, id = ''] = /^cid:(.*)$/is.exec(value.trim()) ?? [];
  const picture = pictures.get(id) ?? pictures.get(decoded(id));
  if (picture !== undefined) return escaped(picture);
  return /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/i.test(value)
    ? value
    : undefined;
}

/** RFC 2392: a `cid:` URL has the id percent-encoded. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Styles load by `url()` and `@import` alone. */
function withoutUrls(style: string): string {
  return style.replaceAll(/url\s*\(|image-set\s*\(|@import/gi, 'none(');
}
