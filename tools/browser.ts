import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

// As in setup.mjs, which installs it, and runs before TypeScript can.
const debianChromium = '/usr/bin/chromium';

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
