/** What tests check on every public page. The statement names it, and the tests in `tests/e2e` read it here. */
export const checks = {
  /** Window widths in pixels. */
  widths: [320, 1280],
  /** Text size in per cent of the default, in a window of so many pixels. */
  textSize: { percent: 200, width: 390 },
} as const;
