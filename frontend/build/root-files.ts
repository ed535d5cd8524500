import { brand } from '../src/content/brand.ts';

/** A page that search engines may list. */
export interface ListedPage {
  readonly url: string;
  readonly html: string;
}

/** The generated files of the root, by their name below `pages`. */
export function rootFiles(listed: readonly ListedPage[]): Record<string, string> {
  return {
    'sitemap.xml': sitemap(listed),
    'robots.txt': robots,
    'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
    '.well-known/security.txt': security,
  };
}

/** Pages with the renders on them, which image search would else find in their plain format by chance. */
function sitemap(listed: readonly ListedPage[]): string {
  const entries = listed.map(({ url, html }) => {
    const renders = [...html.matchAll(/<img src="(\/assets\/[^"]+\.webp)"/g)];
    const images = [...new Set(renders.map(([, src]) => src))].map(
      (src) => `<image:image><image:loc>${brand.origin}${src}</image:loc></image:image>`,
    );
    return `  <url><loc>${brand.origin}${url}</loc>${images.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('')}</urlset>
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
  background_color: '#f6f3ee',
  theme_color: '#f6f3ee',
  icons: ['icon-192', 'icon-512', 'maskable-192', 'maskable-512'].map((name) => {
    const [purpose, size] = name.split('-');
    return {
      src: `/${name}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: purpose === 'maskable' ? 'maskable' : 'any',
    };
  }),
};

// RFC 9116 asks for an end within a year or so: whoever releases then looks whether it is still true.
const security = `Contact: mailto:${brand.email}
Expires: 2027-11-30T00:00:00Z
Preferred-Languages: en
Canonical: ${brand.origin}/.well-known/security.txt
`;
