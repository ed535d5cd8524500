import type { Page } from 'playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { signedInKey } from '#frontend/staff/session/signed-in-key.ts';
import { call } from '../api.ts';
import { violations } from '../axe.ts';
import { hold } from '../live.ts';
import { arrive, arriveAll } from './contacts.ts';
import {
  alert,
  card,
  cardLink,
  contactHeading,
  expect,
  isOpened,
  isPressed,
  logout,
  openPage,
  status,
  test,
} from './staff-test.ts';
import { ageSession } from './session.ts';
import { enterPassword, newPassword, signIn } from './sign-in.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const login = (page: Page) => page.getByRole('button', { name: 'Login' });
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' });
const flag = (page: Page) =>
  page.evaluate<string | null>(`sessionStorage.getItem('${signedInKey}')`);

/** What a browser keeps of a session that is over. */
const cookiesLeft = ['__Host-staff-browser'];

/** A tab that was opened by hand, or from a mail: it shares the cookies, and no session storage. */
async function tab(page: Page) {
  const other = await page.context().newPage();
  const shown: string[] = [];
  other.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
  return { other, shown };
}

test.describe('Signing in', () => {
  test('for the first time asks for a password of one’s own, shows what arrived, and ends with Logout; axe finds nothing on the way', async ({
    page,
    freshSite,
  }) => {
    test.slow();
    const message = `Line one\n<b>line two</b>\n${'word'.repeat(300)}`;
    const id = await arrive(freshSite.url, { message });

    await page.goto('/admin/signin');
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await enterPassword(page, freshSite, freshSite.staff.firstPassword ?? '');

    await page.getByLabel('New password').fill('too short');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('alert')).toContainText('at least 12 characters');
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('New password').fill(newPassword);
    await page.getByRole('button', { name: 'Save and continue' }).click();

    await expect(title(page)).toBeVisible();
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(card(page, id).getByText('Line one\n<b>line two</b>')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Newsletter' }).click();
    await expect(page.getByText('No newsletter subscribers available.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Contacts' }).click();
    await cardLink(page, id).click();
    await expect(page.getByText('ada@engines.example', { exact: true })).toBeVisible();

    await logout(page);
    expect(await flag(page)).toBeNull();
    await page.goto('/admin/dashboard?tab=newsletter');
    await expect(page).toHaveURL('/admin/signin?tab=newsletter');

    await enterPassword(page, freshSite, newPassword);
    await expect(page).toHaveURL('/admin/dashboard?tab=newsletter');
    const newsletter = page.getByRole('tab', { name: 'Newsletter' });
    await expect(newsletter).toHaveAttribute('aria-selected', 'true');
    // Signed in, nobody needs the sign-in, and no other address that it names counts.
    await page.goto('/admin/signin?tab=//evil.example');
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(card(page, id)).toBeVisible();
  });

  for (const [what, blocks] of [
    ['storage', "'sessionStorage', { get() { throw new DOMException('', 'SecurityError'); } }"],
    ['cookies', "'navigator', { value: { __proto__: navigator, cookieEnabled: false } }"],
  ])
    test(`says before anything is typed that a browser blocks ${what}`, async ({ page }) => {
      await page.addInitScript(`Object.defineProperty(window, ${blocks})`);
      await page.goto('/admin/signin');

      await expect(page.getByText('blocks cookies and site data')).toBeVisible();
      await expect(page).toHaveURL('/admin/signin');
    });

  test('asks for both fields, says "Invalid credentials!" alike for an unknown user and for a wrong password, and after four guesses how long to wait', async ({
    page,
    freshSite,
  }) => {
    await page.goto('/admin/signin');
    await login(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Enter your username',
      'Enter your password',
    ]);
    await enterPassword(page, { staff: { username: 'nobody' } }, 'a guess');
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials!');

    await page.getByLabel('Username').fill(freshSite.staff.username);
    for (const guess of ['one', 'two', 'three', 'four']) {
      await password(page).fill(guess);
      const response = page.waitForResponse('**/api/admin/session');
      await login(page).click();
      expect((await response).status()).toBe(401);
      await expect(page.getByRole('alert')).toHaveText('Invalid credentials!');
    }
    expect(await flag(page)).toBeNull();
    await password(page).fill('five');
    await login(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Too many attempts. Wait 30 minutes, then try again.',
    );
  });

  test('lets one look at the password', async ({ page }) => {
    await page.goto('/admin/signin');
    await password(page).fill('a guess');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
    // False where a listener forbids it.
    const pastes = await password(page).evaluate((field) =>
      field.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true })),
    );
    expect(pastes).toBe(true);
  });
});

