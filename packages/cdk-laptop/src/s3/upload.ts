import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { readBody, type HttpRequest } from '../http.ts';
import { S3Error } from './s3-error.ts';
import { systemHeaders } from './sync.ts';

/** More than any test needs. S3 takes 5 GB in one request. */
const maxBytes = 100 * 1024 * 1024;

/** By the part of a header's name after `x-amz-checksum-`. Others (crc32c, crc64nvme) are rejected. */
const checksums: Readonly<Record<string, (body: Buffer) => string>> = {
  crc32: (body) => {
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return sum.toString('base64');
  },
  sha1: (body) => createHash('sha1').update(body).digest('base64'),
  sha256: (body) => createHash('sha256').update(body).digest('base64'),
};

/**
 * Reads the body of a PUT, also in chunks with a trailer: "Signature calculations for trailing headers" in the S3 API
 * reference. Signatures of chunks are not checked.
 * @throws S3Error IncompleteBody, EntityTooLarge, BadDigest, NotImplemented
 */
export async function readUpload({ headers, body }: HttpRequest): Promise<Buffer> {
  const received = await readBody(body, maxBytes);
  if (received === undefined) {
    const message = 'Your proposed upload exceeds the maximum allowed size';
    throw new S3Error(400, 'EntityTooLarge', message);
  }
  const isChunked = headers.get('x-amz-content-sha256')?.startsWith('STREAMING-') === true;
  if (!isChunked) {
    checkSums(received, headers);
    return received;
  }
  const { content, trailer } = decodeChunks(received);
  if (content.length !== Number(headers.get('x-amz-decoded-content-length'))) throw incomplete();
  checkSums(content, trailer);
  return content;
}

/** The metadata of an object, as it is returned by its reads. */
export function metadataOf(headers: Headers): Record<string, string> {
  const kept = [...headers].filter(
    ([name]) => systemHeaders.has(name) || name.startsWith('x-amz-meta-'),
  );
  const metadata = { 'content-type': 'binary/octet-stream', ...Object.fromEntries(kept) };
  // "aws-chunked" describes the request, not the object.
  const { 'content-encoding': encoding = '', ...others }: Record<string, string> = metadata;
  const encodings = encoding
    .split(/\s*,\s*/)
    .filter((each) => each !== '' && each !== 'aws-chunked');
  return encodings.length === 0 ? others : { ...others, 'content-encoding': encodings.join(',') };
}

function decodeChunks(body: Buffer): { content: Buffer; trailer: Headers } {
  const chunks: Buffer[] = [];
  let at = 0;
  const nextLine = () => {
    const end = body.indexOf('\r\n', at);
    if (end === -1) throw incomplete();
    const line = body.toString('latin1', at, end);
    at = end + 2;
    return line;
  };
  for (;;) {
    const size = Number.parseInt(nextLine(), 16);
    if (!(size >= 0) || at + size > body.length) throw incomplete();
    if (size === 0) break;
    chunks.push(body.subarray(at, at + size));
    at += size + 2;
  }
  const trailer = new Headers();
  for (let line = nextLine(); line !== ''; line = nextLine()) {
    const colon = line.indexOf(':');
    trailer.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return { content: Buffer.concat(chunks), trailer };
}

/** Source: "Checking object integrity for data uploads in Amazon S3" in its user guide. */
function checkSums(body: Buffer, headers: Headers): void {
  const md5 = headers.get('content-md5');
  if (md5 !== null && md5 !== createHash('md5').update(body).digest('base64')) {
    throw badDigest('Content-MD5');
  }
  for (const [name, value] of headers) {
    const [, algorithm] = /^x-amz-checksum-(crc\w+|sha\w+)$/.exec(name) ?? [];
    if (algorithm === undefined) continue;
    const sum = checksums[algorithm];
    if (sum === undefined) {
      throw new S3Error(501, 'NotImplemented', `The checksum ${algorithm} is not supported here.`);
    }
    if (sum(body) !== value) throw badDigest(algorithm.toUpperCase());
  }
}

function badDigest(kind: string): S3Error {
  return new S3Error(
    400,
    'BadDigest',
    `The ${kind} you specified did not match the calculated checksum.`,
  );
}

function incomplete(): S3Error {
  const message =
    'You did not provide the number of bytes specified by the Content-Length HTTP header';
  return new S3Error(400, 'IncompleteBody', message);
}
