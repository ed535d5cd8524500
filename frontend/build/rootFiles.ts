import { brand } from '../src/content/brand.ts';

/** The sitemap of the pages at these paths. */
export function sitemap(listed: readonly string[]): string {
  const entries = listed.map((path) => `  <url><loc>${brand.origin}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`;
}

/** Staff pages are not shut out here: a crawler must be able to read that they are `noindex`. */
export function robots(): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${brand.origin}/sitemap.xml
`;
}
