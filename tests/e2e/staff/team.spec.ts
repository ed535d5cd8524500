import type { Page } from 'playwright/test';
import { apiBase, type Endpoint, endpoints } from '#contract/endpoints.ts';
import { FirstPassword } from '#contract/team.ts';
import { violations } from '../axe.ts';
import { arrive } from './contacts.ts';
import { expect, test } from './staff-test.ts';
import { comeBack } from './session.ts';
import { signIn, type Stack } from './sign-in.ts';

/** The status of a call from a page's session. */
async function statusOf(page: Page, { method, path }: Endpoint, data?: object): Promise<number> {
  const url = new URL(apiBase + path, page.url()).href;
  return (await page.request.fetch(url, { method, ...(data && { data }) })).status();
}

async function invite(page: Page, username: string): Promise<Stack['staff']> {
  const url = new URL(apiBase + endpoints.invite.path, page.url()).href;
  const response = await page.request.post(url, { data: { username, role: 'agent' } });
  return { username, firstPassword: FirstPassword.parse(await response.json()).password };
}

const exported = { action: 'export', list: 'contacts', format: 'csv' };
const erased = { email: 'ada@engines.example', confirm: 'ada@engines.example' };

test.describe('An owner', () => {
  test('invites an agent, who signs in with the password that is shown once, and stays the owner as the only active one', async ({
    page,
    freshSite,
    ownBrowser,
  }) => {
    test.slow();
    await signIn(page, freshSite, '/admin/team');
    await page.getByLabel('Username').fill('ben');
    await page.getByRole('button', { name: 'Invite' }).click();
    const shown = page.getByRole('region', { name: 'First password of ben' });
    await expect(shown).toBeFocused();
    const firstPassword = await shown.locator('code').innerText();
    await expect(page.getByText('Has not signed in yet')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await shown.getByRole('button', { name: 'I have passed it on' }).click();
    await expect(page.getByText(firstPassword)).toHaveCount(0);

    await page.getByLabel('Username').fill('BEN');
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByText('There is a staff user with this name').first()).toBeVisible();
    await page.getByRole('button', { name: 'Manage admin' }).click();
    await page.getByRole('button', { name: 'Make agent' }).click();
    await page.getByRole('button', { name: 'Make admin an agent' }).click();
    await expect(page.getByText('admin is the only active owner.')).toBeVisible();
    expect(await statusOf(page, endpoints.listTeam)).toBe(200);

    const ben = { ...freshSite, staff: { username: 'ben', firstPassword } };
    const his = await ownBrowser(ben, '/admin/team');
    await expect(his.getByText('Only owners can manage the team.')).toBeVisible();
    await expect(his.getByRole('button', { name: 'Invite' })).toHaveCount(0);
    expect(await statusOf(his, endpoints.listTeam)).toBe(403);
    expect(await statusOf(his, endpoints.recordExport, exported)).toBe(403);
    expect(await statusOf(his, endpoints.erasePerson, erased)).toBe(403);
    expect(await statusOf(his, endpoints.listContacts)).toBe(200);
    await his.goto(`${freshSite.url}/admin/dashboard`);
    await expect(his.getByRole('heading', { name: 'Admin Dashboard' })).toBeAttached();
    await expect(his.getByRole('button', { name: 'Export' })).toHaveCount(0);
  });

  test('switches off a colleague, who is out at the next call, and hands over what he had', async ({
    page,
    freshSite,
    ownBrowser,
  }) => {
    test.slow();
    const id = await arrive(freshSite.url);
    await signIn(page, freshSite, '/admin/team');
    const ben = { ...freshSite, staff: await invite(page, 'ben') };
    const his = await ownBrowser(ben);
    const taken = await his.request.fetch(`${freshSite.url}/api/contact`, {
      method: 'PATCH',
      data: { ids: [id], assignee: 'ben' },
    });
    expect(taken.status()).toBe(200);

    await page.reload();
    await page.getByRole('button', { name: 'Manage ben' }).click();
    await page.getByRole('button', { name: 'Hand over contacts' }).click();
    await page.getByLabel('To', { exact: true }).selectOption('admin');
    await page.getByRole('button', { name: 'Hand over', exact: true }).click();
    await expect(page.getByText('admin now has 1 contact from ben.')).toBeVisible();

    await page.getByRole('button', { name: 'Switch off' }).click();
    await page.getByRole('button', { name: 'Switch off ben' }).click();
    await expect(page.getByText('ben is switched off, and signed out.')).toBeVisible();
    expect(await statusOf(his, endpoints.listContacts)).toBe(403);
    await comeBack(his);
    await expect(his.getByText('Your session has ended.')).toBeVisible();

    await page.goto(`${freshSite.url}/admin/audit`);
    await expect(page.getByText('admin switched off the account of ben')).toBeVisible();
    await expect(page.getByText('admin handed over the contacts of ben')).toBeVisible();
  });
});
