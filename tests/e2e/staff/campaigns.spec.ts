import type { Page } from 'playwright/test';
import { violations } from '../axe.ts';
import { confirmedAddress } from '../newsletter/mail.ts';
import { expect, openPage, test } from './staff-test.ts';
import { signIn } from './sign-in.ts';

const path = '/admin/campaigns';
const subject = (page: Page) => page.getByLabel('Subject');
const body = (page: Page) => page.getByLabel('Text', { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const saved = (page: Page) => page.getByText(/^Saved at /);
const shown = (page: Page) => page.frameLocator('iframe').locator('body');

async function begin(page: Page, stack: Parameters<typeof signIn>[1]) {
  await signIn(page, stack, path);
  await button(page, 'New newsletter').click();
  await expect(page).toHaveURL(/\/admin\/campaigns\/[\w-]+$/);
  await expect(body(page)).toBeVisible();
}

test.describe('A newsletter', () => {
  test('saves itself as it is written, shows how it will look, is there again later, stays in the browser without a connection, and gets pictures that have a description and that mail programs show, where the cursor is', async ({
    context,
    page,
    freshSite,
  }) => {
    test.slow();
    await signIn(page, freshSite);
    await openPage(page, 'Newsletters');
    await expect(page.getByText('There are no newsletters yet.')).toBeVisible();
    await button(page, 'New newsletter').click();
    await subject(page).fill('A quieter winter');
    await body(page).fill('Lower the night');
    await body(page).press('Control+A');
    await button(page, 'Bold').click();
    await expect(body(page)).toHaveValue('**Lower the night**');
    await expect(saved(page)).toBeVisible();
    await expect(shown(page)).toContainText('Lower the night');
    await page.getByLabel('Plain text').check();
    await expect(shown(page)).toContainText('Lower the night');
    await page.getByLabel('Phone').check();
    await expect(page.locator('iframe')).toHaveCSS('width', '360px');
    expect(await violations(page)).toEqual([]);

    // Leaving saves, too.
    await page.getByLabel('Preview text').fill('Before the cold');
    await page.getByRole('link', { name: 'All newsletters' }).click();
    const row = page.getByRole('article', { name: 'A quieter winter' });
    await expect(row).toContainText('Draft');
    expect(await violations(page)).toEqual([]);
    await row.getByRole('link').click();
    await expect(page.getByLabel('Preview text')).toHaveValue('Before the cold');
    await page.reload();
    await expect(body(page)).toHaveValue('**Lower the night**');

    await context.setOffline(true);
    await body(page).fill('Written on a train');
    await expect(page.getByText('Not saved: the server cannot be reached.')).toBeVisible();
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(body(page)).toHaveValue('Written on a train');

    await body(page).fill('Above\n\nBelow');
    await body(page).press('Control+Home');
    await body(page).press('End');
    await button(page, 'Picture').click();
    const dialog = page.getByRole('dialog', { name: 'Add a picture' });
    const file = dialog.getByLabel('Picture');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await file.setInputFiles({ name: 'lamp.svg', mimeType: 'image/svg+xml', buffer: svg });
    await expect(dialog.getByText('Email programs do not show SVG.')).toBeVisible();
    await file.setInputFiles('docs/pictures/site.webp');
    await button(page, 'Add it').click();
    await expect(dialog.getByText('Describe the picture')).toBeVisible();
    await expect(dialog.getByLabel('Description')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel('Description').fill('Not this one');
    const stored = page.waitForResponse('**/api/campaigns/pictures');
    await dialog.locator('form').evaluate((form) => {
      form.requestSubmit();
      form.closest('dialog').close();
    });
    await stored;
    await button(page, 'Picture').click();
    await file.setInputFiles('docs/pictures/site.webp');
    await dialog.getByLabel('Description').fill('A lamp at dusk');
    await button(page, 'Add it').click();
    await expect(dialog).toBeHidden();
    await expect(body(page)).toHaveValue(
      /^Above\n\n!\[A lamp at dusk\]\(\/mail\/[0-9a-f]{32}\.jpg\)\n\nBelow$/,
    );
    await expect(saved(page)).toBeVisible();
    const picture = page.frameLocator('iframe').getByRole('img', { name: 'A lamp at dusk' });
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('that two people write has the words of both, and asks where they changed the same', async ({
    browser,
    page,
    freshSite,
    ben,
  }) => {
    test.slow();
    await begin(page, freshSite);
    const second = await (await browser.newContext()).newPage();
    await signIn(second, ben, new URL(page.url()).pathname);
    await subject(second).fill('Of Ben');
    await expect(saved(second)).toBeVisible();
    await body(second).fill('Hello from Ben');
    await expect(shown(second)).toContainText('Hello from Ben');

    await body(page).fill('Hello from the admin');
    const clash = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this too' });
    await expect(clash).toContainText('You both changed the text.');
    await expect(clash).toContainText('Hello from Ben');
    await expect(body(page)).toHaveValue('Hello from the admin');
    expect(await violations(page)).toEqual([]);
    await button(page, 'Keep mine').click();
    await expect(saved(page)).toBeVisible();
    await expect(subject(page)).toHaveValue('Of Ben');
    await second.reload();
    await expect(body(second)).toHaveValue('Hello from the admin');
  });

  test('is sent only once the check finds nothing, at a time to come, and can be undone; its copy is deleted after a question', async ({
    page,
    freshSite,
  }) => {
    await confirmedAddress(freshSite, 'reader@mail.example');
    await begin(page, freshSite);
    const send = panel(page, 'Send');
    await expect(panel(page, 'Check')).toContainText('It has no subject.');
    await expect(send.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toContainText('It cannot be sent yet: see the check.');

    await subject(page).fill('A quieter winter');
    await body(page).fill('Lower the night by two degrees.');
    await send.getByRole('button', { name: 'Check before sending' }).click();
    await expect(panel(page, 'Check')).toContainText('It reaches 1 person.');
    await send.getByLabel('Later').check();
    await send.getByLabel('Date and time').fill('2020-01-01T09:00');
    await send.getByRole('button', { name: 'Schedule for 1 person' }).click();
    await expect(send).toContainText('Choose a time in the future');
    expect(await violations(page)).toEqual([]);

    await send.getByLabel('Now').check();
    await page.context().setOffline(true);
    await send.getByRole('button', { name: 'Send to 1 person' }).click();
    await expect(send).toContainText('It was not sent.');
    await expect(page.getByText('Sending starts in')).toBeHidden();
    await page.context().setOffline(false);
    await send.getByRole('button', { name: 'Send to 1 person' }).click();
    await expect(button(page, 'Undo')).toBeFocused();
    await expect(page.getByText(/^Starts in \d+ seconds?\.$/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await button(page, 'Undo').click();
    await expect(page.getByText('It is a draft again. Nothing was sent.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(body(page)).toHaveValue('Lower the night by two degrees.');

    const first = page.url();
    await button(page, 'Duplicate').click();
    await expect(page).not.toHaveURL(first);
    await expect(subject(page)).toHaveValue('A quieter winter');
    await button(page, 'Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
    await expect(page).toHaveURL(/\/admin\/campaigns$/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goto(`${freshSite.url}/admin/campaigns/0000-0000`);
    await expect(page.getByText('There is no newsletter at this address.')).toBeVisible();
  });
});
