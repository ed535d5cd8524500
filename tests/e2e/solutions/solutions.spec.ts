import type { Page } from 'playwright/test';
import { expect, test } from '../site.ts';

/** The entries of the list in the section with this heading, without those of lists inside it. */
const entries = (page: Page, section: string) =>
  page
    .getByRole('region', { name: section, exact: true })
    .locator(':is(ul, ol)')
    .first()
    .locator('> li');

const more = (page: Page, about: string) =>
  page.getByRole('button', { name: `Read More about ${about}`, exact: true });
const dialog = (page: Page, title: string) =>
  page.getByRole('dialog', { name: title, exact: true });

const question = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });
const openQuestion = (page: Page) => page.locator('details[open] > summary');

test.describe('The edge gateway', () => {
  test('names its battery and its processor, and opens its technical document in a new tab, as a PDF under a name that says what it is', async ({
    page,
    request,
  }) => {
    await page.goto('/edge-gateway');
    await expect(page.getByText('5000 mAh Li-ion battery').first()).toBeVisible();
    await expect(page.getByText('RK3328 quad-core Cortex-A53').first()).toBeVisible();
    const link = page.getByRole('link', { name: 'Download Technical Document' });
    await expect(link).toHaveAttribute('target', '_blank');
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.ok()).toBe(true);
    expect(response.url()).toMatch(/\/edge-gateway-technical-document[^/]*\.pdf$/);
    expect(response.headers()).toMatchObject({ 'content-type': 'application/pdf' });
    // An attachment would be saved and never shown.
    expect(response.headers()).not.toHaveProperty('content-disposition');
    const pdf = await response.body();
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page.getByText(`${Math.round(pdf.length / 1000)} KB`)).toBeVisible();
  });

  test('cuts each longer benefit after ten words, has Read More on those and on every key feature, shows all of it and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/edge-gateway');
    const benefits = entries(page, 'Benefits');
    await expect(benefits).toHaveCount(6);
    for (const card of await benefits.all()) {
      const text = card.getByRole('paragraph');
      // Below the first view it has no visible text before it is laid out.
      await expect.poll(() => text.innerText()).not.toBe('');
      const words = (await text.innerText()).split(/\s+/);
      expect(words).toHaveLength(10);
      const isCut = words.at(-1)?.endsWith('…');
      await expect(card.getByRole('button', { name: 'Read More' })).toHaveCount(isCut ? 1 : 0);
    }
    const features = entries(page, 'Key Features');
    await expect(features.getByRole('button', { name: 'Read More' })).toHaveCount(
      await features.count(),
    );
    const ways = {
      Close: () => page.getByRole('button', { name: 'Close' }).click(),
      Escape: () => page.keyboard.press('Escape'),
      'a click outside': () => page.mouse.click(5, 5),
    };
    for (const title of ['Rules on site', 'Less data to pay for'])
      for (const [way, close] of Object.entries(ways))
        await test.step(`“${title}”, closed by ${way}`, async () => {
          await more(page, title).click();
          const text = dialog(page, title).getByRole('paragraph').last();
          expect((await text.innerText()).split(/\s+/).length).toBeGreaterThan(10);
          await close();
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await expect(more(page, title)).toBeFocused();
        });
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the edge gateway says everything at once', async ({ page }) => {
    await page.goto('/edge-gateway');
    await expect(page.getByText('is still kept on site.').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Read More' })).toHaveCount(0);
  });

  // No script has a part in them.
  test('the questions on technologies start with the first open, show one at a time, close on a second click, and open by key', async ({
    page,
  }) => {
    const second = 'Do Wi-Fi and Zigbee disturb each other?';
    await page.goto('/technologies-tools');
    await expect(openQuestion(page)).toHaveText(
      'Zigbee, Thread or Matter: which should a new device speak?',
    );
    await question(page, second).click();
    await expect(openQuestion(page)).toHaveText(second);
    await question(page, second).click();
    await expect(openQuestion(page)).toHaveCount(0);
    await question(page, second).press('Enter');
    await expect(openQuestion(page)).toHaveText(second);
  });
});

test('The development steps are one picture, whose words follow as text', async ({ page }) => {
  await page.goto('/iot-product-development-step');
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1);
  const steps = entries(page, 'Step by step');
  await expect(steps).toHaveCount(9);
  for (const name of await steps.getByRole('heading').allInnerTexts()) {
    await expect(page.getByRole('main').getByRole('img')).toHaveAccessibleName(new RegExp(name));
  }
});

test('A solution without a second list has none on the page', async ({ page }) => {
  await page.goto('/existing-solutions');
  const solutions = page.getByRole('main').locator('ol > li');
  await expect(solutions).toHaveCount(7);
  await expect(solutions.nth(0).locator('dl')).toHaveCount(2);
  await expect(solutions.nth(3).locator('dl')).toHaveCount(1);
});
