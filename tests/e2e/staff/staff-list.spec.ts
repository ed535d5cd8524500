import { arrive } from './contacts.ts';
import { alert, cardLink, expect, isOpened, test } from './staff-test.ts';
import { signIn } from './sign-in.ts';

test.describe('The list of contacts, on the way back from a contact', () => {
  test('shows what was done there, and leaves out what is no longer in the view', async ({
    page,
    freshSite,
  }) => {
    const id = await arrive(freshSite.url);
    const other = await arrive(freshSite.url);
    await signIn(page, freshSite, '/admin/dashboard?status=new');
    await cardLink(page, id).click();
    await expect(page).toHaveURL(`/admin/contacts/${id}?status=new`);
    await isOpened(page);
    // Without this answer the list is what the page itself knows.
    await page.route('**/api/contact?*', () => undefined);
    await page.goBack();
    await expect(cardLink(page, other)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test('Staff who cannot be listed are asked for again, by a button', async ({ page, freshSite }) => {
  await arrive(freshSite.url);
  await page.route('**/api/admin/users', (route) => route.abort());
  await signIn(page, freshSite);
  const failed = alert(page, 'could not be loaded');
  await expect(failed).toBeVisible();
  await page.getByRole('link', { name: /^Contact #/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Contact #/ })).toBeVisible();
  await expect(failed).toBeVisible();
  await page.unroute('**/api/admin/users');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Take it' })).toBeVisible();
  await expect(failed).toBeHidden();
});
