import { expect, test } from '../site.ts';

test('Partners stand in two columns, each with its mark and its name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/partners');
  const partners = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  const places = await partners.evaluateAll((items) => items.map((item) => item.offsetLeft));
  expect(places.length).toBeGreaterThan(1);
  expect(new Set(places).size).toBe(2);
  await expect(partners.getByRole('heading', { level: 2 })).toHaveCount(places.length);
});
