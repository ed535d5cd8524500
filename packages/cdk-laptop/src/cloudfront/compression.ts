import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpResponse } from '../http.ts';

export type Encoding = 'br' | 'gzip';

/** CloudFront compresses bodies of this size only. */
const minBytes = 1_000;
const maxBytes = 10_000_000;

/** The content types that CloudFront compresses. */
const compressible = new Set(
  `
  application/dash+xml application/eot application/font application/font-sfnt application/javascript
  application/json application/opentype application/otf application/pdf application/pkcs7-mime
  application/protobuf application/rss+xml application/truetype application/ttf
  application/vnd.apple.mpegurl application/vnd.mapbox-vector-tile application/vnd.ms-fontobject
  application/wasm application/xhtml+xml application/xml application/x-javascript application/x-otf
  application/x-ttf font/eot font/opentype font/otf font/ttf image/svg+xml text/css text/csv text/html
  text/javascript text/js text/plain text/richtext text/tab-separated-values text/xml text/x-component
  `
    .trim()
    .split(/\s+/),
);

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  // Quality 5 is fast enough for an edge to compress while a viewer waits. 11 takes a hundred times longer.
  br: (body) =>
    promisify<Buffer, object, Buffer>(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
  gzip: (body) => promisify<Buffer, Buffer>(gzip)(body),
};

/**
 * Compresses a response for a viewer if CloudFront would.
 * @param allowed encodings that the behaviour allows, the preferred first
 * @param acceptEncoding the viewer's header
 */
export async function compress(
  response: HttpResponse,
  allowed: readonly Encoding[],
  acceptEncoding: string,
): Promise<HttpResponse> {
  if (allowed.length === 0 || !canCompress(response)) return response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  const encoding = allowed.find((each) => accepts(acceptEncoding, each));
  if (encoding === undefined) return { ...response, headers };
  headers.set('content-encoding', encoding);
  const etag = headers.get('etag');
  // The compressed bytes differ from those that the origin tagged.
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
  return { ...response, headers, body: await compressors[encoding](response.body) };
}

function canCompress({ status, headers, body }: HttpResponse): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return (
    [200, 403, 404].includes(status) &&
    !headers.has('content-encoding') &&
    !(headers.get('cache-control') ?? '').includes('no-transform') &&
    body.length >= minBytes &&
    body.length <= maxBytes &&
    compressible.has(type.trim().toLowerCase())
  );
}

/** Whether an Accept-Encoding header names the encoding without `q=0`. */
function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    return name === encoding && !parameters.some((each) => /^q=0(\.0*)?$/.test(each));
  });
}
