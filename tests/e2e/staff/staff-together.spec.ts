import { violations } from '../axe.ts';
import { contactRequest } from '../../contact.ts';
import { makeRepliesDue } from '../../make-due.ts';
import { mailsTo } from '../newsletter/mail.ts';
import { arrive } from './contacts.ts';
import {
  addNote,
  afterPoll,
  alert,
  assignee,
  beginNote,
  beginReply,
  cardLink,
  conversation,
  expect,
  isOpened,
  isPressed,
  newNote,
  notes,
  replyText,
  status,
  takeIt,
  test,
} from './staff-test.ts';
import { signIn } from './sign-in.ts';

test.describe('With motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a message shows unasked, and who takes it is seen by who has it open, before they take it too', async ({
    ownBrowser,
    freshSite,
    ben,
  }) => {
    test.slow();
    const second = await ownBrowser(ben);
    const first = await ownBrowser(freshSite);
    await expect(first.getByText('No contacts available.')).toBeVisible();

    const id = await arrive(freshSite.url);
    await afterPoll(first);
    await first.getByRole('button', { name: '1 new message' }).click();
    await cardLink(first, id).click();
    await isOpened(first);
    await second.goto(`/admin/contacts/${id}`);
    await expect(assignee(second, 'Take it')).toBeVisible();
    // The first poll may find that the acknowledgement has left.
    await expect(async () => {
      const polled = second.waitForResponse(/\/contact\/[^/]+\?ifNoneMatch/);
      await afterPoll(second);
      expect((await polled).status()).toBe(204);
    }).toPass();
    await beginNote(second);
    await newNote(second).fill('She asked for');

    await takeIt(first);
    await addNote(first, 'I call her today.');
    await expect(notes(first)).toHaveCount(1);

    await afterPoll(second);
    await expect(second.getByText('admin took it. admin wrote a note.')).toBeVisible();
    await expect(assignee(second, 'Take it from admin')).toBeVisible();
    await expect(assignee(second, 'Take it')).toHaveCount(0);
    await expect(second.getByText('I call her today.')).toBeVisible();

    await status(first, 'Closed').click();
    await expect(first.getByText('Closed.', { exact: true })).toBeVisible();
    await afterPoll(second);
    await isPressed(second, 'Closed');
    await expect(second.getByText('admin closed it.', { exact: true })).toBeVisible();
    await expect(newNote(second)).toHaveValue('She asked for');
    await expect(newNote(second)).toBeFocused();

    await second.getByRole('link', { name: 'Contacts', exact: true }).first().click();
    await second.goBack();
    await expect(newNote(second)).toHaveValue('She asked for');

    await second.goto('/admin/audit');
    const entries = second.getByRole('listitem').filter({ has: second.locator('time') });
    const expected = ['closed', 'wrote', 'took', 'opened', 'signed in', 'signed in'];
    await expect(entries).toHaveText(expected.map((text) => new RegExp(text)));
    await expect(second.getByRole('main')).not.toContainText('Lovelace');
    await second.goBack();
    await expect(newNote(second)).toHaveValue('She asked for');

    const { businessEmail: email } = contactRequest;
    const erasure = { email, confirm: email };
    await first.evaluate(
      `fetch('/api/person/erase', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '${JSON.stringify(erasure)}' })`,
    );
    await afterPoll(second);
    await expect(second.getByText('It may have been erased.')).toBeVisible();
    await expect(second.getByText('She asked for')).toBeVisible();
  });
});

test('What one changes stays, though a response that was on its way knows nothing of it', async ({
  page,
  freshSite,
}) => {
  await page.clock.install();
  const id = await arrive(freshSite.url);
  await signIn(page, freshSite, `/admin/contacts/${id}`);
  await isOpened(page);
  const read = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  await page.route(`**/api/contact/${id}?*`, async (route) => {
    // As the server responds to a client that has nothing.
    const response = await route.fetch({ url: route.request().url().split('?')[0] ?? '' });
    read.resolve();
    await changed.promise;
    await route.fulfill({ response });
  });
  const responded = page.waitForResponse(`**/api/contact/${id}?*`);
  await afterPoll(page);
  await read.promise;
  await status(page, 'Closed').click();
  await isPressed(page, 'Closed');
  changed.resolve();
  await (await responded).finished();
  await isPressed(page, 'Closed');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('Offline a contact stays, says so, takes no change, and goes on when the network is back', async ({
  contactPage: page,
  context,
}) => {
  await context.setOffline(true);
  await expect(page.getByText('You are offline. This was loaded earlier')).toBeVisible();
  await status(page, 'Closed').click();
  await expect(alert(page, 'nothing was changed')).toBeVisible();
  await isPressed(page, 'Open');
  await addNote(page, 'For later.');
  await expect(page.getByText('Your text stays here')).toBeVisible();
  await expect(page.getByText('ada@engines.example')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You are offline. This was')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(notes(page)).toHaveCount(1);
  await status(page, 'Closed').click();
  await isPressed(page, 'Closed');
});

test('A long message is folded, a short one is not, and keys, selection and the reading pane have nothing that axe finds', async ({
  page,
  freshSite,
}) => {
  test.slow();
  const lines = Array.from({ length: 60 }, (_, at) => `Line ${at + 1} ${'word '.repeat(60)}`);
  const long = await arrive(freshSite.url, { message: lines.join('\n').slice(0, 4500) });
  const short = await arrive(freshSite.url, { message: 'One line' });
  await signIn(page, freshSite);
  await page.getByRole('checkbox', { name: `Select Contact #${long}` }).check();
  await expect(page.getByRole('region', { name: 'Selected contacts' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await cardLink(page, long).click();
  await isPressed(page, 'Open');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('region', { name: 'Contact Submissions' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const more = conversation(page).getByRole('button', { name: 'Show all' });
  const message = conversation(page).getByRole('article', { name: 'Message from Ada Lovelace' });
  await expect(more).toBeVisible();
  const height = async () => (await message.boundingBox())?.height ?? 0;
  const folded = await height();
  await more.click();
  expect(await height()).toBeGreaterThan(folded + 500);
  await conversation(page).getByRole('button', { name: 'Show less' }).click();
  expect(await height()).toBe(folded);
  await page.goto(`/admin/contacts/${short}`);
  await expect(conversation(page).getByText('One line')).toBeVisible();
  await expect(more).toHaveCount(0);
});

test('A reply begins with a template of the staff’s, and has what the visitor asked for as a table', async ({
  contactPage: page,
  freshSite,
  id,
}) => {
  await beginReply(page);
  await page.getByLabel('Insert a saved text').selectOption('Suggest a call');
  await expect(replyText(page)).toHaveValue(/Hello Ada,[^]*a call of half an hour/);
  await page.getByRole('button', { name: 'Insert the products they asked about' }).click();
  await expect(replyText(page)).toHaveValue(/\n\n\| Product .*\n.*\n\| Smart Lock \| 12 /);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const row = conversation(page).getByRole('row', { name: /^Smart Lock 12 / });
  await expect(row.getByRole('cell')).toHaveCount(4);
  // On a phone the table scrolls, and breaks no address.
  await page.setViewportSize({ width: 320, height: 700 });
  const address = row.getByRole('link');
  await expect.poll(() => address.evaluate((link) => link.getClientRects().length)).toBe(1);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  await makeRepliesDue(freshSite.dataDir, id);
  await expect
    .poll(async () => {
      const mails = await mailsTo(freshSite, contactRequest.businessEmail);
      return mails.map(({ body }) => body.html).join();
    })
    .toMatch(/<td style=[^>]*>Smart Lock<\/td>/);
});
