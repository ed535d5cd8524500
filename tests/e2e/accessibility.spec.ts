import { submit } from './api.ts';
import { violations } from './axe.ts';
import { expect, test } from './site.ts';

test.describe('axe finds nothing and nothing scrolls sideways', () => {
  test('on the way from the first password to the lists', async ({ page, freshSite }) => {
    test.slow();
    await submit(freshSite.url, { message: 'word'.repeat(300) });
    await page.goto(`${freshSite.url}/admin/signin`);
    await page.getByLabel('Username').fill(freshSite.staff.username);
    await page.getByLabel('Password', { exact: true }).fill(freshSite.staff.firstPassword ?? '');
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await violations(page)).toEqual([]);

    await page.getByLabel('New password').fill('a long enough passphrase');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('article', { name: /^Contact #/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('tab', { name: 'Newsletter' }).click();
    await expect(page.getByText('No newsletter subscribers available.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
