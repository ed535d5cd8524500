import { afterEach, beforeEach, vi } from 'vitest';

/** The lines logged by the current test. */
export const logged: string[] = [];

/** Captures the process's output during each test of a file. */
export function captureLogs(): void {
  beforeEach(() => {
    logged.length = 0;
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        logged.push(String(chunk));
        return true;
      });
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
