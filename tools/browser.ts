import { existsSync } from 'node:fs';
import type { LaunchOptions, Page } from 'playwright';

// Same as in setup.mjs, which installs them before TypeScript can run.
const debianChromium = '/usr/bin/chromium';
const debianHeadlessShell = '/usr/bin/chromium-headless-shell';

/** Launch options of all scripts: Debian's Chromium if it is installed, else Playwright's. */
export const chromiumOptions = {
  ...(existsSync(debianChromium) && { executablePath: debianChromium }),
  // As root (containers, CI), Chromium cannot use its sandbox. The other flags keep it from phoning home.
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
} satisfies LaunchOptions;

/**
 * Launch options of tests: Debian's headless shell if it is installed, as with Playwright's own Chromium. It opens a page
 * with half the CPU time.
 */
export const headlessOptions = {
  ...chromiumOptions,
  ...(existsSync(debianHeadlessShell) && { executablePath: debianHeadlessShell }),
} satisfies LaunchOptions;

/** Points at every island of a page and waits until all are awake. Staff pages have none. */
export async function wakeAllIslands(page: Page): Promise<void> {
  await page.evaluate(`for (const place of document.querySelectorAll('site-island'))
    place.dispatchEvent(new Event('pointerover'))`);
  const waiting = 'site-island:not([data-awake]), #root:empty, main[aria-busy=true]';
  await page.locator(waiting).first().waitFor({ state: 'detached' });
}
