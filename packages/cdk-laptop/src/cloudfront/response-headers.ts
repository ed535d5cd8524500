import type { HttpResponse } from '../http.ts';
import type { ResponseHeadersPolicy } from './policies.ts';

/** Removes and adds headers. CloudFront does so before the viewer-response function. */
export function applyHeadersPolicy(
  response: HttpResponse,
  policy: ResponseHeadersPolicy | undefined,
): HttpResponse {
  if (policy === undefined) return response;
  const headers = new Headers(response.headers);
  for (const name of policy.remove) headers.delete(name);
  for (const { name, value, override } of policy.set) {
    if (override || !headers.has(name)) headers.set(name, value);
  }
  return { ...response, headers };
}
