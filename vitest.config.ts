import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { pictures } from './frontend/build/pictures/plugin.ts';

/** Tests that keep what they start in a process of their own: servers, environment variables, SDK clients. */
const isolated = ['tests/{faults,local,operations}/**/*.test.ts', 'packages/**/*.test.ts'];
const functions = 'tests/functions/**/*.test.ts';

// The processes that tests start find compiled what an earlier one has loaded: 15 % less CPU time.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node');

export default defineConfig({
  // The content's keys as the pages get them.
  plugins: [pictures()],
  test: {
    // Kept modules are found again by their own text: a picture's new digest would not reach the pages.
    fsModuleCache: false,
    // One more than cores, because some wait for a process that they have started.
    maxWorkers: availableParallelism() + 1,
    // Infra synthesizes and the local runtime starts real servers: slower than a unit test, never timed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      { extends: true, test: { name: 'isolated', include: isolated } },
      {
        extends: true,
        test: { name: 'functions', include: [functions], setupFiles: ['tests/functions/setup.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...isolated, functions],
          // Files share a process, so that the CDK and the content are loaded once and not for each file:
          // what one replaces must not reach the next.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
    ],
  },
});
