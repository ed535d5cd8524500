import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * The tests that call functions, contract and edge directly. Others read the sources' text, which the faults change, or
 * build, synthesize or start something: too slow. Some load a module anew in a test: Stryker would ask only them about
 * its constants, which the tests that it leaves out compare.
 */
export default defineConfig({
  resolve: {
    alias: [{ find: './edge-code.ts', replacement: join(import.meta.dirname, 'edge-code.ts') }],
  },
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['tests/{contract,functions}/**/*.test.ts', 'tests/infra/{encoding,viewer-*}.test.ts'],
    exclude: [
      'tests/functions/{bundles,cold-start,connections,outages}.test.ts',
      'tests/functions/webhooks/network.test.ts',
    ],
    setupFiles: ['tests/functions/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
