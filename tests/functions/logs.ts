import { afterEach, beforeEach, vi } from 'vitest';

/** What the functions logged in the test that runs, one entry for each line. */
export const logged: string[] = [];

/** Catches the process's output around each test of a file. */
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
