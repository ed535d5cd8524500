import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { headlessOptions } from './tools/browser.ts';

// Workers, and the processes that they start, find compiled what an earlier one has loaded.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node');

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Three take as long on two cores: 36 tests a minute either way.
  workers: 2,
  // What only passes at the second try is reported as flaky.
  retries: 1,
  // Caps for a busy machine, where the first call of a function waits for its process: nothing is timed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // A third less time, since nothing is drawn again while a test waits: tests of what moves ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test takes a seventh of the time: whoever looks for a flaky one adds `--trace on`.
    trace: 'on-first-retry',
    launchOptions: headlessOptions,
  },
});
