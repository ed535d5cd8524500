import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Infra synthesizes and the local runtime starts real servers: slower than a unit test, never timed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
