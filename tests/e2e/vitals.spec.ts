import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { waitUntilLive } from './live.ts';
import { expect, test } from './site.ts';

/** A timeout for a busy machine: the line is there once the function's process has started. */
const slow = { timeout: 60_000 };

const address = `${apiBase}${endpoints.reportVitals.path}`;

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await measuring(page);
}

/** Waits until the page measures and the browser has reported its largest paint. */
async function measuring(page: Page): Promise<void> {
  await waitUntilLive(page);
  await page.waitForLoadState('load');
  // It has asked for an idle moment before.
  await page.evaluate('new Promise((done) => requestIdleCallback(done))');
  await observed(page, 'largest-contentful-paint');
}

/** Waits until the browser has reported an entry, which it does a while after the event. */
async function observed(page: Page, type: string): Promise<void> {
  await page.evaluate(
    `new Promise((done) => {
      new PerformanceObserver(done).observe({ type: '${type}', buffered: true });
    })`,
  );
}

/** The page views in a stack's log. Beacons are in no other record. */
async function measured({ dataDir }: { readonly dataDir: string }, from = 0) {
  const log = await readFile(join(dataDir, 'runtime.log'), 'utf8');
  const lines = log.split('\n').filter((line) => line.includes('"navigation"'));
  return lines.slice(from).map((line) => {
    const { at: _at, function: _function, ...view } = JSON.parse(line);
    return view;
  });
}

test('A visit ends with five measurements of each of its pages, also where a link led there, and with nothing else about it', async ({
  page,
  freshSite,
}) => {
  const { length: others } = await measured(freshSite);
  const views = () => measured(freshSite, others);
  await open(page, `${freshSite.url}/contact?from=newsletter`);
  await page.getByRole('heading', { level: 1 }).click();
  await observed(page, 'first-input');
  await page.goto('about:blank');

  await expect.poll(views, slow).toHaveLength(1);
  const number = expect.any(Number);
  expect(await views()).toEqual([
    {
      page: 'contact',
      navigation: 'navigate',
      CLS: number,
      FCP: number,
      INP: number,
      LCP: number,
      TTFB: number,
    },
  ]);

  await open(page, freshSite.url);
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await measuring(page);
  await page.goto('about:blank');

  await expect.poll(views, slow).toHaveLength(3);
  expect((await views()).slice(1).map(({ page: name, navigation }) => [name, navigation])).toEqual([
    ['home', 'navigate'],
    ['services', 'navigate'],
  ]);
});

test('A tab that is hidden again and again reports once', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(address)) reports.push(request.url());
  });
  await open(page, '/about');
  await page.evaluate(`for (const state of ['hidden', 'visible', 'hidden']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }`);

  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(reports).toHaveLength(1);
});

test('Nothing measures the staff area', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/admin/signin');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.evaluate('new Promise((done) => requestIdleCallback(done))');

  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => url.includes('vitals'))).toEqual([]);
});
