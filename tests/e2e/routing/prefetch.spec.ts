import { waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';

test.use({ viewport: { width: 1280, height: 900 } });

for (const saveData of [false, true]) {
  const name = saveData
    ? 'A visitor who saves data fetches the page that is pointed at alone'
    : 'Links in view have their pages fetched though nobody points at them';
  test(name, async ({ page }) => {
    if (saveData)
      await page.addInitScript(
        `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`,
      );
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
