import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { renderedMail } from './rendered-mail.ts';
import { paths } from './site.ts';
import type { Modules } from './modules.ts';

const suffix = '.lambda.ts';

/**
 * Bundles each `*.lambda.ts` with all that it imports, the AWS SDK included, so that what was tested is
 * what runs. Source maps stay out of the deployed folders, where they slow cold starts.
 */
export async function bundleFunctions(): Promise<void> {
  const outputs = await compileFunctions();
  await rm(paths.functions, { recursive: true, force: true });
  await rm(paths.sourceMaps, { recursive: true, force: true });
  for (const { path, contents } of outputs) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
}

/** The files that {@link bundleFunctions} writes. The same sources give the same bytes. */
export async function compileFunctions(): Promise<{ path: string; contents: Uint8Array }[]> {
  const files = globSync(`functions/**/*${suffix}`).toSorted();
  const { outputFiles, metafile } = await build({
    entryPoints: files.map((file) => ({ in: file, out: `${basename(file, suffix)}/index` })),
    outdir: paths.functions,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Packages' ES modules: their CommonJS twins cannot be shaken and would need a `require`.
    mainFields: ['module', 'main'],
    // A function's credentials are in its environment: the file says what else would come along.
    alias: {
      '@aws-sdk/credential-provider-node': join(
        import.meta.dirname,
        '../functions/aws/credentials.ts',
      ),
    },
    plugins: [renderedMail],
    minify: true,
    legalComments: 'none',
    sourcemap: 'external',
    metafile: true,
    write: false,
  });
  const modules = Buffer.from(JSON.stringify(modulesOf(metafile)));
  return [
    ...outputFiles.map(({ path, contents }) => ({ path: target(path), contents })),
    { path: paths.functionModules, contents: modules },
  ];
}

function modulesOf({ outputs }: Metafile): Modules {
  const bundles = Object.entries(outputs).filter(([path]) => path.endsWith('.mjs'));
  return Object.fromEntries(
    bundles.map(([path, { inputs }]) => [
      basename(dirname(path)),
      Object.fromEntries(
        Object.entries(inputs).map(([id, { bytesInOutput }]) => [id, bytesInOutput]),
      ),
    ]),
  );
}

/** Source maps go to a tree of their own, under the same function's name. */
function target(path: string): string {
  const root = path.endsWith('.map') ? paths.sourceMaps : paths.functions;
  return join(root, basename(dirname(path)), basename(path));
}
