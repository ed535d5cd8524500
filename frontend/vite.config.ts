import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lean } from './build/lean.ts';
import { pictures } from './build/pictures/plugin.ts';

/** The front end by itself; `bin/dev.ts` adds the API beside it, `build.ts` what only a build needs. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pictures(), react(), lean()],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName } },
  build: {
    // The first browsers with light-dark() and CSS nesting, so that neither is compiled away.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    cssMinify: 'lightningcss',
    // The content security policy allows no data: fonts, and a hashed file is cached for good.
    assetsInlineLimit: 0,
    // Names that modules share, such as those of `page-signals.ts`, cost no variable of their own.
    rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
  },
});

/**
 * `track-x7Q`: the name in its file, and a short hash of where the file is. Vite's own adds a line number, which
 * alone makes the pages 3 % heavier.
 */
function generateScopedName(name: string, file: string): string {
  const place = relative(import.meta.dirname, file);
  return `${name}-${createHash('sha256').update(place).digest('base64url').slice(0, 3)}`;
}
