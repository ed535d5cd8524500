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

/** Six characters tell the versions of a file apart, and the pages name hundreds of files. */
export const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** The renderer of the pages, and their style. */
export interface ServerBundle {
  readonly prerenderer: Prerenderer;
  /** Every rule for pages and islands, in import order. */
  readonly style: string;
}

/** Bundles the pages into `folder` for the build itself, and loads the bundle. */
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

/** The scripts of the public pages. */
export interface ClientBundle {
  /** URL of the script on every page. */
  readonly script: string;
  /** The script URLs of an island and of its imports, by the island's file. */
  readonly islands: (file: string) => readonly string[];
  /** Script to module, by its path from the repository's root, to its bytes before minification. */
  readonly modules: Modules;
}

/**
 * Bundles the page script and the islands into `folder`/assets. Their styles are in the pages' own style sheet.
 * @param searchWorker URL of the search script
 */
export async function buildClient(folder: string, searchWorker: string): Promise<ClientBundle> {
  const options = {
    outDir: folder,
    cssCodeSplit: false,
    // Omits the lists of what each import() loads, because nothing reads them.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  };
  const names = {
    assetFileNames,
    chunkFileNames: 'assets/[name]-[hash:7].js',
    entryFileNames: 'assets/[name]-[hash:7].js',
  };
  // A separate bundle: sharing a chunk with the islands would add a request and load React.
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
          // One chunk for what about half of the islands share, above all React. Pages with fewer islands load little
          // that they do not use. And one for what the forms share: apart, its parts compress worse.
          codeSplitting: {
            groups: [
              { name: 'shared', minShareCount: 6 },
              { name: 'forms', minShareCount: 3, test: /[/](?:forms|api|contract)[/]/ },
            ],
          },
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

/**
 * Removes the 0.8 KB that Vite wraps around each import() to preload styles and imports: the page has the styles, and
 * there are few imports.
 */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper')
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/** URLs of a module's chunk and of all its static imports. */
function withImports(chunks: readonly Rolldown.OutputChunk[], module: string): readonly string[] {
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (!own) throw new Error(`${module} has no chunk of its own.`);
  const found = new Set([own.fileName]);
  // The loop also visits what is added to the set meanwhile.
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

/** Builds the inline scripts. The content security policy has one hash for each. */
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
