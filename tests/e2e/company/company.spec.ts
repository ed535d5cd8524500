import { expect, test } from '../site.ts';

test('About Us tells the mission, the vision and the awards of 2024', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Mission' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vision' })).toBeVisible();
  const awards = page.getByRole('region', { name: 'Awards' });
  await expect(awards).toContainText('2024 list');
  await expect(awards.getByRole('listitem')).not.toHaveCount(0);
});

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

test('Partners take all data sheets at once', async ({ page }) => {
  await page.goto('/partners');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^All data sheets, ZIP/ }).click();
  expect((await download).suggestedFilename()).toBe('data-sheets.zip');
});

test('The voice assistant wakes to its default name or to a custom one, and shows what to say', async ({
  page,
}) => {
  await page.goto('/smart');
  for (const name of ['Default name', 'Custom name', 'Turn on the light', 'Play music']) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  }
});
