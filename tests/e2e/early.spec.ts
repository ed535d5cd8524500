import type { Page } from 'playwright/test';
import { expect, test } from './site.ts';

/** Opens a page and holds its script back. @returns what lets the script in, and waits until the page lives. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path);
  return async () => {
    await expect(page.locator('html[data-live]')).toHaveCount(0);
    held.resolve();
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
  };
}

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('Before its script has come, the catalogue', () => {
  test('takes ticks, and compares them afterwards', async ({ page }) => {
    const letIn = await openEarly(page, '/products');
    await page.getByRole('checkbox', { name: 'Compare Humidity Sensor' }).check();
    await page.getByRole('checkbox', { name: 'Compare Smart Mirror' }).check();
    await letIn();
    await expect(page.getByRole('checkbox', { name: 'Compare Smart Mirror' })).toBeChecked();
    await page.getByRole('link', { name: 'Compare 2 products' }).click();
    await expect(page).toHaveURL('/products?compare=1,4');
  });

  test('takes an order, beside what the URL already says', async ({ page }) => {
    const letIn = await openEarly(page, '/products?category=access');
    await page.getByLabel('Sort by').selectOption('Name');
    await letIn();
    await expect(page).toHaveURL('/products?category=access&sort=name');
    await expect(page.getByLabel('Sort by')).toHaveValue('name');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(
      'Attendance System',
    );
  });

  test('keeps the order that the URL says where nobody chose another', async ({ page }) => {
    const letIn = await openEarly(page, '/products?sort=name');
    await letIn();
    await expect(page.getByLabel('Sort by')).toHaveValue('name');
    await expect(page).toHaveURL('/products?sort=name');
  });

  test('takes a press of Next', async ({ page }) => {
    const letIn = await openEarly(page, '/products');
    await page.getByRole('button', { name: 'Next' }).click();
    await letIn();
    await expect(page).toHaveURL('/products?page=1');
    await expect(page.getByRole('button', { name: 'Prev' })).toBeFocused();
  });
});

test('What is written into the contact form early stays there and is counted', async ({ page }) => {
  const letIn = await openEarly(page, '/contact');
  const form = page.locator('form', { hasText: 'First name' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByRole('textbox', { name: 'Message' }).fill('a'.repeat(4_900));
  await form.getByRole('checkbox').check();
  await letIn();
  await expect(form.getByLabel('First name')).toHaveValue('Ada');
  await expect(form.getByRole('checkbox')).toBeChecked();
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(/100/);
});

test('An address sent to the newsletter early is subscribed', async ({ page }) => {
  const letIn = await openEarly(page, '/contact');
  const band = page.getByRole('region', { name: 'Field notes' });
  await band.getByLabel(/e-?mail/i).fill('early@engines.example');
  await band.getByRole('button').click();
  await letIn();
  await expect(band.getByRole('status')).toContainText('Successfully subscribed!');
});

test('The menu, Solutions in it and the questions open early and stay open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  const letIn = await openEarly(page, '/technologies-tools');
  const questions = page.getByRole('main').locator('details');
  await questions.nth(1).locator('summary').click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Main' });
  await panel.getByText('Solutions', { exact: true }).click();
  await letIn();
  await expect(panel.getByRole('link', { name: /IOT Edge Gateway/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Close menu' }).click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.first()).not.toHaveAttribute('open');
});

test('Solutions opened early stays open and says so', async ({ page }) => {
  const letIn = await openEarly(page, '/about');
  const button = page.getByRole('button', { name: 'Solutions', exact: true });
  await button.click();
  await letIn();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#solutions').getByRole('link').first()).toBeVisible();
});

test('Buttons pressed early do once what they say, however often they were pressed', async ({
  page,
}) => {
  const letIn = await openEarly(page, '/');
  const hero = page.getByRole('main').getByRole('region').first();
  await hero.getByRole('button', { name: 'Stop the slide show' }).click();
  await hero.getByRole('button', { name: 'Next slide' }).click();
  const turn = page.locator('article > button[aria-expanded]').first();
  await turn.click();
  await turn.click();
  await letIn();
  await expect(hero.getByRole('button', { name: 'Start the slide show' })).toBeVisible();
  await expect(hero.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(turn).toHaveAttribute('aria-expanded', 'true');
});
