import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A change of a package's text, and how often it must be found: an upgrade must not undo it in silence. */
interface Cut {
  readonly pattern: RegExp;
  readonly by: string;
  readonly times: number;
}

/**
 * What holds the router's loaders, forms and fetchers in the bundle though nothing here uses them. The figures are
 * kilobytes of the home page's scripts after brotli.
 */
const routerCuts: readonly Cut[] = [
  // 5.2: names for developer tools, written at the top level, which no bundler may drop.
  { pattern: /^\w+\.displayName = .*;$/gm, by: '', times: 15 },
  // 0.9: the same for a class's context.
  { pattern: /^\w+\.contextType = .*;$/gm, by: '', times: 1 },
  // 7.3: components made by calls of which no bundler knows that they only make.
  {
    pattern: /(?<== )(?=React\d*\.(?:memo|forwardRef)\()/g,
    by: '/* @__PURE__ */ ',
    times: 5,
  },
];

/** Lets the bundler drop what the pages do not use of react-router. */
export function leanRouter(): Plugin {
  const found = new Map(routerCuts.map((cut) => [cut, 0]));
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) =>
        routerCuts.reduce((text, cut) => {
          found.set(cut, (found.get(cut) ?? 0) + (text.match(cut.pattern)?.length ?? 0));
          return text.replaceAll(cut.pattern, cut.by);
        }, code),
    },
    buildEnd(error) {
      // The build's own bundle leaves packages where they are.
      if (error || this.environment.config.consumer === 'server') return;
      for (const [{ pattern, times }, count] of found) {
        if (count !== times)
          this.error(`react-router has ${pattern} ${count} times, not ${times}: see lean.ts`);
      }
    },
  };
}

/**
 * Puts `preload.js` in the place of Vite's loader of chunks, which minds nonces, plugins and failures that nobody
 * hears of: 0.4 KB. And it asks again for a style that failed, where Vite's would show the page without it.
 */
export function leanPreload(): Plugin {
  const preload = readFileSync(join(import.meta.dirname, 'preload.js'), 'utf8');
  let replaced = false;
  return {
    name: 'lean-preload',
    apply: 'build',
    // After Vite's own.
    enforce: 'post',
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler() {
        replaced = true;
        return preload;
      },
    },
    buildEnd(error) {
      if (!error && !replaced && this.environment.config.consumer === 'client')
        this.error('Vite has no vite/preload-helper: see lean.ts');
    },
  };
}
