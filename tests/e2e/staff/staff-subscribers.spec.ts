import { apiBase, endpoints } from '#contract/endpoints.ts';
import { call } from '../api.ts';
import { violations } from '../axe.ts';
import { mailsTo, newestMail, report, subjects, subscribe } from '../newsletter/mail.ts';
import { expect, test } from '../site.ts';
import { openPage } from './staff-test.ts';
import { signIn } from './sign-in.ts';

test('The Newsletter tab tells who entered, bounced or complained, as the mailbox reported it; staff lift the suppression of an address, and its owner is asked', async ({
  page,
  freshSite,
}) => {
  for (const name of ['bounces', 'complains', 'waits']) {
    const body = { email: `${name}@mail.example`, page: '/contact', elapsed: 10_000 };
    expect((await call(freshSite.url, endpoints.subscribe, { body })).status).toBe(200);
  }
  const loud = 'complains@mail.example';
  await report(freshSite, await newestMail(freshSite, 'bounces@mail.example', 'confirm'), 'bounce');
  const mail = await newestMail(freshSite, loud, 'confirm');
  await report(freshSite, mail, 'complain');

  await signIn(page, freshSite, '/admin/dashboard?tab=newsletter');
  const cardOf = (address: string) =>
    page.getByRole('article').filter({ has: page.getByRole('link', { name: address }) });
  await expect(async () => {
    await page.reload();
    await expect(cardOf(loud)).toContainText('Complained', { timeout: 2000 });
    await expect(cardOf('bounces@mail.example')).toContainText('Bounced', { timeout: 2000 });
  }).toPass();
  await expect(cardOf('waits@mail.example')).toContainText('Waiting for confirmation');
  await expect(cardOf('waits@mail.example')).toContainText(
    /Entered.+, on \/contact, wording \d{4}-\d\d/,
  );
  await expect(cardOf(loud)).toContainText('Reported as spam');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Filter subscribers' }).fill('bounced');
  await expect(page.getByRole('article')).toHaveCount(1);

  await report(freshSite, mail, 'unsuppress');
  await page.goto(`${freshSite.url}/admin/dashboard?tab=newsletter&subscribers=complained`);
  const card = cardOf(loud);
  await card.getByText('Allow emails to this address again').click();
  await expect(card).toContainText('Only if its owner asks');
  expect(await violations(page)).toEqual([]);
  await card.getByRole('button', { name: /^Send that email/ }).click();
  await expect(card.getByRole('status')).toContainText('An email that asks for confirmation');
  await expect(card).toContainText('Suppression lifted');
  expect((await mailsTo(freshSite, loud)).at(-1)?.subject).toBe(subjects.confirm);
  await openPage(page, 'Audit');
  await expect(page.getByText('admin allowed emails to a newsletter address again')).toBeVisible();
});

test('Staff filter the list to a status by its address, remove an address and undo that, and see how one stands that somebody else removed', async ({
  page,
  freshSite,
}) => {
  const { url } = freshSite;
  for (const name of ['one', 'two']) await subscribe(freshSite, `${name}@mail.example`);
  await signIn(page, freshSite, '/admin/dashboard?tab=newsletter&subscribers=pending');
  await expect(page).toHaveURL(`${url}/admin/dashboard?tab=newsletter&subscribers=pending`);
  const statuses = page.getByRole('navigation', { name: 'Subscribers by status' });
  const cards = page.getByRole('tabpanel', { name: 'Newsletter' }).getByRole('article');
  const card = cards.filter({ hasText: 'one@mail.example' });
  await expect(cards).toHaveCount(2);
  await expect(statuses.locator('[aria-current]')).toHaveText('Waiting for confirmation');

  await card.getByRole('button', { name: /^Remove/ }).click();
  await expect(card.getByRole('status')).toHaveText('Removed: it no longer gets the newsletter.');
  await expect(card.getByRole('button', { name: /^Undo the removal/ })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await statuses.getByRole('link', { name: 'Left' }).click();
  await expect(page).toHaveURL(/subscribers=left$/);
  await expect(cards).toHaveCount(1);
  await page.reload();
  await card.getByRole('button', { name: /^Undo the removal/ }).click();
  await expect(card.getByText('Waiting for confirmation')).toBeVisible();
  await expect(card.getByText('Removal undone')).toBeVisible();
  await statuses.getByRole('link', { name: 'Left' }).click();
  await expect(page.getByText('No address here: left.')).toBeVisible();
  await statuses.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL(`${url}/admin/dashboard?tab=newsletter`);
  await expect(cards).toHaveCount(2);

  const removed = await page.request.fetch(url + apiBase + endpoints.updateSubscriber.path, {
    method: endpoints.updateSubscriber.method,
    headers: { 'if-match': '"2"', origin: url },
    data: { email: 'two@mail.example', change: 'remove' },
  });
  expect(removed.status()).toBe(200);
  const other = cards.filter({ hasText: 'two@mail.example' });
  await other.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody changed it' })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Undo/ })).toBeVisible();
});
