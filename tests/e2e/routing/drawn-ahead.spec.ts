import type { Page } from 'playwright/test';
import { waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** The headings of all pages in the document, those of hidden ones among them. */
const headings = (page: Page) => page.locator('main h1');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Marks an element, to be known again: a page drawn anew does not have the mark. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(
    `for (const h1 of document.querySelectorAll('main h1')) h1.dataset.drawn = 'before'`,
  );
}

test('A link that is pointed at draws its page, hidden, without a title of its own', async ({
  page,
}) => {
  await page.goto('/services');
  await waitUntilLive(page);
  const title = await page.title();
  await page.getByRole('main').locator('a[href="/iot-services"]').first().hover();
  await expect(headings(page)).toHaveCount(2);
  await expect(headings(page).nth(1)).toBeHidden();
  await expect(heading(page)).toHaveCount(1);
  expect(await page.title()).toBe(title);
  await mark(page);

  await page.getByRole('main').locator('a[href="/iot-services"]').first().click();
  await expect(page).toHaveURL('/iot-services');
  await expect(heading(page)).toHaveAttribute('data-drawn', 'before');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/IoT App/);
});

test('Back shows the page as it was left', async ({ page }) => {
  await page.goto('/technologies-tools');
  await waitUntilLive(page);
  const question = page.getByRole('main').locator('details').nth(2);
  await question.locator('summary').click();
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expect(heading(page)).toHaveText('Products');
  await page.goBack();
  await expect(page).toHaveURL('/technologies-tools');
  await expect(heading(page)).toHaveAttribute('data-drawn', 'before');
  await expect(question).toHaveAttribute('open');
});

test('No more than three pages are in the document', async ({ page }) => {
  await page.goto('/products');
  await waitUntilLive(page);
  const names = ['Services', 'Products', 'Home', 'Services', 'Products'];
  for (const name of names) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await link.click();
    await expect(heading(page)).toHaveCount(1);
    expect(await headings(page).count()).toBeLessThanOrEqual(3);
  }
});

test('A name that two pages give means the element of the page that is shown', async ({ page }) => {
  await page.goto('/product/1');
  await waitUntilLive(page);
  const related = page.getByRole('main').locator('a[href^="/product/"]');
  const to = await related.first().getAttribute('href');
  await related.first().hover();
  await expect(headings(page)).toHaveCount(2);
  await related.first().click();
  await expect(page).toHaveURL(to ?? '');
  const first = `[...document.querySelectorAll('main [id]')].every(
    (each) => !each.checkVisibility() || document.getElementById(each.id) === each)`;
  expect(await page.evaluate(first)).toBe(true);
});

test('A consent is not kept with the form that is left', async ({ page }) => {
  await page.goto('/contact');
  await waitUntilLive(page);
  const form = page.locator('form', { hasText: 'First name' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByRole('checkbox').check();
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  // The URL changes before the form is left.
  await expect(heading(page)).toHaveText('Products');
  await page.goBack();
  await expect(form.getByLabel('First name')).toHaveValue('Ada');
  await expect(form.getByRole('checkbox')).not.toBeChecked();
});

test('A dialog that is open when its page is left does not lock the next one', async ({ page }) => {
  await page.goto('/products');
  await waitUntilLive(page);
  await page.getByRole('banner').getByRole('button', { name: 'Solutions' }).click();
  await page.locator('#solutions a[href="/edge-gateway"]').click();
  await page
    .getByRole('button', { name: /^Read More/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/products?page=2');
});

test('A page of the staff area stays in the document no longer than it is shown', async ({
  page,
}) => {
  await page.goto('/admin/signin');
  await waitUntilLive(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('input[type=password]')).toHaveCount(0);
});

for (const saveData of [false, true]) {
  const name = saveData
    ? 'A visitor who saves data fetches the page that is pointed at alone, and draws none ahead'
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
    if (!saveData) await expect.poll(() => count('overview')).toBeGreaterThan(0);
    else {
      expect(count('overview')).toBe(0);
      await expect(headings(page)).toHaveCount(1);
    }
  });
}
