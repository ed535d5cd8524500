import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const sources = join(import.meta.dirname, '../src');
const icon = join(sources, 'ui/icon.ts');
const preload = readFileSync(join(import.meta.dirname, 'preload.js'), 'utf8');

/**
 * Takes weight out that no bundler can shake off by itself:
 * - react-router names its components and their contexts at its top level, which holds all of them in the
 *   bundle, and with them its loaders, forms and fetchers: 9 KB after brotli; it also tells programmers of
 *   mistakes that types and tests find, and navigates by a second router where there is one: 0.8 KB;
 * - lucide draws an icon through a builder for all its frameworks, 2 KB, where `ui/icon.ts` needs no more
 *   than the icon's own lines;
 * - web-vitals rates and numbers each measurement, which nobody here reads: 0.2 KB of 3;
 * - Vite's loader of chunks minds nonces, plugins and failures that nobody hears of: 0.4 KB, where `preload.js`
 *   does the same in a few lines;
 * - a class's name in its file says nothing to a browser: 0.3 KB of the home page.
 */
export function lean(): Plugin[] {
  return [
    {
      name: 'lean-router',
      apply: 'build',
      transform: {
        filter: { id: /\/node_modules\/react-router\/dist\// },
        handler: (code) =>
          code
            .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
            .replaceAll(
              /(?<== )(?=React\d*\.(?:memo|forwardRef|createContext)\()/g,
              '/* @__PURE__ */ ',
            )
            .replaceAll(/^(?=function (?:invariant|warning)\()/gm, '/* @__NO_SIDE_EFFECTS__ */ ')
            .replace('isDataRoute ? useNavigateStable() : ', ''),
      },
    },
    {
      name: 'lean-classes',
      apply: 'build',
      config: () => ({ css: { modules: { generateScopedName } } }),
    },
    {
      name: 'lean-preload',
      apply: 'build',
      // After Vite's own, and never in the build's own bundle, which has no such module.
      enforce: 'post',
      transform: {
        filter: { id: /^\0vite\/preload-helper/ },
        handler: () => preload,
      },
    },
    {
      name: 'lean-vitals',
      apply: 'build',
      transform: {
        filter: { id: /\/node_modules\/web-vitals\/dist\// },
        handler: (code) =>
          code
            .replace(/,(\w+)\.delta=\w+,\1\.rating=.*?"good"\)\(\1\.value,\w+\)/, '')
            .replace('rating:"good",delta:0,', '')
            .replace(/id:`v6-.*?`,/, '')
            .replaceAll(/(\w\(\w,\w),\w,\w\.reportAllChanges\)/g, '$1)'),
      },
    },
    {
      name: 'lean-icons',
      apply: 'build',
      // The server's HTML and the browser's first render must agree.
      config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
      transform: {
        filter: { id: /\/node_modules\/lucide-react\/dist\/esm\/icons\// },
        handler: (code) =>
          code
            .replace(/import createLucideIcon from .*;/, `import { createIcon } from '${icon}';`)
            .replace('= createLucideIcon(', '= /* @__PURE__ */ createIcon(')
            .replace(/^__iconData\.node;$/m, '')
            .replace(/^ {2}(?:name|size|aliases): .*,$/gm, '')
            .replaceAll(/,\s*key: "\w+"/g, ''),
      },
    },
  ];
}

/** Names in the order in which each file has them; the browser's bundle and the build's own must agree. */
const namesIn = new Map<string, string[]>();

/** `b-x7Q`: the place of the name in its file, and a short hash of where the file is. */
function generateScopedName(name: string, file: string): string {
  const names = namesIn.get(file) ?? [];
  namesIn.set(file, names);
  if (!names.includes(name)) names.push(name);
  const place = names.indexOf(name);
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const hash = createHash('sha256').update(relative(sources, file)).digest('base64url');
  return `${letters.at(place % 52)}${place < 52 ? '' : Math.floor(place / 52)}-${hash.slice(0, 3)}`;
}
