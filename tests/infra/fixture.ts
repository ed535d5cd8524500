import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lambdas } from '#contract/endpoints.ts';
import { kebabCase } from '#infra/names.ts';
import { paths, type Site } from '#build/site.ts';

/** A small site with every kind of page that the edge knows. */
export const site: Site = {
  pages: {
    '/': 'index.html',
    '/contact': 'contact.html',
    '/privacy-policy': 'privacy-policy.html',
    '/admin/signin': 'admin/index.html',
    '/product/3': 'product/3.html',
    '/product/10': 'product/10.html',
    '/image/logo': 'image/logo.html',
    '/newsletter/leave': 'newsletter/leave.html',
  },
  files: ['/robots.txt', '/.well-known/security.txt'],
  prefixed: [
    { prefix: '/admin/contacts/', file: 'admin/index.html' },
    { prefix: '/admin/campaigns/', file: 'admin/index.html' },
  ],
  errors: [
    { prefix: '/product/', file: 'product-not-found.html', status: 404 },
    { prefix: '/image/', file: 'image.html', status: 404 },
    { prefix: '/', file: '404.html', status: 404 },
  ],
  scriptHashes: ["'sha256-c2NyaXB0'"],
  styleHashes: ["'sha256-c3R5bGU='"],
  speculationRules: '/assets/links-1a2b3c.speculationrules',
  frameOrigins: ['https://scheduling.example'],
};

export const bundles = [
  ...Object.keys(lambdas),
  'authorizeStaff',
  'canary',
  'dispatch',
  'feedback',
  'receive',
].map(kebabCase);

/** A folder with a `dist` as the build leaves it behind, and nothing else. */
export function builtRoot(changes: Partial<Site> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'quietgrid-infra-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const others = [...site.prefixed, ...site.errors].map(({ file }) => file);
  for (const file of [...Object.values(site.pages), ...others, ...site.files]) {
    write(join(paths.pages, file), `<!doctype html><title>${file}</title>`);
  }
  write(join(paths.assets, 'app-1a2b3c.js'), 'export {};');
  write(join(paths.compressedAssets, 'app-1a2b3c.js.br'), 'in brotli');
  write(join(paths.compressedPages, 'contact.html.br'), 'in brotli');
  write(paths.site, JSON.stringify({ ...site, ...changes }));
  for (const bundle of bundles) {
    write(join(paths.functions, bundle, 'index.mjs'), 'export const handler = async () => ({});');
    write(join(paths.functions, bundle, 'index.mjs.map'), '{}');
  }
  return root;
}
