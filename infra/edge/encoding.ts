import type { Request, Response } from './event.ts';

/** What the build compresses: beside `/assets/app.js` lies `/assets/app.js.br`. */
const compressed = /^\/builds\/.*\.html$|^\/assets\/.*\.(?:css|js|svg)$/;

/** The key of the object for this visitor: its twin in brotli where there is one and they can read it. */
export function inBestEncoding(key: string, request: Request): string {
  const accepted = request.headers['accept-encoding'];
  return accepted && compressed.test(key) && namesBrotli(accepted.value) ? `${key}.br` : key;
}

/** Tells caches that the response depends on the accepted encodings. */
export function sayThatItVaries(event: { request: Request; response: Response }): void {
  if (compressed.test(event.request.uri.replace(/\.br$/, ''))) {
    event.response.headers['vary'] = { value: 'Accept-Encoding' };
  }
}

/** True where brotli is named and not excluded by `q=0`. */
function namesBrotli(accepted: string): boolean {
  return accepted.split(',').some((part) => /^\s*br\s*(?:;\s*q=(?:1|0?\.0*[1-9]).*)?$/i.test(part));
}
