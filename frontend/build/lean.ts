import { join } from 'node:path';
import type { Plugin } from 'vite';

const icon = join(import.meta.dirname, '../src/ui/icon.ts');

/**
 * Takes the weight out of two libraries that no bundler can shake by itself:
 * - react-router gives each of its components a `displayName` at its top level, which holds all of them in the
 *   bundle, and with them its loaders, forms and fetchers: 8 KB after brotli;
 * - lucide draws an icon through a builder for all its frameworks, 2 KB, where `ui/icon.ts` needs no more
 *   than the icon's own lines.
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
            .replaceAll(/^\w+\.displayName = .*;$/gm, '')
            .replaceAll(
              /(?<== )(?=React\d*\.(?:memo|forwardRef|createContext)\()/g,
              '/* @__PURE__ */ ',
            ),
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