test.describe('The flag in session storage', () => {
  test('opens no data when it is forged: the dashboard leads back to the sign-in', async ({
    page,
    freshSite,
  }) => {
    await arrive(freshSite.url);
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/')) bodies.push(response.text());
    });
    await page.goto('/privacy-policy');
    await page.evaluate(`sessionStorage.setItem('${signedInKey}', 'true')`);
    await page.goto('/admin/dashboard');

    await expect(page).toHaveURL('/admin/signin');
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    expect(await flag(page)).toBeNull();
    expect((await Promise.all(bodies)).join('')).not.toContain('ada@engines.example');
  });
});

test.describe('A tab without the flag', () => {
  test('opens what it was asked for while a session lives, and never the sign-in, and offers a Retry where the server does not answer', async ({
    page,
    freshSite,
  }) => {
    const id = await arrive(freshSite.url);
    await signIn(page, freshSite);
    const path = `/admin/contacts/${id}`;
    const { other, shown } = await tab(page);
    await other.goto(`${freshSite.url}${path}?status=new`);
    await isOpened(other);
    expect(await flag(other)).toBe('true');
    expect(new Set(shown)).toEqual(new Set([path]));

    const second = await tab(page);
    await second.other.goto('/admin/signin?tab=newsletter');
    await expect(second.other).toHaveURL('/admin/dashboard?tab=newsletter');
    await expect(second.other.getByText('No newsletter subscribers available.')).toBeVisible();

    const { other: third } = await tab(page);
    await third.route('**/api/admin/account', (route) => route.abort());
    await third.goto('/admin/dashboard?status=spam');
    await expect(third.getByRole('alert')).toContainText('The server did not say');
    await third.unroute('**/api/admin/account');
    await third.getByRole('button', { name: 'Retry' }).click();
    await expect(third.getByText('No spam contacts here.')).toBeVisible();
    await expect(third).toHaveURL('/admin/dashboard?status=spam');
  });

  test('asks once where there is no session, and hides the form until it knows', async ({
    page,
  }) => {
    const answer = Promise.withResolvers<void>();
    const asked: string[] = [];
    await page.route('**/api/admin/**', async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await answer.promise;
      await route.continue();
    });
    const request = page.waitForRequest('**/api/admin/account');
    await page.goto('/admin/audit');
    await request;
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(login(page)).toHaveCount(0);
    answer.resolve();
    await expect(login(page)).toBeVisible();
    await expect(page).toHaveURL('/admin/signin?page=adminAudit');
    expect(asked).toEqual(['/api/admin/account', '/api/admin/session/refresh']);
  });

  test('does not go on with a session whose Logout the server has not heard of', async ({
    page,
    freshSite,
  }) => {
    await signIn(page, freshSite);
    await page.route('**/api/admin/session', (route) => route.abort());
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('the server does not know yet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('the server does not know yet')).toBeVisible();
    await expect(login(page)).toBeVisible();

    const { other } = await tab(page);
    const ended = other.waitForResponse('**/api/admin/session');
    await other.goto('/admin/dashboard');
    expect((await ended).request().method()).toBe('DELETE');
    await expect(login(other)).toBeVisible();
  });
});

