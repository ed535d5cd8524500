import type { Request, Response } from './event.ts';

/** Types that the upload's `mimetypes` (Python) lacks or learned late, and the types of brotli copies. */
const types: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  speculationrules: 'application/speculationrules+json',
  svg: 'image/svg+xml',
  // RFC 9116, section 3, requires the charset of security.txt.
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  // Differs from the site map's type.
  'feed.xml': 'application/atom+xml',
};

/** Corrects the content type by the file's name. Leaves responses without a type alone. */
export function setContentType(event: { request: Request; response: Response }): void {
  const headers = event.response.headers;
  if (headers['content-type'] === undefined) return;
  const name = event.request.uri.replace(/\.br$/, '').replace(/.*\//, '');
  const type = typeOf(name) || typeOf(name.replace(/.*\./, ''));
  if (type !== undefined) headers['content-type'] = { value: type };
}

/** The name comes from the URL and may be `constructor`. */
function typeOf(name: string): string | undefined {
  return Object.prototype.hasOwnProperty.call(types, name) ? types[name] : undefined;
}
