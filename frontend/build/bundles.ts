import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as buildScript } from 'esbuild';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Modules } from '#build/modules.ts';
import type { Prerenderer } from '../src/prerender.ts';

const frontend = join(import.meta.dirname, '..');
const sources = join(frontend, 'src');
export const configFile = join(frontend, 'vite.config.ts');

/** Six characters tell a file's versions apart, and the pages name hundreds of files. */
export const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** What the build renders pages with, and the style of all of them. */
export interface ServerBundle {
  readonly prerenderer: Prerenderer;
  /** Every rule of the pages and of what islands show later, in the order of the imports. */
  readonly style: string;
}

/** Bundles the pages for the build itself into `folder`, and loads them. */
export async function buildServer(folder: string): Promise<ServerBundle> {
  const output = await bundle({
    ssr: join(frontend, 'src/entry-server.tsx'),
    outDir: folder,
    emptyOutDir: true,
    ssrEmitAssets: true,
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    rolldownOptions: { output: { assetFileNames, codeSplitting: false } },
  });
  const prerenderer: Prerenderer = await import(
    pathToFileURL(join(folder, 'entry-server.js')).href
  );
  return { prerenderer, style: styleOf(output) };
}

/** What browsers run of the public pages. */
export interface ClientBundle {
  /** URL of the script that every page has. */
  readonly script: string;
  /** URLs of an island's script and of those that it imports, by its file. */
  readonly islands: (file: string) => readonly string[];
  /** Script -> module, by its path from the repository's root -> its bytes before minification. */
  readonly modules: Modules;
}

/**
 * Bundles the page's script and its islands into `folder`/assets. Their styles are in the pages' own sheet.
 * @param searchWorker URL of the script that searches
 */
export async function buildClient(folder: string, searchWorker: string): Promise<ClientBundle> {
  const options = {
    outDir: folder,
    cssCodeSplit: false,
    // Without lists of what an import() imports: nothing reads them.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  };
  const names = {
    assetFileNames,
    chunkFileNames: 'assets/[name]-[hash:7].js',
    entryFileNames: 'assets/[name]-[hash:7].js',
  };
  // By itself: a file of what islands share with it would be one more to wait for, and would bring React.
  const page = await bundle({
    ...options,
    emptyOutDir: true,
    rolldownOptions: { input: join(sources, 'site.ts'), output: names },
  });
  const output = await bundle(
    {
      ...options,
      emptyOutDir: false,
      rolldownOptions: {
        input: globSync(join(sources, '**/*.island.tsx')),
        preserveEntrySignatures: 'exports-only',
        output: {
          ...names,
          // One file of what about half of the islands share, React above all: a page with fewer loads little in vain.
          codeSplitting: { groups: [{ name: 'shared', minShareCount: 6 }] },
        },
      },
    },
    { SEARCH_WORKER: JSON.stringify(searchWorker) },
  );
  const chunks = [...page, ...output].filter((file) => file.type === 'chunk');
  for (const { fileName } of output.filter(isStyle)) await rm(join(folder, fileName));
  const scriptsOf = (file: string) => withImports(chunks, join(sources, file));
  return {
    script: scriptsOf('site.ts').at(0) ?? '',
    islands: (file) => scriptsOf(`${file}.island.tsx`),
    modules: Object.fromEntries(chunks.map(modulesOf)),
  };
}

/** Vite puts 0.8 KB around each import(), which fetch styles and imports ahead: the page has the styles, and imports are few. */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper')
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/** URLs of a module's chunk and of all that it imports statically. */
function withImports(chunks: readonly Rolldown.OutputChunk[], module: string): readonly string[] {
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (!own) throw new Error(`${module} has no chunk of its own.`);
  const found = new Set([own.fileName]);
  // A set that grows is walked to its end.
  for (const name of found) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) {
      found.add(imported);
    }
  }
  return Array.from(found, (name) => `/${name}`);
}

async function bundle(
  options: NonNullable<Parameters<typeof build>[0]>['build'],
  define: Record<string, string> = {},
): Promise<readonly Output[]> {
  const result = await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    define,
    plugins: [withoutPreloads],
    build: { ...options },
  });
  if (!('output' in result)) throw new Error('Vite was expected to make exactly one bundle.');
  return result.output;
}

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

function styleOf(output: readonly Output[]): string {
  return output
    .filter(isStyle)
    .map(({ source }) => source.toString())
    .join('');
}

function isStyle(file: Output): file is Rolldown.OutputAsset {
  return file.type === 'asset' && file.fileName.endsWith('.css');
}

export function modulesOf({ fileName, modules }: Rolldown.OutputChunk) {
  const lengths = Object.entries(modules).map(([id, { renderedLength }]): [string, number] => [
    relative(join(frontend, '..'), id),
    renderedLength,
  ]);
  return [basename(fileName), Object.fromEntries(lengths)] as const;
}

/** Builds the texts of the inline scripts: two hashes in the content security policy. */
export async function buildInlineScripts() {
  const [contact, every] = await Promise.all([
    buildInlineScript('contact/early-flags'),
    buildInlineScript('islands/early'),
  ]);
  return { contact, every };
}

async function buildInlineScript(file: string): Promise<string> {
  const { outputFiles } = await buildScript({
    entryPoints: [join(frontend, `src/${file}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
