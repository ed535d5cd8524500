import type { Request, Response } from './event.ts';

/** The build stores `/assets/app.js.br` beside `/assets/app.js`. */
const compressed = /^\/builds\/.*\.html$|^\/assets\/.*\.(?:css|js|svg)$/;

/** The key of the brotli copy if there is one and the browser accepts it, else the key itself. */
export function inBestEncoding(key: string, request: Request): string {
  const accepted = request.headers['accept-encoding'];
  return accepted && compressed.test(key) && namesBrotli(accepted.value) ? `${key}.br` : key;
}

/** Tells caches that the response depends on the accepted encodings. */
export function setVary(event: { request: Request; response: Response }): void {
  if (compressed.test(event.request.uri.replace(/\.br$/, ''))) {
    event.response.headers['vary'] = { value: 'Accept-Encoding' };
  }
}

/** True where brotli is named and not excluded by `q=0`. */
function namesBrotli(accepted: string): boolean {
  return accepted.split(',').some((part) => /^\s*br\s*(?:;\s*q=(?:1|0?\.0*[1-9]).*)?$/i.test(part));
}
