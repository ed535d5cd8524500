import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as buildScript } from 'esbuild';
import { build, type Rolldown } from 'vite';
import type { Prerenderer } from '../src/prerender.ts';

const frontend = join(import.meta.dirname, '..');
const configFile = join(frontend, 'vite.config.ts');

type Chunk = Rolldown.OutputChunk;

/** The browser's bundle: one chunk for the shell and one for each page. */
export class ClientBundle {
  readonly #chunks: ReadonlyMap<string, Chunk>;
  readonly #texts: ReadonlyMap<string, string>;

  constructor(output: Rolldown.RolldownOutput['output']) {
    this.#chunks = new Map(
      output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
    );
    this.#texts = new Map(
      output
        .filter((file) => file.type === 'asset')
        .map(({ fileName, source }) => [fileName, source.toString()]),
    );
  }

  /**
   * The scripts and styles of one page, the shell's first.
   * @throws Error where `pages/` holds no such page.
   */
  assetsOf(pageName: string) {
    const entry = this.#find((chunk) => chunk.isEntry, 'entry-client.tsx');
    const page = this.#find(
      ({ facadeModuleId }) => facadeModuleId?.endsWith(`/pages/${pageName}.tsx`) ?? false,
      `pages/${pageName}.tsx`,
    );
    const scripts = [...new Set([...this.#withImports(entry), ...this.#withImports(page)])];
    const styles = [
      ...new Set(scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
    ];
    return {
      entry: `/${entry.fileName}`,
      ahead: scripts.filter((chunk) => chunk !== entry).map(({ fileName }) => `/${fileName}`),
      styles: styles.map((name) => ({ href: `/${name}`, text: this.#texts.get(name) ?? '' })),
    };
  }

  #find(matches: (chunk: Chunk) => boolean, source: string): Chunk {
    const chunk = [...this.#chunks.values()].find(matches);
    if (!chunk) throw new Error(`frontend/src/${source} has no chunk of its own.`);
    return chunk;
  }

  /** A chunk after all that it imports statically, in the order in which styles must apply. */
  #withImports(chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
    for (const name of chunk.imports) {
      const imported = this.#chunks.get(name);
      if (imported && !seen.has(imported)) this.#withImports(imported, seen);
    }
    return seen.add(chunk);
  }
}

/** Bundles the browser's files into `folder`/assets. */
export async function buildClient(folder: string): Promise<ClientBundle> {
  const result = await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(frontend, 'src/entry-client.tsx'),
        output: {
          codeSplitting: {
            groups: [
              // Changes with an upgrade, not with a deploy: returning visitors keep it.
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                priority: 1,
              },
              // The shell with all that it imports in one file, not one for each module that a page shares.
              { name: 'shell', test: /frontend\/src\/(entry-client|routing\/|layout\/)/ },
              // What two pages with forms have in common, likewise.
              { name: 'forms', test: /frontend\/src\/(api|forms|sections)\//, minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite was expected to make exactly one bundle.');
  return new ClientBundle(result.output);
}

/** Bundles the app for the build itself into `folder`, and loads it. */
export async function buildServer(folder: string): Promise<Prerenderer> {
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: join(frontend, 'src/entry-server.tsx'), outDir: folder, emptyOutDir: true },
  });
  const server: Prerenderer = await import(pathToFileURL(join(folder, 'entry-server.js')).href);
  return server;
}

/** The inline script's text. */
export async function buildLoader(): Promise<string> {
  const { outputFiles } = await buildScript({
    entryPoints: [join(frontend, 'src/loader.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
