import { createHash } from 'node:crypto';
import { escaped } from '../http/escaped.ts';

/**
 * The colours of `tokens.css` by value: functions do not know the hashed names of style sheets. The panel shows the
 * logo, drawn with gradients, since the policy allows no picture.
 */
const style = [
  'html{color-scheme:light dark;background:light-dark(#f6f3ee,#1c1f1d);color:light-dark(#16181a,#efebe4)',
  ';font:1.125rem/1.6 system-ui,sans-serif}',
  'body{display:grid;gap:1.5rem;max-width:74rem;margin:auto;padding:1.25rem}',
  'body::before{content:"";--d:#10201b;height:10rem;border-radius:1.5rem;background:',
  'radial-gradient(circle closest-side,#f1ede5 10%,#0000 11%),',
  'radial-gradient(circle closest-side,var(--d) 52%,#0000 52.5% 62.5%,var(--d) 63%),',
  'conic-gradient(var(--d) 16deg,#f6a94f 0 74deg,var(--d) 0 90deg,#f1ede5 0)}',
  'h1{margin:0;font-size:clamp(2.25rem,8vw,4.5rem);line-height:1.05;font-weight:600;letter-spacing:-.03em}',
  'a{display:inline-block;padding:.5rem 0;color:inherit}',
  '@media(width>=52rem){body{grid-template:1fr/1fr 36%;align-items:center;padding:3rem}',
  'body::before{grid-area:1/2;height:calc(100svh - 6rem)}}',
].join('');

/** Allows only the page's own style: no script, image or frame. */
export const plainPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page that a function renders, because the build has none for it, with its policy. */
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
