import { issueLists } from '#contract/archive.ts';
import { expect, test } from '../site.ts';

test('Before the first issue, the newsletter’s page is its form, without a list or a feed', async ({
  page,
}) => {
  const answered = page.waitForResponse(`**${issueLists.json}`);
  await page.goto('/newsletter');
  await answered;
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expect(page.getByText('Past issues')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Atom feed' })).toHaveCount(0);
});

test('A list of issues that did not load is asked for again, with the focus on its heading', async ({
  page,
  context,
}) => {
  // Back shows the page as it was kept, and asks for the list anew.
  await page.goto('/newsletter', { waitUntil: 'networkidle' });
  await page.goto('/about');
  await context.setOffline(true);
  await page.goBack();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Past issues' })).toBeFocused();
});

test('An issue that does not exist is a page of ours, with status 404', async ({ page }) => {
  const response = await page.goto('/newsletter/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});
