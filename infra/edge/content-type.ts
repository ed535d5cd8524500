import type { Request, Response } from './event.ts';

/**
 * What uploads do not know or knew late of a file's ending (Python's `mimetypes`), and what a text is that was compressed
 * ahead: a browser must not have to guess.
 */
const types: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  speculationrules: 'application/speculationrules+json',
  svg: 'image/svg+xml',
  // RFC 9116, section 3, wants the charset of security.txt said.
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  // The feed; the site map has a type of its own.
  'feed.xml': 'application/atom+xml',
};

/** Gives an object that has a type the one that its name means. */
export function setContentType(event: { request: Request; response: Response }): void {
  const headers = event.response.headers;
  if (headers['content-type'] === undefined) return;
  const name = event.request.uri.replace(/\.br$/, '').replace(/.*\//, '');
  const type = typeOf(name) || typeOf(name.replace(/.*\./, ''));
  if (type !== undefined) headers['content-type'] = { value: type };
}

/** Names come from the address: one may be called `constructor`. */
function typeOf(name: string): string | undefined {
  return Object.prototype.hasOwnProperty.call(types, name) ? types[name] : undefined;
}
