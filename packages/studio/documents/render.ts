import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** Bundles a document's component, a file beside this one, like a page, and loads its exports. */
export async function loadDocument<Exports>(file: string): Promise<Exports> {
  const outDir = join(root, '.cache/document');
  await build({
    configFile: join(root, 'frontend/vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: join(import.meta.dirname, file), outDir, emptyOutDir: true },
  });
  const bundle = join(outDir, `${basename(file, extname(file))}.js`);
  const exports: Exports = await import(pathToFileURL(bundle).href);
  return exports;
}
