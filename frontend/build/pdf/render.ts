import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const frontend = join(import.meta.dirname, '../..');

/** Bundles a document's component below `frontend` as the pages are bundled, and loads what it exports. */
export async function loadDocument<Exports>(file: string): Promise<Exports> {
  const outDir = join(frontend, '../.cache/document');
  await build({
    configFile: join(frontend, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: join(frontend, file), outDir, emptyOutDir: true },
  });
  const bundle = join(outDir, `${basename(file, extname(file))}.js`);
  const exports: Exports = await import(pathToFileURL(bundle).href);
  return exports;
}