test.describe('A session', () => {
  test('is extended unnoticed when its access token has run out, also in a tab without the flag', async ({
    page,
    freshSite,
  }) => {
    await arrive(freshSite.url);
    await signIn(page, freshSite);
    const { other, shown } = await tab(page);
    for (const each of [page, other]) {
      await ageSession(page, freshSite, 29 * 60);
      await each.goto('/admin/dashboard');
      await expect(each.getByRole('heading', { name: /^Contact #/ })).toBeVisible();
    }
    expect(shown).not.toContain('/admin/signin');
  });

  test('ends after 30 minutes in which nobody touches it, though it polls, and takes its data off the screen', async ({
    page,
    freshSite,
  }) => {
    await page.clock.install();
    await arrive(freshSite.url);
    await signIn(page, freshSite);
    await expect(page.getByText('Ada Lovelace')).toBeVisible();
    await page.clock.fastForward('29:00');
    await expect(page.getByText('Ada Lovelace')).toBeVisible();
    const ended = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.ok(),
    );
    await page.clock.fastForward('02:00');
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expect(page.getByText('Ada Lovelace')).toHaveCount(0);
    await ended;
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(cookiesLeft);
  });

  test('ends in every tab with Logout in one', async ({ page, context, freshSite }) => {
    await arrive(freshSite.url);
    await signIn(page, freshSite);
    const other = await context.newPage();
    await other.goto('/privacy-policy');
    await other.evaluate(`sessionStorage.setItem('${signedInKey}', 'true')`);
    await other.goto('/admin/dashboard');
    await expect(other.getByText('Ada Lovelace')).toBeVisible();

    await logout(page);
    await expect(other.getByText('Your session has ended.')).toBeVisible();
    await expect(other.getByText('Ada Lovelace')).toHaveCount(0);
  });

  test('leaves no cookie behind that any script can read, and none of the session after Logout, which leads to the sign-in itself, and from there to the dashboard', async ({
    page,
    freshSite,
  }) => {
    await signIn(page, freshSite);
    expect(await page.evaluate('document.cookie')).toBe('');
    for (const cookie of await page.context().cookies()) {
      expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
    }
    for (const path of ['/admin/dashboard?tab=newsletter', '/admin/audit']) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByText('You are logged out.')).toBeVisible();
      await expect(page).toHaveURL('/admin/signin');
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(cookiesLeft);
      await enterPassword(page, freshSite, newPassword);
      await expect(page).toHaveURL('/admin/dashboard');
    }
  });
});

test('A page whose code does not come is loaded again once, and then offers that', async ({
  page,
  freshSite,
}) => {
  await signIn(page, freshSite);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/audit-*.js', (route) => route.abort());
  await openPage(page, 'Audit');
  await expect.poll(() => loaded).toEqual(['/admin/audit']);
  await expect(page.getByRole('alert')).toContainText('This page did not load.');
  expect(loaded).toEqual(['/admin/audit']);

  await page.unroute('**/assets/audit-*.js');
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByText('admin signed in')).toBeVisible();
});

