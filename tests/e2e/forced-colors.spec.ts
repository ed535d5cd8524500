import type { Locator } from 'playwright/test';
import { expect, test } from './site.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The colour of what marks an element, which forced colours may have made the ground's. */
const colourOf = (element: Locator, part = '') =>
  element.evaluate<string, string>(
    `(each, part) => getComputedStyle(each, part || null).backgroundColor`,
    part,
  );
const systemColour = (element: Locator, name: string) =>
  element.evaluate<string, string>(
    `(each, name) => {
      const probe = document.createElement('i');
      each.after(probe);
      probe.style.color = name;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }`,
    name,
  );

test('With forced colours the pickers of slides are seen, and which one is on', async ({
  page,
}) => {
  await page.goto('/');
  const picks = page.getByRole('group', { name: 'Choose a slide' }).getByRole('button');
  const highlight = await systemColour(picks.first(), 'Highlight');
  expect(await colourOf(picks.first(), '::before')).toBe(highlight);
  expect(await colourOf(picks.nth(1), '::before')).toBe(
    await systemColour(picks.first(), 'ButtonText'),
  );
});

test('With forced colours the chosen category is marked', async ({ page }) => {
  await page.goto('/products');
  const chosen = page.getByRole('main').locator('nav ul a[aria-current]').first();
  expect(await colourOf(chosen)).toBe(await systemColour(chosen, 'Highlight'));
});

test('With forced colours the page that is on is marked in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/services');
  const current = page.getByRole('banner').locator('[aria-current]').first();
  expect(await colourOf(current, '::after')).toBe(await systemColour(current, 'Highlight'));
});
