import { faults } from './faults.ts';
import { missingPaths, publicPaths } from './public-paths.ts';
import { expect, test } from './site.ts';

for (const [path, status] of [
  ...publicPaths.map((found) => [found, 200] as const),
  ...missingPaths.map((found) => [found, 404] as const),
])
  test(`${path} answers ${status}, loads in peace, asks no third party, pleases axe`, async ({
    page,
    site,
  }) => {
    test.slow();
    const wrong: string[] = [];
    page.on('console', (message) => {
      // The browser itself reports the status of an error page.
      if (message.type() === 'error' && !(status === 404 && message.text().includes('404')))
        wrong.push(message.text());
    });
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('requestfailed', (request) => wrong.push(`failed: ${request.url()}`));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== site.url && protocol !== 'data:') wrong.push(`elsewhere: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.request().isNavigationRequest())
        wrong.push(`${response.status()}: ${response.url()}`);
    });

    const answer = await page.goto(path);
    await page.locator('html[data-live]').waitFor({ state: 'attached' });

    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await faults(page)).toEqual([]);
    expect(wrong).toEqual([]);
  });
