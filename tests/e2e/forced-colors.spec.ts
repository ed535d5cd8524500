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

const expectPlus = (page: Page) =>
  expect(page.getByRole('main').locator('summary').first()).toHaveCSS(
    'background-image',
    /gradient/,
    { pseudo: 'after' },
  );

const picks = (page: Page) =>
  page.getByRole('group', { name: 'Choose a slide' }).first().getByRole('button');

test('With forced colours what is on, chosen, found, drawn or folded is seen', async ({ page }) => {
  await test.step('The pickers of slides are seen, and which one is on', async () => {
    await page.goto('/');
    await expectColour(picks(page).first(), 'Highlight', 'before');
    await expectColour(picks(page).nth(1), 'ButtonText', 'before');
  });
  await test.step('The chosen category is marked', async () => {
    await page.goto('/products');
    const chosen = page.getByRole('main').locator('nav ul a[aria-current]').first();
    await expectColour(chosen, 'Highlight');
  });
  await test.step('The chosen picture of a product is outlined', async () => {
    await page.goto('/product/2');
    await expect(picks(page).first()).toHaveCSS('outline-style', 'solid');
    await expect(picks(page).nth(1)).toHaveCSS('outline-style', 'none');
    await expectPlus(page);
  });
  await test.step('What folds has its plus', async () => {
    await page.goto('/developers');
    await expectPlus(page);
  });
  await test.step('The drawing of a day takes the colours of the system', async () => {
    await page.goto('/existing-solutions');
    const day = page.getByRole('main').locator('figure > svg').first();
    const ink = await systemColour(page, 'CanvasText');
    await expect(day.locator('text').first()).toHaveCSS('fill', ink);
    await expect(day.locator('rect').first()).toHaveCSS('fill', ink);
    await expect(day.locator('circle')).toHaveCSS('fill', await systemColour(page, 'Highlight'));
  });
  await test.step('Lines and bars of a chart have the colour of the text', async () => {
    await page.goto('/blog/five-hours-without-the-grid');
    const text = await page.evaluate<string>(
      `getComputedStyle(document.querySelector('main article p')).color`,
    );
    for (const shape of await page.locator('figure polyline').all())
      await expect(shape).toHaveCSS('stroke', text);
    await expect(page.locator('figure rect').last()).toHaveCSS('fill', text);
  });
  await test.step('The page that is on is marked in the menu, where the count of asked products has an outline', async () => {
    await page.evaluate(`localStorage.setItem('about', 'smart-lock')`);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/services');
    const menu = page.getByRole('banner');
    await expectColour(menu.locator('[aria-current]').first(), 'Highlight', 'after');
    const count = menu.locator('nav [data-asked-count]').filter({ visible: true });
    await expect(count).toHaveCSS('border-style', 'solid');
    const ground = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    await expect(count).not.toHaveCSS('border-color', ground);
  });
  await test.step('It is marked in the side panel', async () => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const current = page.getByRole('dialog', { name: 'Main' }).locator('a[aria-current]').first();
    await expectColour(current, 'Highlight', 'after');
  });
  await test.step('The words that a search has found are read', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/search?q=gas');
    const found = page.getByRole('main').locator('mark').first();
    await expect(found).toHaveCSS('color', await systemColour(page, 'CanvasText'));
  });
});
