import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * The tests that a mutation run asks: those that call functions, contract and edge themselves. The others build,
 * synthesize or start something, which would take hours for a thousand mutants.
 */
export default defineConfig({
  resolve: {
    alias: [{ find: './edge-code.ts', replacement: join(import.meta.dirname, 'edge-code.ts') }],
  },
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['tests/{contract,functions}/**/*.test.ts', 'tests/infra/{encoding,viewer-*}.test.ts'],
    exclude: ['tests/functions/bundles.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
