import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Where the build writes the site, the functions and the cloud assembly, relative to the project root. */
export const paths = {
  pages: 'dist/site/pages',
  assets: 'dist/site/assets',
  /** Brotli copies of text files, as `<name>.br`. */
  compressedPages: 'dist/site/compressed/pages',
  compressedAssets: 'dist/site/compressed/assets',
  site: 'dist/site/site.json',
  /** The modules of each script. */
  siteModules: 'dist/site/modules.json',
  functions: 'dist/functions',
  /** The modules of each function, for `npm run size`. */
  functionModules: 'dist/function-modules.json',
  sourceMaps: 'dist/source-maps',
  assembly: 'cdk.out',
} as const;

/** The search worker, beside the index of its build: `/assets/search/1a2b3c4/worker.js`. */
export const searchWorkers = '/assets/search/*/worker.js';

/** File types that the build also compresses with brotli. `infra/edge/encoding.ts` chooses between the two copies. */
export const compressedEndings = { pages: ['.html'], assets: ['.css', '.js', '.svg'] } as const;

/** What infra needs to know about the built site. The front end's build writes it, synth reads it. */
export const Site = z.strictObject({
  /** Clean URL -> file below `pages`: `{ "/": "index.html", "/admin/signin": "admin/index.html" }`. */
  pages: z.record(z.string(), z.string()),
  /** Root files that keep their own URL: `["/robots.txt", "/favicon.svg"]`. */
  files: z.array(z.string()),
  /** Pages for every path that starts with a prefix. */
  prefixed: z.array(z.strictObject({ prefix: z.string(), file: z.string() })),
  /** Error pages. The first whose `prefix` an unknown path starts with is served with `status`. The last prefix is "/". */
  errors: z.array(z.strictObject({ prefix: z.string(), file: z.string(), status: z.number() })),
  /** CSP sources (`'sha256-…'`) of inline scripts and styles in the pages. */
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
  /** URL of the speculation rules. */
  speculationRules: z.string(),
  /**
   * Origins that a page embeds after a click: scheduling and the social feed. It first checks that they respond, so
   * `connect-src` allows them too.
   */
  frameOrigins: z.array(z.string()),
});
export type Site = z.infer<typeof Site>;

/** @throws a one-line Error if the site has not been built */
export function readSite(root: string): Site {
  let text: string;
  try {
    text = readFileSync(join(root, paths.site), 'utf8');
  } catch {
    throw new Error(`${paths.site} is missing: run "npm run build" first.`);
  }
  return Site.parse(JSON.parse(text));
}
