import { issueLists } from '#contract/archive.ts';
import { publicApi } from '#contract/openapi.ts';
import { documentPath } from '../src/company/developers/content.ts';
import { blogFeed } from '../src/content/articles.ts';
import * as brand from '../src/content/brand.ts';
import { feed } from './feed.ts';

/** A page that search engines may list. */
export interface ListedPage {
  readonly url: string;
  readonly html: string;
}

/** The generated root files, by their name below `pages`. */
export function rootFiles(
  listed: readonly ListedPage[],
  today = new Date(),
): Record<string, string> {
  return {
    'sitemap.xml': sitemap(listed),
    'robots.txt': robots,
    'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
    [blogFeed.slice(1)]: feed(),
    [documentPath.slice(1)]: `${JSON.stringify(publicApi(), null, 2)}\n`,
    'humans.txt': humans,
    '.well-known/security.txt': security(today),
  };
}

/** Pages with their renders. Without this list, image search would find their plain formats only by chance. */
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

// Staff pages are not disallowed here, because a crawler must be able to read their `noindex`.
const robots = `User-agent: *
Disallow: /api/

Sitemap: ${brand.origin}/sitemap.xml
Sitemap: ${brand.origin}${issueLists.sitemap}
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

/**
 * RFC 9116 recommends an expiry within a year, so that the next build checks whether the file is still true. Builds
 * of one month name the same day; otherwise each would be a new release.
 */
function security(today: Date): string {
  const end = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth()));
  return `Contact: mailto:${brand.email}
Expires: ${end.toISOString().replace('.000', '')}
Preferred-Languages: en
Canonical: ${brand.origin}/.well-known/security.txt
`;
}

const humans = `/* TEAM */
Made by: ${brand.legalName}
Contact: ${brand.email}
From: ${brand.address.city}, ${brand.address.region}, ${brand.address.country}

/* SITE */
Pages: React, drawn by the build, readable without script
Type: Geist and Geist Mono
Icons: Lucide
Pictures: rendered from our own models
Tests: Vitest, Playwright, axe
For programs: ${brand.origin}${documentPath}
`;
