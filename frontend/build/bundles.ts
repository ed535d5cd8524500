import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as buildScript } from 'esbuild';
import { build, type Rolldown } from 'vite';
import type { Modules } from '#build/modules.ts';
import type { PlannedPage, Prerenderer } from '../src/prerender.ts';

const frontend = join(import.meta.dirname, '..');
const configFile = join(frontend, 'vite.config.ts');

/** Six characters tell a file's versions apart, and the pages name hundreds of files. */
const assetFileNames = 'assets/[name]-[hash:6][extname]';

type Chunk = Rolldown.OutputChunk;

/** The browser's bundle: one chunk for the shell and one for each page. */
export class ClientBundle {
  readonly #chunks: ReadonlyMap<string, Chunk>;
  readonly #texts: ReadonlyMap<string, string>;
  /** Script -> module, by its path from the repository's root -> its bytes before minification. */
  readonly modules: Modules;

  constructor(output: Rolldown.RolldownOutput['output']) {
    this.#chunks = new Map(
      output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
    );
    this.#texts = new Map(
      output
        .filter((file) => file.type === 'asset')
        .map(({ fileName, source }) => [fileName, source.toString()]),
    );
    this.modules = Object.fromEntries(
      [...this.#chunks.values()].map((chunk) => [basename(chunk.fileName), modulesOf(chunk)]),
    );
  }

  /**
   * The scripts and styles of one page, the shell's first.
   * @throws Error where the page or one of its modules has no chunk.
   */
  assetsOf({ folder, modules, staticModules, waits }: PlannedPage) {
    const entry = this.#find((chunk) => chunk.isEntry, 'entry-client.tsx');
    const shell = this.#withImports(entry);
    const chunksOf = (files: readonly string[]) =>
      files.flatMap((file) => {
        const isFile = ({ facadeModuleId }: Chunk) => facadeModuleId?.endsWith(`/src/${file}`);
        return [...this.#withImports(this.#find((chunk) => isFile(chunk) ?? false, file))];
      });
    const scripts = new Set([...shell, ...chunksOf([`${folder}/page.tsx`, ...modules])]);
    const drawn = new Set([...scripts, ...chunksOf(staticModules)]);
    const styles = [...new Set([...stylesOf(shell), ...stylesOf(drawn)])];
    return {
      waits,
      entry: `/${entry.fileName}`,
      preload: [...scripts]
        .filter((chunk) => chunk !== entry)
        .map(({ fileName }) => `/${fileName}`),
      styles: styles.map((file) => `/${file}`),
    };
  }

  /** @returns the text of styles that {@link assetsOf} names. */
  styleOf(urls: ReadonlySet<string>): string {
    return [...urls].map((url) => this.#texts.get(url.slice(1)) ?? '').join('');
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

/** A page's chunk has the name of its folder: all files of pages are called `page.tsx`. */
function chunkName(file: string | null): string {
  const [, folder] = file?.match(/\/([^/]+)\/page\.tsx$/) ?? [];
  return folder ?? '[name]';
}

function modulesOf({ modules }: Chunk): Record<string, number> {
  return Object.fromEntries(
    Object.entries(modules).map(([id, { renderedLength }]) => [
      relative(join(frontend, '..'), id),
      renderedLength,
    ]),
  );
}

function stylesOf(chunks: ReadonlySet<Chunk>): Set<string> {
  return new Set([...chunks].flatMap((chunk) => Array.from(chunk.viteMetadata?.importedCss ?? [])));
}

/** Which modules share a chunk; all others are in the chunks that import them. */
const chunkGroups = [
  // Changes with an upgrade, not with a deploy: returning visitors keep it.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 1,
  },
  // The shell with all that it imports in one file, not one for each module that a page shares.
  {
    name: 'shell',
    test: /frontend\/src\/(entry-client|paths|content\/format|routing\/(?!MorphLink|static-part)|layout\/|ui\/(Button|Picture|picture-widths|shortcuts|carousel\/Carousel\.module)|sections\/PageHero\.)/,
  },
  // The parts that the pages of text are made of: one script and one style for all of them, not up to six
  // for each.
  {
    name: 'sections',
    test: /frontend\/src\/sections\/(Case|CompareTable|Facts|Feature|FeatureList|IconItems|Section|SectionHead|SplitSection|Statement)\./,
  },
  // What the staff's lists and pages with forms have in common, then what the latter have.
  {
    name: 'calls',
    test: /\/contract\/(?!contact\/(?:about|phone)|fold)|frontend\/src\/(api\/(?!activity|staff)|ui\/toast\.)/,
    minShareCount: 2,
  },
  // What searches, in the dialog and on its page.
  { name: 'finder', test: /frontend\/src\/search\// },
  {
    name: 'forms',
    test: /frontend\/src\/(forms\/(?!NeedsScript)|.*\/(N|n)ewsletter\.)/,
    minShareCount: 2,
  },
  // Of the contact form and the staff's links alone.
  { name: 'phone', test: /\/contract\/contact\/phone\./ },
  // What the staff's pages share with visitors'.
  {
    name: 'common',
    test: /frontend\/src\/(sections\/product\/ProductNames|ui\/Status)\./,
  },
  // What only the staff's pages share. A group takes along what its modules import, so it comes last. An
  // authenticator's secret, with its QR code, is for who sets one up.
  {
    name: 'staff',
    test: /frontend\/src\/(api\/(activity|staff)|forms\/NeedsScript|staff\/(?!signin\/(AuthenticatorSecret|QrCode)\.)[\w/-]+)\./,
    minShareCount: 2,
  },
];

/**
 * Bundles the browser's files into `folder`/assets.
 * @param searchWorker URL of the script that searches
 */
export async function buildClient(folder: string, searchWorker: string): Promise<ClientBundle> {
  const result = await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    define: { SEARCH_WORKER: JSON.stringify(searchWorker) },
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(frontend, 'src/entry-client.tsx'),
        output: {
          assetFileNames,
          chunkFileNames: ({ facadeModuleId }) => `assets/${chunkName(facadeModuleId)}-[hash:7].js`,
          codeSplitting: { groups: chunkGroups },
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
    build: {
      ssr: join(frontend, 'src/entry-server.tsx'),
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { assetFileNames } },
    },
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
