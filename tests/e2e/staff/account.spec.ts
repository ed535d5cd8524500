import type { Page } from 'playwright/test';
import { violations } from '../axe.ts';
import { alert, expect, test } from './staff-test.ts';
import { ageSession, comeBack } from './session.ts';
import { enterPassword, newPassword, signIn, signInWith, type Stack } from './sign-in.ts';

const changed = 'another passphrase of mine';
const submit = (page: Page) => page.getByRole('button', { name: 'Change password' });
const oldField = (page: Page) => page.getByLabel('Old password', { exact: true });
const newField = (page: Page) => page.getByLabel('New password', { exact: true });

async function open(page: Page, stack: Stack) {
  await signIn(page, stack);
  await page.goto(`${stack.url}/admin/account`);
  await expect(page.getByText('· This one')).toBeVisible();
}

test.describe('One’s own account', () => {
  test('changes the password, and every session is over at once, without an accessibility fault; lists the sessions and ends another one, which is over at its next extension', async ({
    browser,
    page,
    freshSite,
  }) => {
    test.slow();
    await open(page, freshSite);
    await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
    const second = await (await browser.newContext()).newPage();
    // Two sign-ins in one second would be one session.
    await ageSession(page, freshSite, 2);
    await signInWith(second, freshSite, newPassword);
    await expect(second.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.reload();
    const sessions = page.getByRole('region', { name: 'Where you are signed in' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByText('Chrome on Linux').first()).toBeVisible();
    await sessions.getByRole('button', { name: /^End/ }).click();
    await expect(sessions.getByText('The session will end within 5 minutes.')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await ageSession(second, freshSite, 6 * 60);
    await comeBack(second);
    await expect(second.getByText('Your session has ended.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('· This one')).toBeVisible();

    await enterPassword(second, freshSite, newPassword);
    await expect(second.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByText('This site asks only for a password')).toBeVisible();
    await submit(page).click();
    await expect(alert(page, 'Your password was not changed')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await oldField(page).fill('not my password at all');
    await newField(page).fill(changed);
    await submit(page).click();
    await expect(page.getByText('That is not your password').first()).toBeVisible();
    await oldField(page).fill(newPassword);
    await newField(page).fill('password12345');
    await submit(page).click();
    await expect(page.getByText('too easy to guess').first()).toBeVisible();
    await newField(page).fill(changed);
    await submit(page).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();

    await comeBack(second);
    await expect(second.getByText('Your session has ended.')).toBeVisible();
    await signInWith(page, freshSite, newPassword);
    await expect(page.getByText('Invalid credentials!')).toBeVisible();
    await signInWith(page, freshSite, changed);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.goto('/admin/audit');
    await expect(page.getByText('admin changed their password')).toBeVisible();
  });
});
