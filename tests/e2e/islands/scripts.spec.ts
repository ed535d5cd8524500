import type { Page } from 'playwright/test';
import { expect, test } from '../site.ts';

/** Paths and bytes of the scripts that a page fetches while nobody uses it. */
async function scriptsOf(page: Page, path: string) {
  const sizes: Promise<[path: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const { pathname } = new URL(request.url());
    sizes.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return Promise.all(sizes);
}

for (const path of [
  '/privacy-policy',
  '/accessibility',
  '/developers',
  '/blog/humidity-in-winter',
  '/nowhere',
])
  test(`${path} fetches no React and 5 KB of script at most`, async ({ page }) => {
    const scripts = await scriptsOf(page, path);
    expect(scripts.map(([script]) => script).join(' ')).toContain('/assets/site-');
    expect(scripts.filter(([script]) => /react|\.island-/.test(script))).toEqual([]);
    expect(scripts.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(5120);
  });
