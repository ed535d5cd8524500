import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Where the build leaves the site, the functions and the cloud assembly, from the project's root. */
export const paths = {
  pages: 'dist/site/pages',
  assets: 'dist/site/assets',
  /** The texts among both once more, as `<name>.br`. */
  compressedPages: 'dist/site/compressed/pages',
  compressedAssets: 'dist/site/compressed/assets',
  site: 'dist/site/site.json',
  /** What the scripts are made of, for `npm run size`. */
  siteModules: 'dist/site/modules.json',
  functions: 'dist/functions',
  /** What the functions are made of, for `npm run size`. */
  functionModules: 'dist/function-modules.json',
  sourceMaps: 'dist/source-maps',
  assembly: 'cdk.out',
} as const;

/** The script that searches, beside the index of its build: `/assets/search/1a2b3c4/worker.js`. */
export const searchWorkers = '/assets/search/*/worker.js';

/** What the build also leaves in brotli, and the edge hands out so: see `infra/edge/encoding.ts`. */
export const compressedEndings = { pages: ['.html'], assets: ['.css', '.js', '.svg'] } as const;

/** What infra must know of the built site: written by the front end's build, read at synth. */
export const Site = z.strictObject({
  /**
   * Clean URL -> file below `pages`: `{ "/": "index.html", "/admin/signin": "admin/index.html" }`.
   */
  pages: z.record(z.string(), z.string()),
  /** Root files that keep their own URL: `["/robots.txt", "/favicon.svg"]`. */
  files: z.array(z.string()),
  /** Pages served for every path that starts with a prefix. */
  prefixed: z.array(z.strictObject({ prefix: z.string(), file: z.string() })),
  /**
   * Pages that mean an error. `prefix` is tried in order: the first one that an unknown path starts with
   * names the file, served with `status`. The last has the prefix "/".
   */
  errors: z.array(z.strictObject({ prefix: z.string(), file: z.string(), status: z.number() })),
  /** CSP sources (`'sha256-…'`) of inline scripts and styles in the pages. */
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
  /** URL of the rules by which browsers fetch pages ahead. */
  speculationRules: z.string(),
  /** Origins that pages may frame after a click, and ask before whether they answer (scheduling, feed). */
  frameOrigins: z.array(z.string()),
});
export type Site = z.infer<typeof Site>;

/**
 * Reads `dist/site/site.json`.
 * @throws Error in one line where the site has not been built.
 */
export function readSite(root: string): Site {
  let text: string;
  try {
    text = readFileSync(join(root, paths.site), 'utf8');
  } catch {
    throw new Error(`${paths.site} is missing: run "npm run build" first.`);
  }
  return Site.parse(JSON.parse(text));
}
