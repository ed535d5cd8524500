import * as z from 'zod/mini';
import { textResponse, type HttpResponse } from '../http.ts';

const HeaderValue = z.union([z.string(), z.number(), z.boolean()]);

const ProxyResult = z.object({
  statusCode: z.coerce.number().check(z.int(), z.minimum(200), z.maximum(599)),
  headers: z.optional(z.nullable(z.record(z.string(), HeaderValue))),
  cookies: z.optional(z.nullable(z.array(z.string()))),
  body: z.optional(z.nullable(z.string())),
  isBase64Encoded: z.optional(z.nullable(z.boolean())),
});

/** A response of API Gateway itself: `{"message":"Not Found"}`. */
export function gatewayMessage(status: number, message: string): HttpResponse {
  return textResponse(status, 'application/json', JSON.stringify({ message }));
}

/**
 * The response for a function's result in payload format 2.0. A result without `statusCode` is itself the JSON body.
 * An invalid result becomes API Gateway's 500.
 */
export function fromProxyResult(payload: string): HttpResponse {
  const result: unknown = JSON.parse(payload);
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) {
    return textResponse(200, 'application/json', typeof result === 'string' ? result : payload);
  }
  try {
    return toResponse(ProxyResult.parse(result));
  } catch {
    return gatewayMessage(500, 'Internal Server Error');
  }
}

/** @throws Error if a header's name or value is invalid */
function toResponse(result: z.infer<typeof ProxyResult>): HttpResponse {
  const headers = new Headers({ 'content-type': 'text/plain;charset=UTF-8' });
  for (const [name, value] of Object.entries(result.headers ?? {}))
    headers.set(name, String(value));
  for (const cookie of result.cookies ?? []) headers.append('set-cookie', cookie);
  const encoding = result.isBase64Encoded ? 'base64' : 'utf8';
  return { status: result.statusCode, headers, body: Buffer.from(result.body ?? '', encoding) };
}
