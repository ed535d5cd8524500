import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { renderedMail } from './rendered-mail.ts';
import { paths } from './site.ts';
import type { Modules } from './modules.ts';

const suffix = '.lambda.ts';

/**
 * Bundles each `*.lambda.ts` with its imports. The AWS SDK is included, so that the tested version runs. Source maps stay
 * out of the deployed folders, where they slow cold starts.
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

/** The files that {@link bundleFunctions} writes. Deterministic: the same sources give the same bytes. */
async function compileFunctions(): Promise<{ path: string; contents: Uint8Array }[]> {
  const files = globSync(`functions/*${suffix}`).toSorted();
  const built = await Promise.all(files.map((file) => compile(file, basename(file, suffix))));
  const modules = Object.fromEntries(built.map((each) => [each.name, each.modules]));
  return [
    ...built.flatMap(({ outputs }) => outputs),
    {
      path: paths.functionModules,
      contents: Buffer.from(JSON.stringify(modules satisfies Modules)),
    },
  ];
}

/** Bundles one function: `index.mjs`, and beside it the chunks that it imports on demand. */
async function compile(file: string, name: string) {
  const { outputFiles, metafile } = await build({
    entryPoints: { index: file },
    outdir: join(paths.functions, name),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    // Chunk names derive from module paths. Keep them the same where `node_modules` is a link.
    preserveSymlinks: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Prefer ES modules: CommonJS cannot be tree-shaken and would need a `require`.
    mainFields: ['module', 'main'],
    // Replaces the SDK's provider chain, because Lambda passes credentials in the environment. See the file.
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
  const outputs = outputFiles.map(({ path, contents }) => ({
    path: outputPath(path, name),
    contents,
  }));
  return { name, outputs, modules: modulesOf(metafile) };
}

/** Bytes by module of what a cold start loads: the entry and its static imports. */
function modulesOf({ outputs }: Metafile): Modules[string] {
  const modules: Record<string, number> = {};
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const { inputs = {}, imports = [] } = outputs[path] ?? {};
    for (const [id, { bytesInOutput }] of Object.entries(inputs)) {
      modules[id] = (modules[id] ?? 0) + bytesInOutput;
    }
    for (const { path: next, kind } of imports) if (kind === 'import-statement') visit(next);
  };
  for (const path of Object.keys(outputs)) if (path.endsWith('/index.mjs')) visit(path);
  return modules;
}

/** Puts source maps into a separate tree, under the same function's name. */
function outputPath(path: string, name: string): string {
  const root = path.endsWith('.map') ? paths.sourceMaps : paths.functions;
  return join(root, name, basename(path));
}
