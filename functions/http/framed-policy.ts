/**
 * The content security policy of a document that only our own pages frame: it runs nothing, sends nothing and loads only
 * pictures. With `frame-ancestors`, browsers ignore the `X-Frame-Options: DENY` of the API's other responses (HTML Standard,
 * "The `X-Frame-Options` header").
 * @param pictures their sources
 */
export function framedPolicy(pictures: string): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${pictures}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ].join('; ');
}
