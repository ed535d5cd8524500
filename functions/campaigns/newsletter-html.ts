import type { Token } from 'markdown-it';
import { escaped } from '../http/escaped.ts';
import { blockStyles } from '../mail/block-styles.ts';
import { attributeOf, buttonType } from './newsletter-markdown.ts';

interface Form {
  /** The address for a link's target. */
  readonly href: (target: string) => string;
  readonly siteUrl: string;
  /** Whether elements bring their styles, which the site's policy forbids on its pages. */
  readonly isMail: boolean;
}

/** The width of the text in a letter on a desktop. */
const pictureWidth = 496;

const ink = '#16181a';
const amber = '#f6a94f';

const styles: Readonly<Record<string, string>> = {
  ...blockStyles,
  list_item_open: 'margin:0 0 4px',
  code_inline: 'font-family:monospace',
  link_open: `color:${ink}`,
  hr: 'margin:24px 0;border:0;border-top:1px solid #dcd6cb',
  image: `display:block;width:100%;max-width:${pictureWidth}px;height:auto;border:0`,
};

/** By the element: the subject is the letter's first heading. */
const headingStyles: Readonly<Record<string, string>> = {
  h2: 'margin:28px 0 12px;font-size:22px;line-height:28px;font-weight:600',
  h3: 'margin:24px 0 8px;font-size:18px;line-height:26px;font-weight:600',
  h4: 'margin:24px 0 8px;font-size:16px;line-height:26px;font-weight:600',
};

/** Classes whose colours the letter's dark scheme changes. */
const classes: Readonly<Record<string, string>> = {
  link_open: 'ink',
  blockquote_open: 'row',
  hr: 'row',
};

/** The HTML of a newsletter's tokens: for its mail, or plain for its page. */
export function newsletterHtml(tokens: readonly Token[], form: Form): string {
  return tokens.map((token) => htmlOfToken(token, form)).join('');
}

function htmlOfToken(token: Token, form: Form): string {
  const { type, tag, nesting, content, hidden, children } = token;
  if (hidden) return '';
  switch (type) {
    case 'inline':
      return newsletterHtml(children ?? [], form);
    case 'text':
      return escaped(content);
    case 'softbreak':
    case 'hardbreak':
      return '<br>';
    case 'code_inline':
      return `<code${look(type, form)}>${escaped(content)}</code>`;
    case 'image':
      return picture(token, form);
    case 'hr':
      return `<hr${look(type, form)}>`;
    case buttonType:
      return button(content, form.href(attributeOf(token, 'href')), form);
    case 'link_open':
      return `<a href="${escaped(form.href(attributeOf(token, 'href')))}"${look(type, form)}>`;
    case 'heading_open':
    case 'heading_close':
      return heading(token, form);
    case 'ordered_list_open':
      return `<ol${startOf(token)}${look(type, form)}>`;
    default:
      return nesting < 0 ? `</${tag}>` : `<${tag}${look(type, form)}>`;
  }
}

/** The class and style of an element in a mail. */
function look(type: string, { isMail }: Form): string {
  if (!isMail) return '';
  const name = classes[type];
  const style = styles[type];
  return (name ? ` class="${name}"` : '') + (style ? ` style="${style}"` : '');
}

function heading({ tag, nesting }: Token, { isMail }: Form): string {
  const shown = `h${Math.min(Number(tag.slice(1)) + 1, 4)}`;
  if (nesting < 0) return `</${shown}>`;
  return isMail ? `<${shown} style="${headingStyles[shown] ?? ''}">` : `<${shown}>`;
}

function startOf(list: Token): string {
  const start = Number(list.attrGet('start') ?? 1);
  return start === 1 ? '' : ` start="${start}"`;
}

function picture(token: Token, form: Form): string {
  const source = `${form.siteUrl}${attributeOf(token, 'src')}`;
  // Outlook for Windows knows only the attribute.
  const width = form.isMail ? ` width="${pictureWidth}"` : '';
  return `<img src="${escaped(source)}"${width} alt="${escaped(token.content)}"${look('image', form)}>`;
}

/** Looks like the button of the other mails. */
function button(label: string, href: string, { isMail }: Form): string {
  const text = escaped(label);
  const url = escaped(href);
  if (!isMail) return `<p><a href="${url}" class="button">${text}</a></p>`;
  return (
    '<table role="presentation" cellPadding="0" cellSpacing="0" border="0" style="margin:24px 0 28px"><tbody><tr>' +
    `<td bgcolor="${amber}" style="background:${amber};border-radius:99px">` +
    `<a href="${url}" style="${buttonStyle}">${text}</a></td></tr></tbody></table>`
  );
}

const buttonStyle = [
  'font-family:-apple-system,BlinkMacSystemFont,&#x27;Segoe UI&#x27;,Roboto,Helvetica,Arial,sans-serif',
  'font-size:16px',
  'line-height:26px',
  `color:${ink}`,
  'display:inline-block',
  'padding:12px 28px',
  'font-weight:600',
  'text-decoration:none',
].join(';');
