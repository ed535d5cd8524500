import type { Locator, Page } from 'playwright/test';
import { expect, test } from './site.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** A system colour as the page computes it. */
const systemColour = (page: Page, name: string) =>
  page.evaluate<string>(`(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    probe.style.color = '${name}';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  })()`);

/** Any other colour of a mark is the ground's there. */
async function expectColour(mark: Locator, name: string, pseudo?: 'before' | 'after') {
  const colour = await systemColour(mark.page(), name);
  await expect(mark).toHaveCSS('background-color', colour, pseudo && { pseudo });
}

const picks = (page: Page) =>
  page.getByRole('group', { name: 'Choose a slide' }).first().getByRole('button');

test('With forced colours the pickers of slides are seen, and which one is on', async ({
  page,
}) => {
  await page.goto('/');
  await expectColour(picks(page).first(), 'Highlight', 'before');
  await expectColour(picks(page).nth(1), 'ButtonText', 'before');
});

test('With forced colours the chosen category is marked', async ({ page }) => {
  await page.goto('/products');
  const chosen = page.getByRole('main').locator('nav ul a[aria-current]').first();
  await expectColour(chosen, 'Highlight');
});

test('With forced colours the chosen picture of a product is outlined', async ({ page }) => {
  await page.goto('/product/2');
  await expect(picks(page).first()).toHaveCSS('outline-style', 'solid');
  await expect(picks(page).nth(1)).toHaveCSS('outline-style', 'none');
});

test('With forced colours what folds has its plus', async ({ page }) => {
  const plus = /gradient/;
  for (const path of ['/product/2', '/privacy-policy']) {
    await page.goto(path);
    const summary = page.getByRole('main').locator('summary').first();
    await expect(summary).toHaveCSS('background-image', plus, { pseudo: 'after' });
  }
});

test('With forced colours the words that a search has found are read', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/search?q=gas');
  const found = page.getByRole('main').locator('mark').first();
  await expect(found).toHaveCSS('color', await systemColour(page, 'CanvasText'));
});

test('With forced colours the drawing of a day takes the colours of the system', async ({
  page,
}) => {
  await page.goto('/existing-solutions');
  const day = page.getByRole('main').locator('figure > svg').first();
  const ink = await systemColour(page, 'CanvasText');
  await expect(day.locator('text').first()).toHaveCSS('fill', ink);
  await expect(day.locator('rect').first()).toHaveCSS('fill', ink);
  await expect(day.locator('circle')).toHaveCSS('fill', await systemColour(page, 'Highlight'));
});

test('With forced colours the page that is on is marked in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/services');
  const current = page.getByRole('banner').locator('[aria-current]').first();
  await expectColour(current, 'Highlight', 'after');
});

test('With forced colours the page that is on is marked in the side panel', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/services');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const current = page.getByRole('dialog', { name: 'Main' }).locator('a[aria-current]').first();
  await expectColour(current, 'Highlight', 'after');
});
