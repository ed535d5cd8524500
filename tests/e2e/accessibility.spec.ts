import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { readSite } from '#build/site.ts';
import { submit } from './api.ts';
import { expect, test } from './site.ts';

/** Staff pages are reached by signing in, below. */
const paths = Object.keys(readSite(process.cwd()).pages).filter(
  (path) => !path.startsWith('/admin/'),
);

/** What axe objects to, and what scrolls sideways, on a phone and on a desk in both schemes. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations) {
        found.push(`${width} ${colorScheme} ${id}: ${nodes.map(({ target }) => target).join(' ')}`);
      }
    }
    const tooWide = await page.evaluate<boolean>(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    if (tooWide) found.push(`${width} scrolls sideways`);
  }
  return found;
}

test.describe('axe finds nothing and nothing scrolls sideways', () => {
  for (const path of [...paths, '/nowhere']) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.locator('html[data-live]').waitFor({ state: 'attached' });
      expect(await faults(page)).toEqual([]);
    });
  }

  test('on /contact with every problem shown', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await faults(page)).toEqual([]);
  });

  test('on the way from the first password to the lists', async ({ page, freshSite }) => {
    test.slow();
    await submit(freshSite.url, { message: 'word'.repeat(300) });
    await page.goto(`${freshSite.url}/admin/signin`);
    await page.getByLabel('Username').fill(freshSite.staff.username);
    await page.getByLabel('Password', { exact: true }).fill(freshSite.staff.firstPassword ?? '');
    expect(await faults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await faults(page)).toEqual([]);

    await page.getByLabel('New password').fill('a long enough passphrase');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('article', { name: /^Contact #/ })).toBeVisible();
    expect(await faults(page)).toEqual([]);

    await page.getByRole('tab', { name: 'Newsletter' }).click();
    await expect(page.getByText('No newsletter subscribers available.')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
});
