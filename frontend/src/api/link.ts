const link = /<([^>]*)>((?:\s*;\s*[^\s=;,]+(?:\s*=\s*(?:"[^"]*"|[^\s";,]+))?)*)/g;
const next = /;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next(?:\s[^"]*)?"|next(?=[\s;]|$))/i;

/**
 * The query, with its question mark, of the `rel="next"` target in a Link header (RFC 8288), or null.
 * Only the query is kept: the caller knows the path, and a header never sends it to another host.
 */
export function nextQuery(header: string | null): string | null {
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(link)) {
    if (!next.test(parameters)) continue;
    const start = target.indexOf('?');
    if (start >= 0) return target.slice(start).replace(/#.*$/, '');
  }
  return null;
}
