import { createHash } from 'node:crypto';
import { escaped } from '../http/escaped.ts';

/** The colours of `tokens.css` by value: functions do not know the hashed names of style sheets. */
const style = [
  'html{color-scheme:light dark;background:light-dark(#f6f3ee,#1c1f1d);color:light-dark(#16181a,#efebe4)',
  ';font:1.125rem/1.6 system-ui,sans-serif;border-top:.375rem solid #f6a94f}',
  'body{max-width:36rem;margin:12vh auto;padding:0 1.25rem}',
  'h1{font-size:clamp(2rem,6vw,3rem);line-height:1.1;font-weight:600;letter-spacing:-.02em}',
  'a{display:inline-block;padding:.5rem 0;color:inherit}',
].join('');

/** Allows only the page's own style: no script, image or frame. */
export const plainPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page of ours that no build has, with its policy. */
export function plainPage(title: string, paragraphs: readonly string[]) {
  return { html: plainHtml(title, paragraphs.map(paragraph)), policy: plainPolicy };
}

/** @param parts HTML */
export function plainHtml(title: string, parts: readonly string[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${style}</style></head>`,
    `<body><main><h1>${escaped(title)}</h1>${parts.join('')}`,
    '<p><a href="/contact">Our email address and telephone number</a><br><a href="/">Home</a></p>',
    '</main></body></html>',
  ].join('');
}

export function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}
