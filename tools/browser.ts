import { existsSync } from 'node:fs';
import type { LaunchOptions, Page } from 'playwright';

// As in setup.mjs, which installs them, and runs before TypeScript can.
const debianChromium = '/usr/bin/chromium';
const debianHeadlessShell = '/usr/bin/chromium-headless-shell';

/** How every script of ours starts a browser: Debian's Chromium where it is installed, else Playwright's. */
export const chromiumOptions = {
  ...(existsSync(debianChromium) && { executablePath: debianChromium }),
  // As root (containers, CI) Chromium cannot use its sandbox; the rest keeps it from calling home.
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
} satisfies LaunchOptions;

/**
 * For tests: Chromium without its own windows and toolbars where Debian's is installed, as Playwright's own is. It
 * opens a page with half the CPU time.
 */
export const headlessOptions = {
  ...chromiumOptions,
  ...(existsSync(debianHeadlessShell) && { executablePath: debianHeadlessShell }),
} satisfies LaunchOptions;

/** Points at every island of a page, and waits until all are awake; a staff page draws itself. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.evaluate(`for (const place of document.querySelectorAll('site-island'))
    place.dispatchEvent(new Event('pointerover'))`);
  const waiting = 'site-island:not([data-awake]), #root:empty, main[aria-busy=true]';
  await page.locator(waiting).first().waitFor({ state: 'detached' });
}
