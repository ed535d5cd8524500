import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { paths } from './site.ts';

/** One bundle per function. */
export interface Bundle {
  readonly name: string;
  /** Octets of `index.mjs`, before zipping. */
  readonly bytes: number;
}

const suffix = '.lambda.ts';

/**
 * Bundles each `*.lambda.ts` with all that it imports, the AWS SDK included, so that what was tested is
 * what runs. The source maps stay out of the folders that are shipped, where they would only make cold
 * starts slower: the stack in a log line is read with them here.
 */
export async function bundleFunctions(): Promise<Bundle[]> {
  const files = globSync(`functions/**/*${suffix}`).toSorted();
  const { outputFiles } = await build({
    entryPoints: files.map((file) => ({ in: file, out: `${basename(file, suffix)}/index` })),
    outdir: paths.functions,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Packages' ES modules: their CommonJS twins cannot be shaken and would need a `require`.
    mainFields: ['module', 'main'],
    minify: true,
    legalComments: 'none',
    sourcemap: 'external',
    write: false,
  });
  await rm(paths.functions, { recursive: true, force: true });
  await rm(paths.sourceMaps, { recursive: true, force: true });
  await Promise.all(outputFiles.map(({ path, contents }) => write(target(path), contents)));
  return outputFiles
    .filter(({ path }) => path.endsWith('.mjs'))
    .map(({ path, contents }) => ({ name: basename(dirname(path)), bytes: contents.length }));
}

/** Source maps go to their own tree, under the same function's name. */
function target(path: string): string {
  const root = path.endsWith('.map') ? paths.sourceMaps : paths.functions;
  return join(root, basename(dirname(path)), basename(path));
}

async function write(path: string, contents: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}
