import { fileURLToPath } from 'node:url';
import { chromium, type CDPSession, type Page } from 'playwright';
import * as z from 'zod/mini';
import { wakeAllIslands } from '#tools/browser.ts';
import { launchBrowser, slowLine, type BrowserSettings } from './browser.ts';

export interface Device {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** A common phone. */
export const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true } as const;
export const laptop = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false } as const;

export const cpuSlowdown = 4;
/** Milliseconds after which the browser's own startup work is over. */
const startupMs = 1_000;

const Observed = z.object({
  ttfb: z.number(),
  fcp: z.number(),
  lcp: z.number(),
  lcpElement: z.string(),
  cls: z.number(),
  interactions: z.array(z.number()),
});

/** Starts a fresh browser that emulates a device, and closes it after use. */
export async function withDevice<Result>(
  settings: BrowserSettings,
  use: (device: Device) => Promise<Result>,
  screen: typeof phone | typeof laptop = phone,
): Promise<Result> {
  const own = await launchBrowser(settings);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${own.port}`);
  try {
    const page = browser.contexts()[0]?.pages()[0];
    if (page === undefined) throw new Error('Chromium started without a page.');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setDeviceMetricsOverride', screen);
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: screen.mobile });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    if (settings.slow) await cdp.send('Network.emulateNetworkConditions', slowLine);
    await page.addInitScript({ path: fileURLToPath(new URL('page/observe.js', import.meta.url)) });
    await page.waitForTimeout(startupMs);
    return await use({ page, cdp });
  } finally {
    await browser.close();
    await own.close();
  }
}

/** Opens a page and waits until the network is idle. */
export async function open({ page }: Device, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  // The largest paint may still change after the last picture.
  await page.waitForTimeout(500);
}

/** Points at every island of the page, and waits until all are awake. */
export async function bringToLife({ page }: Device): Promise<void> {
  await wakeAllIslands(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

export async function observed({ page }: Device): Promise<z.infer<typeof Observed>> {
  return Observed.parse(await page.evaluate('({ ...bench, largest: null })'));
}
