import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import { close, createIndex, type IndexFile } from 'pagefind';
import * as brand from '../src/content/brand.ts';
import { formatPrice } from '../src/content/format.ts';
import { productCard } from '../src/content/product-card.ts';
import { products } from '../src/content/products.ts';
import * as paths from '../src/paths.ts';
import type { PageAssets, PlannedPage, Prerenderer } from '../src/prerender.ts';

/** What is not text of the page itself: navigation, controls, chart data, code, and cards of other pages. */
const excludeSelectors = [
  'nav',
  'button',
  'a[class^="button-"]',
  'form',
  'select',
  'pre',
  'figure > :not(figcaption)',
  'span[class^="cut-"]',
  '[hidden]',
  '[aria-hidden]',
  'article[class^="card-"]:not([data-turned])',
  '[aria-labelledby="related"]',
  '[aria-labelledby="other-services"]',
];

/** Pagefind also writes its own interfaces, which we do not use. */
const used = /^pagefind-entry\.json$|\.(?:pf_meta|pf_index|pf_fragment)$|^wasm\.(?!unknown)/;

const noAssets: PageAssets = {
  style: '',
  script: '',
  islands: () => [],
  inlineScripts: { contact: '', every: '' },
  socialCardUrl: () => '',
};

export interface SearchIndex {
  /** URL of the search script. */
  readonly worker: string;
  /** The index files and the script, by URL. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Builds the search index of all pages that search engines may list. The browser's bundle must know its URL, so it is
 * built first, from pages without styles and scripts; it changes only with their words.
 */
export async function indexPages({ plan, render }: Prerenderer): Promise<SearchIndex> {
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors });
  if (!index) throw new Error(`Pagefind does not start: ${errors.join(' ')}`);
  for (const page of plan.filter(({ listed }) => listed)) {
    const content = await searchableHtml(page, render);
    const added = await index.addHTMLFile({ url: page.url, content });
    if (added.errors.length > 0) throw new Error(`${page.url}: ${added.errors.join(' ')}`);
  }
  const { files } = await index.getFiles();
  await close();

  const worker = { path: 'worker.js', content: await bundleWorker(files) };
  const kept = [worker, ...files.filter(({ path }) => used.test(path))];
  const digest = createHash('sha256');
  // Pagefind returns them in any order.
  for (const { path, content } of kept.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    digest.update(path).update(content);
  const folder = `/assets/search/${digest.digest('base64url').slice(0, 7)}`;
  return {
    worker: `${folder}/${worker.path}`,
    files: new Map(kept.map(({ path, content }) => [`${folder}/${path}`, content])),
  };
}

/** A page, with what its result shows besides heading and text. */
async function searchableHtml(
  { url, label: title, section }: PlannedPage,
  render: Prerenderer['render'],
): Promise<string> {
  let picture = '';
  const html = await render(url, {
    ...noAssets,
    socialCardUrl: (card) => {
      ({ picture } = card);
      return '';
    },
  });
  const [, description = ''] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
  const price = priceOf(url);
  const meta = Object.entries({
    ...(title && { title }),
    section,
    picture,
    description,
    ...(price && { price }),
  }).map(([name, value]) => `<i data-pagefind-meta="${name}:${value}"></i>`);
  return (
    html
      .replace(/<main\b[^>]*>/, (main) => main + meta.join(''))
      // Texts of adjacent elements are separate words.
      .replaceAll(/><(?!\/)/g, '> <')
      .replaceAll(/(?<=[\p{L}\p{N}])<span/gu, ' $&')
      .replaceAll(/<\/(?:t[dh]|strong)>/g, ' $&')
      .replaceAll('</dt>', ':</dt>')
      .replaceAll(/(?<=[^.!?…>](?:<\/\w+>)*)<\/dd>/g, '.</dd>')
  );
}

/** A product's price, or the text for a missing one. */
function priceOf(url: string): string | undefined {
  const product = products.find(({ id }) => url === paths.product(id));
  if (!product) return undefined;
  const { amount } = product;
  return amount === undefined
    ? productCard.priceOnRequest
    : `${formatPrice(amount)} ${brand.currency}`;
}

/** The worker with Pagefind's script inside, so that its policy allows no other script. */
async function bundleWorker(files: readonly IndexFile[]): Promise<Uint8Array> {
  const runtime = files.find(({ path }) => path === 'pagefind.js')?.content;
  if (!runtime) throw new Error('Pagefind came without its script, pagefind.js.');
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../src/search/worker.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    plugins: [
      {
        name: 'pagefind',
        setup(bundler) {
          bundler.onResolve({ filter: /\/pagefind\.js$/ }, ({ path }) => ({
            path,
            namespace: 'pagefind',
          }));
          bundler.onLoad({ filter: /./, namespace: 'pagefind' }, () => ({ contents: runtime }));
        },
      },
    ],
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
