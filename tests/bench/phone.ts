import { fileURLToPath } from 'node:url';
import { chromium, type CDPSession, type Page } from 'playwright';
import * as z from 'zod/mini';
import { launchBrowser, type BrowserSettings } from './browser.ts';

export interface Device {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** As Lighthouse's phone: 412 x 823 at 1.75 dots a pixel, a processor four times as slow. */
export const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true } as const;
/** A laptop's window, the processor slowed by as much. */
export const laptop = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false } as const;

const slowdown = 4;

const Observed = z.object({
  ttfb: z.number(),
  fcp: z.number(),
  lcp: z.number(),
  lcpElement: z.string(),
  cls: z.number(),
  interactions: z.array(z.number()),
  arrival: z.optional(z.number()),
});

/** Opens a fresh browser's only page on a device and ends both after use. */
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
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript({ path: fileURLToPath(new URL('page/observe.js', import.meta.url)) });
    return await use({ page, cdp });
  } finally {
    await browser.close();
    await own.close();
  }
}

/** Opens a page and waits until it is alive and asks for nothing more. */
export async function open({ page }: Device, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  // The largest paint may still change in the frames after the last picture.
  await page.waitForTimeout(500);
}

/** What the page's observers have seen by now. */
export async function observed({ page }: Device): Promise<z.infer<typeof Observed>> {
  return Observed.parse(await page.evaluate('({ ...bench, largest: null, expect: null })'));
}
