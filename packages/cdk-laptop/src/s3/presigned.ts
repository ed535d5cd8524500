import { createHash, createHmac } from 'node:crypto';
import type { HttpRequest } from '../http.ts';
import { equalsInConstantTime, secretAccessKey } from '../service-access.ts';
import { accessDenied, S3Error } from './s3-error.ts';

interface Signer {
  readonly accessKeyId: string;
  readonly region: string;
}

/** Seconds: S3's maximum, seven days. */
const maxExpiry = 604_800;

const algorithm = 'AWS4-HMAC-SHA256';

/**
 * Checks the signature in a request's query: who signed it, until when it is valid, and that method, host, path, query and
 * the signed headers are those that were signed. Source: "Authenticating Requests: Using Query Parameters (AWS Signature
 * Version 4)" in the S3 API reference.
 * @throws S3Error AccessDenied, AuthorizationQueryParametersError, InvalidAccessKeyId, SignatureDoesNotMatch
 */
export function checkPresigned(request: HttpRequest, signer: Signer): void {
  const query = parametersOf(request.query);
  const parameter = (name: string) => query.find(([each]) => each === name)?.[1] ?? '';
  const signature = parameter('X-Amz-Signature');
  // Nobody's request: the bucket is private.
  if (signature === '') throw accessDenied();

  const date = parameter('X-Amz-Date');
  const [keyId = '', day = '', region = '', service = '', end = ''] =
    parameter('X-Amz-Credential').split('/');
  const signedAt = timeOf(date);
  const seconds = Number(parameter('X-Amz-Expires') || Number.NaN);
  if (
    parameter('X-Amz-Algorithm') !== algorithm ||
    signedAt === undefined ||
    !date.startsWith(day) ||
    !(seconds >= 1 && seconds <= maxExpiry) ||
    region !== signer.region ||
    service !== 's3' ||
    end !== 'aws4_request'
  ) {
    const message =
      'Query-string authentication version 4 requires valid X-Amz-Algorithm, X-Amz-Credential, X-Amz-Date and X-Amz-Expires parameters.';
    throw new S3Error(400, 'AuthorizationQueryParametersError', message);
  }
  if (!equalsInConstantTime(keyId, signer.accessKeyId)) {
    const message = 'The AWS Access Key Id you provided does not exist in our records.';
    throw new S3Error(403, 'InvalidAccessKeyId', message);
  }
  const signedHeaders = parameter('X-Amz-SignedHeaders').split(';');
  const unsigned = [...request.headers.keys()].filter(
    (name) => name.startsWith('x-amz-') && !signedHeaders.includes(name),
  );
  if (unsigned.length > 0 || !signedHeaders.includes('host')) {
    throw accessDenied('There were headers present in the request which were not signed', {
      HeadersNotSigned: unsigned.join(', ') || 'host',
    });
  }
  const scope = [day, region, service, end].join('/');
  const canonical = [
    request.method,
    encode(decodeURIComponent(request.path), true),
    query
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join('&'),
    ...signedHeaders.map((name) => `${name}:${valueOf(request.headers, name)}`),
    '',
    signedHeaders.join(';'),
    parameter('X-Amz-Content-Sha256') || 'UNSIGNED-PAYLOAD',
  ].join('\n');
  const text = [algorithm, date, scope, sha256(canonical)].join('\n');
  const key = [day, region, service, end].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`);
  if (!equalsInConstantTime(hmac(key, text).toString('hex'), signature)) {
    const message =
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.';
    throw new S3Error(403, 'SignatureDoesNotMatch', message, { StringToSign: text });
  }
  checkTime(signedAt, seconds);
}

function checkTime(signedAt: number, seconds: number): void {
  const now = Date.now();
  const expiresAt = signedAt + seconds * 1000;
  // S3 allows clocks to differ by 15 minutes.
  if (signedAt > now + 15 * 60_000) throw accessDenied('Request is not yet valid');
  if (now > expiresAt) {
    throw accessDenied('Request has expired', {
      'X-Amz-Expires': String(seconds),
      Expires: new Date(expiresAt).toISOString(),
      ServerTime: new Date(now).toISOString(),
    });
  }
}

function parametersOf(query: string): [name: string, value: string][] {
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const equals = pair.indexOf('=');
      const [name, value] =
        equals === -1 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
      return [decodeURIComponent(name), decodeURIComponent(value)];
    });
}

/** `20261127T041500Z`, in milliseconds since 1970. */
function timeOf(text: string): number | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** Percent-encodes all but the unreserved characters of RFC 3986. */
function encode(text: string, keepsSlashes = false): string {
  const encoded = encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return keepsSlashes ? encoded.replaceAll('%2F', '/') : encoded;
}

function valueOf(headers: Headers, name: string): string {
  return (headers.get(name) ?? '').trim().replaceAll(/\s+/g, ' ');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
