import type { Page } from 'playwright/test';
import { openLive } from '../live.ts';
import { expect, test as base } from '../site.ts';
import { openEarly } from './early.ts';
import { translate, translators } from './translate.ts';

/** With what the console says of errors. */
const test = base.extend<{ errors: string[] }>({
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(errors);
  },
});

test.use({
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

const main = (page: Page) => page.getByRole('main');
const email = (page: Page) => page.locator('#newsletter-email');

/** What somebody does in each page before its script comes, and what must be there of it afterwards. */
const uses = {
  '/': {
    use: async (page) => {
      await main(page)
        .getByRole('button', { name: /Next slide/ })
        .first()
        .click();
      await email(page).fill('ada@engines.example');
    },
    check: async (page) => {
      await expect(email(page)).toHaveValue('ada@engines.example');
      await expect(email(page)).toBeFocused();
      const second = main(page)
        .getByRole('button', { name: /Slide 2/ })
        .first();
      await expect(second).toHaveAttribute('aria-current', 'true');
    },
  },
  '/products': {
    use: async (page) => {
      await page.locator('select').first().selectOption('name');
      await page.getByRole('checkbox', { name: /Humidity Sensor/ }).check();
    },
    check: async (page) => {
      await expect(page).toHaveURL('/products?sort=name&chosen=1');
      const tick = page.getByRole('checkbox', { name: /Humidity Sensor/ });
      await expect(tick).toBeChecked();
      await expect(tick).toBeFocused();
      await expect(page.locator('select').first()).toHaveValue('name');
    },
  },
  '/about': {
    use: (page) => page.getByRole('button', { name: /Solutions/ }).click(),
    check: async (page) => {
      const button = page.getByRole('button', { name: /Solutions/ });
      await expect(page.locator('#solutions')).toBeVisible();
      await expect(button).toBeFocused();
    },
  },
  '/product/1': {
    use: (page) =>
      main(page)
        .getByRole('button', { name: /Slide 3/ })
        .click(),
    check: async (page) => {
      const third = main(page).getByRole('button', { name: /Slide 3/ });
      await expect(third).toHaveAttribute('aria-current', 'true');
      await expect(third).toBeFocused();
      const shown = main(page).getByRole('group', { name: /^«?3 of \d/ });
      await expect(shown).toBeInViewport({ ratio: 0.5 });
    },
  },
  '/contact': {
    use: async (page) => {
      await page.locator('[name=firstName]').fill('Ada');
      await page.locator('[name=message]').fill('a'.repeat(4_900));
      await page.locator('[name=termsAccepted]').check();
    },
    check: async (page) => {
      await expect(page.locator('[name=firstName]')).toHaveValue('Ada');
      await expect(page.locator('[name=message]')).toHaveValue('a'.repeat(4_900));
      await expect(page.locator('[name=message]')).toHaveAccessibleDescription(/100/);
      await expect(page.locator('[name=termsAccepted]')).toBeChecked();
      await expect(page.locator('[name=termsAccepted]')).toBeFocused();
    },
  },
} satisfies Record<string, Record<'use' | 'check', (page: Page) => Promise<void>>>;

/** What React would put others in the place of. */
const roots = `[...document.querySelectorAll('site-island')].map((place) => place.firstElementChild)`;

// Untranslated, `early.spec.ts` does it; the other ways to translate are tried on what changes later, below.
test('What is done in a translated page before its script comes is there afterwards', async ({
  page,
  errors,
}) => {
  for (const [path, { use, check }] of Object.entries(uses))
    await test.step(path, async () => {
      const letIn = await openEarly(page, path);
      await translate(page, 'replaces');
      await use(page);
      await page.evaluate(`for (const root of ${roots}) root.kept = true`);
      await letIn();
      await check(page);
      const isKept = await page.evaluate(`${roots}.every(({ kept }) => kept)`);
      expect(isKept, 'not drawn anew').toBe(true);
      await expect(page.locator('h1')).toContainText('»');
      expect(errors, path).toEqual([]);
    });
});

/** What somebody does in a live page, at which React writes, adds and removes text. */
const changes = {
  '/contact': async (page) => {
    await page.locator('[name=message]').fill('a'.repeat(4_900));
    await main(page).locator('form:has([name=firstName]) button[type=submit]').click();
    await expect(page.locator('[id$=-problem]').first()).toBeVisible();
    await page.locator('[name=firstName]').fill('Ada');
    await page.locator('[name=message]').fill('a'.repeat(4_990));
    await page.locator('#newsletter-email').fill('nobody');
    await page.locator('form:has(#newsletter-email) button[type=submit]').click();
    await expect(page.locator('#newsletter-email-problem')).toBeVisible();
  },
  '/products': async (page) => {
    const ticks = main(page).getByRole('article').getByRole('checkbox');
    for (const place of [0, 1, 2]) await ticks.nth(place).check();
    await ticks.nth(1).uncheck();
    await page.locator('select').first().selectOption('name');
    await main(page).getByRole('button', { name: /Next/ }).click();
    await expect(page).toHaveURL(/page=2/);
    const category = page.locator('[href*="category=access"]').first();
    await category.click();
    await expect(category).toHaveAttribute('aria-current', 'true');
  },
  '/product/1': async (page) => {
    await main(page)
      .getByRole('button', { name: /Slide 3/ })
      .click();
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

const textOf = (page: Page) =>
  page.evaluate<string>(`document.querySelector('main').textContent.replaceAll(/[«»]/g, '')`);

for (const [path, change] of Object.entries(changes))
  test(`What changes in ${path} later is shown as if no translator were there`, async ({
    page,
    errors,
  }) => {
    await openLive(page, path);
    await change(page);
    const text = await textOf(page);
    for (const translator of translators)
      await test.step(`one that ${translator} text`, async () => {
        await page.goto('about:blank');
        await openLive(page, path);
        await translate(page, translator);
        await change(page);
        await expect.poll(() => textOf(page)).toBe(text);
        await expect(page.locator('h1')).toContainText('»');
      });
    expect(errors).toEqual([]);
  });
