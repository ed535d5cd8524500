import type { Page } from 'playwright/test';
import { waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';

test.use({ viewport: { width: 1280, height: 900 } });

for (const saveData of [false, true]) {
  const name = saveData
    ? 'A visitor who saves data fetches the page that is pointed at alone'
    : 'Links in view have their pages fetched though nobody points at them';
  test(name, async ({ page }) => {
    if (saveData) await saveDataOf(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const count = (chunk: string) =>
      scripts.filter((path) => path.startsWith(`/assets/${chunk}-`)).length;
    await page.goto('/about');
    await waitUntilLive(page);
    // What is idle work comes after the last.
    await page.evaluate('new Promise((done) => requestIdleCallback(done))');
    if (saveData) await page.getByRole('banner').getByRole('link', { name: 'Products' }).hover();

    await expect.poll(() => count('products')).toBeGreaterThan(0);
    if (saveData) expect(count('overview')).toBe(0);
    else await expect.poll(() => count('overview')).toBeGreaterThan(0);
  });
}

test('A style that failed while its page was fetched ahead is asked for again when the page is opened', async ({
  page,
}) => {
  // Only the page that is pointed at is fetched.
  await saveDataOf(page);
  await page.goto('/about');
  await waitUntilLive(page);
  const failed = new Set<string>();
  await page.route('**/assets/*.css', async (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.abort();
  });
  const link = page.getByRole('banner').getByRole('link', { name: 'Products' });
  const failure = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  await link.hover();
  await failure;
  await link.click();

  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  expect(failed.size).toBeGreaterThan(0);
  // A link that failed has a sheet without rules.
  const styled = await page.evaluate(
    `[...document.styleSheets].filter(({ cssRules }) => cssRules.length > 0).map(({ href }) => href)`,
  );
  expect(styled).toEqual(expect.arrayContaining([...failed]));
});

async function saveDataOf(page: Page): Promise<void> {
  await page.addInitScript(
    `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`,
  );
}
