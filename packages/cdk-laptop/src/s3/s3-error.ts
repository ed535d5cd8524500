import { textResponse, type HttpResponse } from '../http.ts';
import { escapeXml } from './xml.ts';

/** An error of the S3 API. Source: "Error responses" in the S3 API reference. */
export class S3Error extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: Readonly<Record<string, string>>;

  /** @param details more elements of the response, such as `Key` */
  constructor(
    status: number,
    code: string,
    message: string,
    details: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export function accessDenied(message = 'Access Denied', details?: Record<string, string>): S3Error {
  return new S3Error(403, 'AccessDenied', message, details);
}

export function noSuchKey(key: string): S3Error {
  return new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key: key });
}

/** S3's response for an error. Other errors than S3's own become InternalError. */
export function errorResponse(error: unknown): HttpResponse {
  const { status, code, message, details } =
    error instanceof S3Error ? error : new S3Error(500, 'InternalError', String(error));
  const elements = Object.entries({ Code: code, Message: message, ...details });
  const xml = elements.map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`).join('');
  return textResponse(
    status,
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${xml}</Error>`,
  );
}
