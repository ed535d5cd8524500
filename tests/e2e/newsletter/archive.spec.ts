import { issueLists } from '#contract/archive.ts';
import { violations } from '../axe.ts';
import { expect, type Site, test as base, withDataDir, withSite } from '../site.ts';
import { fillArchive, issues } from './archive.ts';

// oxlint-disable no-empty-pattern -- Playwright reads a fixture's needs off the first parameter's braces
const test = base.extend<{ archive: Site }>({
  archive: ({}, use) =>
    withDataDir(async (dataDir) => {
      await withSite({ dataDir }, () => Promise.resolve());
      fillArchive(dataDir);
      await withSite({ dataDir }, use);
    }),
});

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
}) => {
  await page.route(`**${issueLists.json}`, (route) => route.abort());
  await page.goto('/newsletter');
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

test('A reader goes from the list to an issue and back, on a phone and a desktop, light and dark', async ({
  page,
  archive,
}) => {
  test.slow();
  const [newest, oldest] = issues;
  await page.addInitScript(`
    globalThis.pushed = [];
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries())
        for (const { node } of sources) if (node?.parentElement?.closest('footer')) pushed.push(node.textContent);
    }).observe({ type: 'layout-shift', buffered: true });`);
  await page.goto(`${archive.url}/newsletter`);
  const list = page.getByRole('region', { name: 'Past issues' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    newest?.title ?? '',
    oldest?.title ?? '',
  ]);
  await expect(list.getByText('November 4, 2026')).toBeVisible();
  expect(await page.evaluate('pushed'), 'what the list pushes down in view').toEqual([]);
  expect(await violations(page)).toEqual([]);

  await list.getByRole('link', { name: newest?.title ?? '' }).click();
  await expect(page).toHaveURL(`${archive.url}${newest?.path}`);
  await expect(page.getByRole('heading', { level: 1, name: newest?.title ?? '' })).toBeVisible();
  await expect(page).toHaveTitle(`${newest?.title} | Quietgrid`);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Newsletter' }).first().click();
  await expect(page).toHaveURL(`${archive.url}/newsletter`);
});
