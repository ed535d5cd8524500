import type { Locator, Page } from 'playwright/test';
import { openLive } from './live.ts';
import { expect, test } from './site.ts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 360, height: 760 } };

/** Whether Chromium tells a screen reader that Solutions is open. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find(
    ({ role, name }) => role?.value === 'button' && name?.value === 'Solutions',
  );
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

const solutions = (page: Page) => page.getByRole('button', { name: 'Solutions', exact: true });
const consultation = (page: Page) => page.getByRole('link', { name: /^Consultation/ });
const links = (page: Page) => page.locator('#solutions').getByRole('link');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Main' });
const openPanel = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();

test.describe('The header on a desktop', () => {
  test.use(desk);

  test('has Solutions, which close on Escape and when the focus or the pointer goes elsewhere, and lead to a consultation', async ({
    page,
  }) => {
    await openLive(page, '/');
    await solutions(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isExpanded(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(consultation(page)).toBeHidden();
    await expect(solutions(page)).toBeFocused();
    await expect.poll(() => isExpanded(page)).toBe(false);

    await solutions(page).click();
    await links(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(consultation(page)).toBeHidden();
    await solutions(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(consultation(page)).toBeHidden();

    await solutions(page).click();
    await consultation(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(consultation(page)).toBeHidden();
  });
});

test.describe('The side panel on a phone', () => {
  test.use(phone);

  test('keeps the focus inside, gives it back on Escape, closes by its X and a tap beside it, and unfolds Solutions, which lead somewhere', async ({
    page,
  }) => {
    await openLive(page, '/');
    await openPanel(page);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(dialog *):not(body)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

    await openPanel(page);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(panel(page)).toBeHidden();
    await openPanel(page);
    await page.mouse.click(10, 400);
    await expect(panel(page)).toBeHidden();

    await openPanel(page);
    await panel(page).getByText('Solutions', { exact: true }).click();
    await consultation(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(panel(page)).toBeHidden();
  });
});

test('The header has two icons that lead home, in every window, with the word Home on a desktop', async ({
  page,
}) => {
  await openLive(page, '/contact');
  const home = page.getByRole('banner').getByRole('link').and(page.locator('[href="/"]'));
  const icons = home.locator('svg');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(icons, `${width} px`).toHaveCount(2);
    for (const icon of await icons.all())
      await expect(icon, `${width} px`).toBeInViewport({ ratio: 1 });
  }
  const inMenu = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await expect(inMenu.locator('svg')).toBeVisible();
  expect(await inMenu.innerText()).toBe('Home');
});

test('The footer takes at most 700 px of a phone’s page, and 500 px of a desktop’s, and leads to a mail', async ({
  page,
}) => {
  await page.goto('/search');
  for (const [width, most] of [
    [390, 700],
    [1280, 500],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.getByRole('contentinfo').boundingBox();
    expect(box?.height, `${width} px`).toBeLessThanOrEqual(most);
  }
  const mail = page.getByRole('contentinfo').getByRole('link', { name: /@/ });
  await expect(mail.first()).toHaveAttribute('href', /^mailto:/);
});

const floatingCall = (page: Page) =>
  page.getByRole('complementary', { name: 'Book A Call' }).getByRole('link').first();

/** Those of the elements that share a place in the window with a box. */
async function elementsAt(elements: Locator, { x, y, width, height }: Box) {
  const boxes = await elements.evaluateAll((all) =>
    all.map((each): Box => each.getBoundingClientRect().toJSON()),
  );
  return boxes.filter(
    (box) =>
      box.x < x + width && x < box.x + box.width && box.y < y + height && y < box.y + box.height,
  );
}

test('Book A Call floats with a label to read, at every width and over nothing of the header', async ({
  page,
}) => {
  const link = floatingCall(page);
  const neighbours = page
    .getByRole('banner')
    .getByRole('link')
    .or(page.getByRole('banner').getByRole('button'));
  for (const path of ['/', '/contact', '/image/logo', '/nowhere']) {
    await openLive(page, path);
    for (const width of [320, 360, 390, 768, 1280]) {
      const where = `${path}, ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      expect(await link.innerText(), where).toBe('Book A Call');
      const label = link.getByText('Book A Call');
      await expect(label, where).toHaveCSS('clip-path', 'none');
      const [around, inside] = [await link.boundingBox(), await label.boundingBox()];
      if (!around || !inside) throw new Error(`Neither may be hidden: ${where}.`);
      expect(inside.x, where).toBeGreaterThanOrEqual(around.x);
      expect(inside.x + inside.width, where).toBeLessThanOrEqual(around.x + around.width);
      expect(inside.width, where).toBeGreaterThan(16);
      expect(await elementsAt(neighbours, around), where).toEqual([]);
    }
  }
});

test('Book A Call covers no focused field and no button of the forms on /contact', async ({
  page,
}) => {
  await openLive(page, '/contact');
  const main = page.getByRole('main');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const field of await main.getByRole('textbox').all()) {
      await field.focus();
      await expect(floatingCall(page), `${width} px`).toBeHidden();
    }
    for (const name of ['Send message', 'Subscribe']) {
      const button = main.getByRole('button', { name });
      await button.focus();
      await expect(floatingCall(page), `${width} px`).toBeVisible();
      const around = await floatingCall(page).boundingBox();
      if (!around) throw new Error(`It may not be hidden: ${width} px.`);
      expect(await elementsAt(button, around), `${name}, ${width} px`).toEqual([]);
    }
  }
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows every slide, both faces of the cards and every link', async ({
    page,
  }) => {
    await page.goto('/');
    for (const heading of await page.getByRole('heading', { level: 2 }).all()) {
      await expect(heading).toBeVisible();
    }
    for (const slide of await page.getByRole('group', { name: / of 3$/ }).all()) {
      expect((await slide.boundingBox())?.x).toBe(0);
    }
    await expect(page.getByText('Answer within one working day')).toBeVisible();
    await expect(page.getByRole('button', { name: /slide/i })).toHaveCount(0);
    await solutions(page).click();
    await expect(consultation(page)).toBeVisible();
  });
});
