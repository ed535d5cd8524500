import * as pagefind from './pagefind.js';
import type { Fragment } from './pagefind.js';
import { foundIn, foundSentence, foundWord, withMarks } from './excerpt.ts';
import type { Hit } from './found.ts';

/**
 * Runs Pagefind's WebAssembly, which only the worker may do: a page's policy forbids it. The build places this file
 * beside the index.
 */

// Pagefind treats a failed download as an empty file, and would find nothing.
let failed = false;
const load = globalThis.fetch;
globalThis.fetch = async (...request) => {
  const response = await load(...request).catch(() => Response.error());
  failed ||= !response.ok;
  return response;
};

// All files of an index are in a folder named by their content, so the first one needs no cache tag.
void pagefind.options({
  basePath: new URL('.', import.meta.url).pathname,
  baseUrl: '/',
  // The whole text, from which the worker takes a sentence.
  excerptLength: 100_000,
  metaCacheTag: '1',
});
void pagefind.init();

addEventListener('message', ({ data, ports: [port] }: MessageEvent<string>) => {
  void find(data)
    .catch(() => undefined)
    .then((found) => port?.postMessage(failed ? undefined : found));
});

async function find(words: string): Promise<readonly Hit[]> {
  const { results } = await pagefind.search(words);
  const fragments = await Promise.all(results.map((result) => result.data()));
  const inTitle = ({ meta }: Fragment) => foundIn(meta.title, words);
  const inHead = ({ meta }: Fragment) => foundIn(`${meta.title} ${meta.description}`, words);
  const most = Math.max(...fragments.map(inHead));
  return fragments
    .toSorted((a, b) => inTitle(b) - inTitle(a))
    .map((fragment) => {
      const { url: path, excerpt: text, meta } = fragment;
      const title = withMarks(meta.title, words);
      const excerpt = foundSentence(text, words) ?? withMarks(meta.description, words);
      const isShown = `${title} ${excerpt}`.includes('<mark>');
      return {
        path,
        title,
        section: meta.section,
        picture: meta.picture,
        excerpt,
        word: isShown ? undefined : foundWord(text, words),
        isMention: inHead(fragment) < most,
        price: meta.price,
      };
    });
}
