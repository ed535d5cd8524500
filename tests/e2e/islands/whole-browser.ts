import { chromiumOptions } from '#tools/browser.ts';

/**
 * As visitors have it: it sets type by subpixels, so that lines break where theirs do, and has the back/forward cache,
 * which Playwright switches off. One object for all, so that they share a worker, and its stack.
 */
export const wholeBrowser = {
  ...chromiumOptions,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
