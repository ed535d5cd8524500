import type { Page } from 'playwright/test';
import { signedInKey } from '#frontend/staff/session/signed-in-key.ts';
import { codeAt, stepAt } from 'cdk-laptop/cognito/totp.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../site.ts';
import { signInWith, newPassword, type Stack } from './sign-in.ts';
import { logout } from './staff-test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' });
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });

async function enterCode(page: Page, code: string) {
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Up to the page that sets an app up, and gives the secret that stands there. */
async function reachSetUp(page: Page, site: Stack): Promise<string> {
  await signInWith(page, site, site.staff.firstPassword ?? '');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeFocused();
  return (await page.locator('code').innerText()).replaceAll(' ', '');
}

test.describe('A second factor', () => {
  // One worker starts a stack that asks for it.
  test.describe.configure({ mode: 'default' });

  test('is set up with an authenticator app at the first sign-in, and asked for at the next', async ({
    page,
    guardedSite,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const secret = await reachSetUp(page, guardedSite);

    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open an app on this device' })).toHaveAttribute(
      'href',
      `otpauth://totp/Quietgrid:${guardedSite.staff.username}?secret=${secret}&issuer=Quietgrid`,
    );
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');

    await enterCode(page, codeAt(secret, stepAt(Date.now()) + 500));
    await expect(page.getByRole('alert')).toContainText('not the current code');
    const step = stepAt(Date.now());
    const code = codeAt(secret, step);
    await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(title(page)).toBeVisible();

    await logout(page);
    await signInWith(page, guardedSite, newPassword);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
    await enterCode(page, code);
    await expect(page.getByRole('alert')).toContainText('was used already');
    await enterCode(page, codeAt(secret, Math.max(step + 1, stepAt(Date.now()))));
    await expect(title(page)).toBeVisible();
    expect(requests.join('\n')).not.toMatch(new RegExp(`${secret}|session=`));
  });

  test('whose secret can be copied cannot be left out, begins anew where the server no longer waits for it, and has no accessibility faults', async ({
    page,
    context,
    guardedSite,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const secret = await reachSetUp(page, guardedSite);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Copy secret' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(secret);

    const other = await context.newPage();
    await other.goto(`${guardedSite.url}/robots.txt`);
    await other.evaluate(`sessionStorage.setItem('${signedInKey}', 'true')`);
    await other.goto(`${guardedSite.url}/admin/dashboard`);
    await expect(other).toHaveURL(`${guardedSite.url}/admin/signin`);
    await expect(other.getByText('Your session has ended.')).toBeVisible();

    await context.clearCookies();
    await enterCode(page, '123456');
    await expect(page.getByText('That took longer than ten minutes.')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeVisible();
  });

  test('is replaced with the old one, which no longer works from then on', async ({
    page,
    guardedSite,
  }) => {
    test.slow();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const old = await reachSetUp(page, guardedSite);
    const first = stepAt(Date.now());
    await enterCode(page, codeAt(old, first));
    await expect(title(page)).toBeVisible();

    await page.goto(`${guardedSite.url}/admin/account`);
    const part = page.getByRole('region', { name: 'Replace your authenticator' });
    const begin = part.getByRole('button', { name: 'Show the new secret' });
    await part.getByLabel('Password', { exact: true }).fill(newPassword);
    await part.getByLabel('Code from the old').fill(codeAt(old, first));
    await begin.click();
    await expect(part.getByRole('alert')).toContainText('was used already');
    await part
      .getByLabel('Code from the old')
      .fill(codeAt(old, Math.max(first + 1, stepAt(Date.now()))));
    await begin.click();
    await expect(part.getByText('Your old authenticator works until')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    const secret = (await part.locator('code').innerText()).replaceAll(' ', '');
    expect(secret).not.toBe(old);
    const used = stepAt(Date.now());
    await part.getByLabel('Code from the new').fill(codeAt(secret, used));
    await part.getByRole('button', { name: 'Use the new authenticator' }).click();
    await expect(part.getByText('The new authenticator is set up')).toBeVisible();

    await page.goto(`${guardedSite.url}/admin/audit`);
    await expect(page.getByText('admin replaced their authenticator')).toBeVisible();
    await logout(page);
    await signInWith(page, guardedSite, newPassword);
    await enterCode(page, codeAt(old, stepAt(Date.now())));
    await expect(page.getByRole('alert')).toContainText('not the current code');
    await enterCode(page, codeAt(secret, Math.max(used + 1, stepAt(Date.now()))));
    await expect(title(page)).toBeVisible();
    expect(requests.join('\n')).not.toMatch(new RegExp(`${secret}|${old}`));
  });
});
