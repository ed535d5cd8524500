/** What tests look at on every public page: the statement names it, and the tests of `tests/e2e` read it here. */
export const checks = {
  /** Widths of the window, in pixels. */
  widths: [320, 1280],
  /** In percent of the usual size, in a window of so many pixels. */
  textSize: { percent: 200, width: 390 },
} as const;
