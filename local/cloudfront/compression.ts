import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpResponse } from '../http.ts';

export type Encoding = 'br' | 'gzip';

/** CloudFront compresses what is at least and at most this large, in octets. */
const smallest = 1_000;
const largest = 10_000_000;

/** The types that CloudFront compresses. Fonts in WOFF2, pictures and films are compressed already. */
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
  // Quality 5 is what an edge can afford to do while somebody waits; 11 takes a hundred times longer.
  br: (body) =>
    promisify<Buffer, object, Buffer>(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
  gzip: (body) => promisify<Buffer, Buffer>(gzip)(body),
};

/**
 * Compresses a response for a viewer as CloudFront does, where all of its conditions hold.
 * @param offered encodings that the behaviour allows, the preferred first
 * @param accepted the viewer's Accept-Encoding
 */
export async function compress(
  response: HttpResponse,
  offered: readonly Encoding[],
  accepted: string,
): Promise<HttpResponse> {
  if (offered.length === 0 || !canCompress(response)) return response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  const encoding = offered.find((each) => accepts(accepted, each));
  if (encoding === undefined) return { ...response, headers };
  headers.set('content-encoding', encoding);
  const etag = headers.get('etag');
  // The compressed octets are no longer those that the origin tagged.
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
  return { ...response, headers, body: await compressors[encoding](response.body) };
}

function canCompress({ status, headers, body }: HttpResponse): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return (
    [200, 403, 404].includes(status) &&
    !headers.has('content-encoding') &&
    !(headers.get('cache-control') ?? '').includes('no-transform') &&
    body.length >= smallest &&
    body.length <= largest &&
    compressible.has(type.trim().toLowerCase())
  );
}

/** Whether an Accept-Encoding names the encoding without refusing it by `q=0`. */
function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    return name === encoding && !parameters.some((each) => /^q=0(\.0*)?$/.test(each));
  });
}
