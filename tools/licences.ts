import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** Development dependencies that put files of their own into `dist` or `cdk.out`: the search, and CDK's upload function. */
const shipped = new Set(['node_modules/aws-cdk-lib', 'node_modules/pagefind']);

// npm copies version and licence from each package.json and normalizes older spellings of the licence.
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
});

/** Writes `LICENCES.md` from `package-lock.json`. @throws Error if a package states no licence */
export function writeLicences(): void {
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

  const rows = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([path, { dev }]) => !dev || shipped.has(path))
    .map(([path, { version, license }]) => {
      if (license === undefined) throw new Error(`${path} states no licence`);
      return `| ${path.split('node_modules/').at(-1)} | ${version} | ${license} |`;
    });

  const intro = `# Licences

\`npm run licences\` writes this list from package-lock.json: the production dependencies, and the development
dependencies whose files are deployed.`;
  const table = ['| Package | Version | Licence |', '| --- | --- | --- |', ...new Set(rows)];
  writeFileSync('LICENCES.md', `${intro}\n\n${table.join('\n')}\n`);
}
