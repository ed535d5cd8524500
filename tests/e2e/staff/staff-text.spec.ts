import { readFileSync } from 'node:fs';
import { pages } from '#frontend/staff/pages.ts';
import { arrive } from './contacts.ts';
import { menu, openPage } from './staff-test.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from '../site.ts';
import { setFontSize } from '../text-size.ts';

const [reflow = '', words = '', covered = '', motion = ''] = [
  'reflow',
  'words',
  'covered',
  'motion',
].map((name) => readFileSync(new URL(`../page/${name}.js`, import.meta.url), 'utf8'));

test('The staff’s pages fit a phone with text at 200 %, tear no word, cover no control, and move nothing where that is asked for', async ({
  page,
  freshSite,
}) => {
  test.slow();
  const id = await arrive(freshSite.url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await setFontSize(page, 32);
  const softly = expect.configure({ soft: true });
  const look = async (where: string) => {
    for (const scan of [reflow, words, covered])
      await softly.poll(() => page.evaluate<string[]>(scan), where).toEqual([]);
    softly(await page.evaluate(motion), where).toEqual({ running: [], styles: [], playing: 0 });
  };

  await page.goto(`${freshSite.url}${pages.adminSignin}`);
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await look('sign-in');
  await signIn(page, freshSite);
  await expect(page.getByRole('article')).toHaveCount(1);
  await look('contacts');
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await expect(page.getByText('No newsletter subscribers available.')).toBeVisible();
  await look('newsletter');
  await page.goto(`${freshSite.url}/admin/contacts/${id}`);
  await expect(page.getByRole('region', { name: 'Conversation' })).toBeVisible();
  await look('contact');
  for (const [name, shown] of [
    ['Person', 'Email address'],
    ['Reply templates', 'Reply templates'],
    ['Audit', 'admin signed in'],
    ['Notifications', 'team@quietgrid.example'],
    ['Account', 'Old password'],
  ] as const) {
    await openPage(page, name);
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    await look(name);
  }
  await openPage(page, 'Newsletters');
  await page.getByRole('button', { name: 'New newsletter' }).click();
  await page.getByLabel('Subject').fill('A quieter winter');
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await expect(page.getByText('It has no text.')).toBeVisible();
  await look('newsletter editor');
  await page.getByRole('link', { name: 'All newsletters' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await look('newsletters');
  await page.goto(freshSite.url + pages.adminImport);
  await page.getByLabel('CSV file').setInputFiles({
    name: 'subscribers-of-the-fair-in-montreal.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Email\nZoe,zoe@mail.example\nBob,bob@mail\n'),
  });
  await page.getByLabel('They have agreed').check();
  await look('import');
  await menu(page).getByRole('link', { name: 'Search' }).click();
  await expect(page.getByText('Sent from')).toBeVisible();
  await look('search');
});
