import type { Page } from 'playwright/test';
import { violations } from '../axe.ts';
import { expect, test } from './staff-test.ts';
import { signIn } from './sign-in.ts';

const path = '/admin/reply-templates';
const save = (page: Page) => page.getByRole('button', { name: 'Save templates' });
const names = (page: Page) => page.getByLabel('Name');

async function open(page: Page, stack: Parameters<typeof signIn>[1]) {
  await signIn(page, stack);
  await page.goto(stack.url + path);
  await expect(names(page)).toHaveCount(3);
}

test.describe('Reply templates', () => {
  test('begin as three, and are what staff made of them, without an accessibility fault; of two people, nobody overwrites the other’s unseen', async ({
    browser,
    page,
    freshSite,
    ben,
  }) => {
    test.slow();
    await open(page, freshSite);
    await page.getByRole('button', { name: /^Remove A few questions/ }).click();
    await expect(page.getByText('It is gone once you save.')).toBeVisible();
    await page.getByRole('button', { name: 'Add a template' }).click();
    await save(page).click();
    await expect(names(page).last()).toBeFocused();
    await expect(page.getByText('Enter a text')).toBeVisible();
    await expect(page.getByText('Enter a name')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await names(page).last().fill('Price list');
    await page.getByLabel('Text').last().fill('Hello {firstName}, {price}');
    await expect(page.getByText('Unknown placeholder: {price}')).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Saved.')).toBeVisible();

    await page.reload();
    await expect(names(page)).toHaveCount(3);
    await expect(names(page).last()).toHaveValue('Price list');
    await page.goto('/admin/audit');
    await expect(page.getByText('admin changed the reply templates')).toBeVisible();
    expect(await page.getByRole('main').innerText()).not.toContain('Price list');

    await page.goto(path);
    await expect(names(page)).toHaveCount(3);
    const second = await (await browser.newContext()).newPage();
    await open(second, ben);
    await names(second).first().fill('Of Ben');
    await save(second).click();
    await expect(second.getByText('Saved.')).toBeVisible();

    await names(page).first().fill('Of the admin');
    await save(page).click();
    await expect(
      page.getByText('Somebody else saved the templates while you were editing'),
    ).toBeVisible();
    await expect(names(page).first()).toHaveValue('Of the admin');
    await page.getByRole('button', { name: 'Show theirs' }).click();
    await expect(names(page).first()).toHaveValue('Of Ben');
    await names(page).first().fill('Of both');
    await save(page).click();
    await expect(page.getByText('Saved.')).toBeVisible();
  });
});
