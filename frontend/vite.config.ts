import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandOf } from './build/brand.ts';
import { className } from './build/class-names.ts';
import { pictures } from './build/pictures/plugin.ts';
import { staffShell } from './build/staff-shell.ts';

/** The front end alone. `bin/dev.ts` adds the API, `build.ts` what only a build needs. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [brandOf(), pictures(), react(), staffShell()],
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      generateScopedName: className,
    },
  },
  build: {
    // The first browsers with light-dark() and CSS nesting, so that neither is compiled away.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    cssMinify: 'lightningcss',
    // Nothing is inlined as data: the content security policy forbids it for fonts, and a hashed file stays cached.
    assetsInlineLimit: 0,
  },
});
