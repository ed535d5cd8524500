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
  const files = globSync(`functions/*${suffix}`).toSorted();
  const built = await Promise.all(files.map((file) => compile(file, basename(file, suffix))));
  const modules = Object.fromEntries(built.map(({ name, parts }) => [name, parts]));
  return [
    ...built.flatMap(({ outputs }) => outputs),
    {
      path: paths.functionModules,
      contents: Buffer.from(JSON.stringify(modules satisfies Modules)),
    },
  ];
}

/** One function: `index.mjs`, and beside it what that imports only when it is asked for. */
async function compile(file: string, name: string) {
  const { outputFiles, metafile } = await build({
    entryPoints: { index: file },
    outdir: join(paths.functions, name),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    // Chunks are named by the paths of what is in them: the same ones where `node_modules` is a link.
    preserveSymlinks: true,
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
  const outputs = outputFiles.map(({ path, contents }) => ({ path: target(path, name), contents }));
  return { name, outputs, parts: partsOf(metafile) };
}

/** Bytes by module of what is loaded at a cold start: the entry, and what that imports at once. */
function partsOf({ outputs }: Metafile): Modules[string] {
  const parts: Record<string, number> = {};
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const { inputs = {}, imports = [] } = outputs[path] ?? {};
    for (const [id, { bytesInOutput }] of Object.entries(inputs)) {
      parts[id] = (parts[id] ?? 0) + bytesInOutput;
    }
    for (const { path: next, kind } of imports) if (kind === 'import-statement') visit(next);
  };
  for (const path of Object.keys(outputs)) if (path.endsWith('/index.mjs')) visit(path);
  return parts;
}

/** Source maps go to a tree of their own, under the same function's name. */
function target(path: string, name: string): string {
  const root = path.endsWith('.map') ? paths.sourceMaps : paths.functions;
  return join(root, name, basename(path));
}
