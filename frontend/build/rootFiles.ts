import { brand } from '../src/content/brand.ts';

/** The generated files of the root, by their name below `pages`. */
export function rootFiles(listed: readonly string[]): Record<string, string> {
  return {
    'sitemap.xml': sitemap(listed),
    'robots.txt': robots,
    'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
    '.well-known/security.txt': security,
  };
}

function sitemap(listed: readonly string[]): string {
  const entries = listed.map((path) => `  <url><loc>${brand.origin}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`;
}

// Staff pages are not shut out here: a crawler must be able to read that they are `noindex`.
const robots = `User-agent: *
Disallow: /api/

Sitemap: ${brand.origin}/sitemap.xml
`;

const manifest = {
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  lang: brand.locale,
  start_url: '/',
  display: 'browser',
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
};

// RFC 9116 asks for an end within a year or so: whoever releases then looks whether it is still true.
const security = `Contact: mailto:${brand.email}
Expires: 2027-11-30T00:00:00Z
Preferred-Languages: en
Canonical: ${brand.origin}/.well-known/security.txt
`;