test.describe('The dashboard', () => {
  test('says Loading... until both lists have arrived, and shows the newsletter in a tab that the keyboard opens and a link reaches', async ({
    page,
    freshSite,
  }) => {
    await call(freshSite.url, endpoints.subscribe, { body: { email: 'reader@mail.example' } });
    await signIn(page, freshSite);
    const letIn = await hold(page, '**/api/newsletter*');
    // Not before the reload, which may take away a response to the page before.
    await page.reload({ waitUntil: 'commit' });
    await (await page.waitForResponse('**/api/contact*')).finished();
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByText('No contacts available.')).toBeHidden();
    letIn();
    await expect(page.getByRole('heading', { name: 'Contact Submissions' })).toBeVisible();
    await expect(page.getByText('No contacts available.')).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);

    await page.getByRole('tab', { name: 'Contacts' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Newsletter' })).toBeFocused();
    await expect(page).toHaveURL(/\?tab=newsletter$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Newsletter Subscriptions' })).toBeVisible();
    const subscriber = page.getByRole('article', { name: /^Subscriber #/ });
    await expect(subscriber.getByRole('link', { name: 'reader@mail.example' })).toBeVisible();
  });

  test('lists newest first, loads more until there is no more, filters, is as it was left on the way back from a contact, and selects all that match, those on later pages too', async ({
    page,
    freshSite,
  }) => {
    const [oldest = ''] = await arriveAll(freshSite.url, 53);
    await signIn(page, freshSite);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(50);
    await expect(cards.first()).toContainText('Row-53-');

    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(cards).toHaveCount(53);
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
    await expect(cards.last()).toContainText('Row-1-');
    await expect(cards.nth(50).getByRole('heading')).toBeFocused();

    const filter = page.getByRole('searchbox', { name: 'Filter contacts' });
    await filter.fill('w-7-');
    await filter.press('Home');
    await filter.pressSequentially('ro');
    await expect(filter).toHaveValue('row-7-');
    await expect(cards).toHaveCount(1);
    await expect(page.getByText('1 of 53').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '1 of 53' })).toBeAttached();
    await filter.fill('nobody');
    await expect(page.getByRole('status').filter({ hasText: 'matches “nobody”' })).toBeAttached();

    await filter.fill('row');
    for (const goBack of [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'Contacts' }).click(),
    ]) {
      await cardLink(page, oldest).click();
      await expect(contactHeading(page, oldest)).toBeVisible();
      await goBack();
      await expect(cards).toHaveCount(53);
      await expect(cardLink(page, oldest)).toBeInViewport();
      await expect(filter).toHaveValue('row');
    }

    await page.goto('/admin/dashboard?status=new');
    // So many messages that a second page is needed would meet the rate limit.
    await page.route('**/api/contact?*limit=100*', (route) =>
      route.continue({ url: route.request().url().replace('limit=100', 'limit=40') }),
    );
    const bar = page.getByRole('region', { name: 'Selected contacts' });
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .first()
      .check();
    await bar.getByRole('button', { name: 'Select 50 shown' }).click();
    await bar.getByRole('button', { name: 'Select all 52 matching' }).click();
    await expect(bar).toContainText('52 selected');
    await bar.getByLabel('Status').selectOption('Answered');
    await bar.getByRole('button', { name: 'Apply' }).click();
    await expect(bar).toContainText('52 contacts marked as answered.');
    await page.reload();
    await expect(page.getByText('No new contacts here.')).toBeVisible();
  });

  test('marks suspected spam with its reason, and hides it on demand; a contact shows the time on the visitor’s clock as well, and copies an address', async ({
    page,
    context,
    freshSite,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const honest = await arrive(freshSite.url, { timeZone: 'Asia/Tokyo' });
    const spam = await arrive(freshSite.url, { subject: 'Cheap pills', elapsed: 12 });
    await signIn(page, freshSite, '/admin/dashboard?status=all');

    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(2);
    const marked = card(page, spam);
    await expect(marked).toContainText('Suspected spam: filled in a field that people cannot see');
    const clean = card(page, honest);
    await expect(clean).not.toContainText('Suspected spam');

    await page.getByRole('checkbox', { name: 'Hide spam (1)' }).check();
    await expect(marked).toHaveCount(0);
    await expect(clean).toBeVisible();
    await expect(page.getByText('1 of 2').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Newsletter' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(0);

    await page.goto(`/admin/contacts/${honest}`);
    await expect(page.getByText('Asia/Tokyo')).toBeVisible();
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('ada@engines.example');
  });
});

test('The dashboard, a contact and the notifications say so while the database is down, and go on with Retry', async ({
  page,
  freshSite,
}) => {
  test.slow();
  const retry = page.getByRole('button', { name: 'Retry' });
  const id = await arrive(freshSite.url);
  await signIn(page, freshSite, `/admin/contacts/${id}`);
  await isOpened(page);
  await freshSite.stopDatabase();
  await status(page, 'Closed').click();
  await expect(alert(page, 'Not saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The contact could not be loaded.')).toBeVisible();
  await freshSite.startDatabase();
  // Beside the list, which has a button of its own.
  await retry.last().click();
  await isPressed(page, 'Open');

  await freshSite.stopDatabase();
  await page.goto('/admin/dashboard');
  await expect(page.getByText('No contacts available.')).toBeVisible();
  await expect(page.getByRole('alert').first()).toHaveText('The contacts could not be loaded.');
  await freshSite.startDatabase();
  await retry.click();
  await expect(cardLink(page, id)).toBeVisible();
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await expect(page.getByText('The subscribers could not be loaded.')).toBeVisible();

  await freshSite.stopDatabase();
  await openPage(page, 'Notifications');
  await expect(page.getByRole('alert')).toHaveText('The notifications could not be loaded.');
  await freshSite.startDatabase();
  await retry.click();
  await expect(page.getByText('team@quietgrid.example')).toBeVisible();
});
