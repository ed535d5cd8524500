import { defineConfig } from 'vitest/config';
import { pictures } from './frontend/build/pictures/plugin.ts';

export default defineConfig({
  // The content's keys as the pages get them.
  plugins: [pictures()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Infra synthesizes and the local runtime starts real servers: slower than a unit test, never timed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
