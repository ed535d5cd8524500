import type { Page, Route } from 'playwright/test';
import { openAccounts } from '#operations/staff/accounts.ts';
import { violations } from '../axe.ts';
import { arrive, arriveAll } from './contacts.ts';
import {
  addNote,
  beginNote,
  beginReply,
  afterPoll,
  alert,
  assignee,
  card,
  cardLink,
  closeInBar,
  conversation,
  contactHeading,
  expect,
  isOpened,
  isPressed,
  logout,
  newNote,
  notes,
  replyText,
  status,
  takeIt,
  test,
  undo,
} from './staff-test.ts';
import { ageSession, comeBack } from './session.ts';
import { enterPassword, newPassword, signIn } from './sign-in.ts';

/** Leaves what is shown as it is until somebody changes it. */
function withoutPolls(page: Page, id: string) {
  return page.route(`**/api/contact/${id}?*`, (route) => route.abort());
}

test.describe('A contact’s page', () => {
  test('opens a new message from the list, says so, and can leave it new; says so where there is no such contact', async ({
    page,
    freshSite,
    id,
  }) => {
    await signIn(page, freshSite);
    await expect(card(page, id).getByText('New', { exact: true })).toBeVisible();
    await cardLink(page, id).click();

    await expect(page).toHaveURL(`/admin/contacts/${id}`);
    await expect(contactHeading(page, id)).toBeVisible();
    await isOpened(page);
    await isPressed(page, 'Open');
    await expect(page.getByText('admin opened it')).toBeVisible();
    await undo(page).click();
    await expect(page.getByText('Marked as new.')).toBeVisible();
    await expect(page.getByRole('button', { pressed: true })).toHaveText('Nobody');

    for (const path of ['0000-0000', 'no/such']) {
      await page.goto(`/admin/contacts/${path}`);
      await expect(page.getByText('There is no contact with this number.')).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Contacts' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
  });

  test('is closed or answered and that taken back, before the server has confirmed it, belongs to whoever answers it, in the same change, is as it was where that fails, and its history tells all', async ({
    contactPage: page,
    id,
  }) => {
    const response = Promise.withResolvers<void>();
    await page.route(`**/api/contact/${id}`, async (route) => {
      await response.promise;
      await route.abort();
    });
    await status(page, 'Closed').click();
    await isPressed(page, 'Closed');
    await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
    response.resolve();
    await expect(alert(page, 'Not saved.')).toBeVisible();
    await isPressed(page, 'Open');
    await page.unroute(`**/api/contact/${id}`);

    await status(page, 'Closed').click();
    await expect(page.getByText('Closed.')).toBeVisible();
    await isPressed(page, 'Closed');
    await undo(page).click();
    await isPressed(page, 'Open');

    const entries = conversation(page).getByRole('listitem');
    const expected = ['Ada Lovelace', 'admin opened it', 'admin closed it', 'admin reopened it'];
    await expect(entries).toHaveText(expected.map((text) => new RegExp(`^${text}`)));
    await page.reload();
    await expect(entries).toHaveCount(4);

    await status(page, 'Answered').click();
    await expect(page.getByText('Assigned to you. Marked as answered.')).toBeVisible();
    await expect(page.getByText('admin took it and marked it as answered')).toBeVisible();
    await undo(page).click();
    await isPressed(page, 'Open');
    await isPressed(page, 'Nobody');
    // What was answered before it was closed is so again, and nobody's.
    await status(page, 'Answered').click();
    await isPressed(page, 'Answered');
    await assignee(page, 'Nobody').click();
    await isPressed(page, 'Nobody');
    await status(page, 'Closed').click();
    await isPressed(page, 'Closed');
    await undo(page).click();
    await isPressed(page, 'Answered');
    await isPressed(page, 'Nobody');
  });

  test('shows who came first, and lets nobody overwrite what they have not seen', async ({
    ownBrowser,
    freshSite,
    ben,
    id,
  }) => {
    test.slow();
    // A staff user who has signed in once can be given a contact.
    const second = await ownBrowser(ben, `/admin/contacts/${id}`);
    await isPressed(second, 'Open');
    const first = await ownBrowser(freshSite, `/admin/contacts/${id}`);
    await isPressed(first, 'Open');
    // What both see is what they were told by their own changes.
    for (const page of [first, second]) await withoutPolls(page, id);

    await takeIt(first);
    await status(second, 'Closed').click();
    await expect(alert(second, 'admin took it')).toHaveText(
      'admin took it in the meantime. Your change was not made.',
    );
    await isPressed(second, 'Open');
    await isPressed(second, 'admin');
    await expect(assignee(second, 'Take it from admin')).toBeVisible();

    await status(second, 'Answered').click();
    await expect(second.getByText('Marked as answered.')).toBeVisible();
    await undo(first).click();
    await expect(alert(first, 'ben')).toHaveText(
      'ben marked it as answered in the meantime. Your change was not made.',
    );
    await isPressed(first, 'admin (you)');
    await assignee(first, 'ben').click();
    await expect(first.getByText('Assigned to ben.')).toBeVisible();
  });

  test('keeps notes, asks for words in each and in a reply, and has nothing that axe finds nor anything that scrolls sideways', async ({
    page,
    freshSite,
  }) => {
    test.slow();
    const id = await arrive(freshSite.url, { message: 'word'.repeat(300) });
    await signIn(page, freshSite, `/admin/contacts/${id}`);
    await isOpened(page);
    await beginNote(page);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(newNote(page)).toBeFocused();
    await expect(page.getByText('Write the note first')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Note' })).toBeFocused();

    const texts = ['Called back.\n<b>No answer.</b>', 'note'.repeat(300)];
    for (const text of texts) {
      await addNote(page, text);
      await expect(newNote(page)).toHaveCount(0);
    }
    await expect(notes(page)).toContainText(texts);
    await page.reload();
    await expect(notes(page)).toHaveCount(2);
    await expect(notes(page).first()).toContainText('admin');
    await beginReply(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Write the reply first')).toBeVisible();
    await expect(replyText(page)).toBeFocused();
    expect(await violations(page)).toEqual([]);
  });

  test('keeps a note that is being typed when the session ends, for its author, until a logout', async ({
    contactPage: page,
    id,
    freshSite,
    ben,
  }) => {
    const path = `/admin/contacts/${id}`;
    const note = newNote(page);
    await beginNote(page);
    await note.fill('Called back: no answer');
    await page.reload();
    await expect(note).toHaveValue('Called back: no answer');
    await ageSession(page, freshSite, 31 * 60);
    await comeBack(page);
    await expect(page.getByText('Your session has ended.')).toBeVisible();

    await signIn(page, ben, path);
    await isPressed(page, 'Open');
    await expect(note).toHaveCount(0);
    await ageSession(page, freshSite, 31 * 60);
    await comeBack(page);
    await expect(page.getByText('Your session has ended.')).toBeVisible();

    await enterPassword(page, freshSite, newPassword);
    await expect(note).toHaveValue('Called back: no answer');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(note).toHaveCount(0);
    await page.reload();
    await isPressed(page, 'Open');
    await expect(note).toHaveCount(0);
    await beginNote(page);
    await note.fill('Called again');
    await logout(page);
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('Called');
  });

  test('keeps a note that is being typed when nobody has done anything for 30 minutes, typing included, though the contact is read again and again', async ({
    page,
    freshSite,
    id,
  }) => {
    await page.clock.install();
    // Without the list beside it, which polls too.
    await page.setViewportSize({ width: 800, height: 800 });
    await signIn(page, freshSite, `/admin/contacts/${id}`);
    const note = newNote(page);
    await isOpened(page);
    await beginNote(page);
    await note.fill('Called back: no answer');
    await page.clock.fastForward('20:00');
    await note.pressSequentially('…');
    const read = page.waitForResponse(`**/api/contact/${id}?*`);
    await page.clock.fastForward('20:00');
    await read;
    await expect(note).toHaveValue('Called back: no answer…');
    // The server has the browser clear what it stores.
    const ended = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.ok(),
    );
    await page.clock.fastForward('31:00');
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await (await ended).finished();
    await page.reload();
    await enterPassword(page, freshSite, newPassword);
    await expect(note).toHaveValue('Called back: no answer…');
  });

  test('has a reply that is taken back while it has not left, joined to another one begun since, or left alone by one being sent, that keys and buttons format, that shows how it reads, takes pictures and PDF alone, and is kept through a reload until a logout', async ({
    contactPage: page,
  }) => {
    const reply = page.getByRole('article', { name: 'Reply by admin' });
    for (const [button, where] of [
      ['Send', reply],
      ['Send and close', page.getByRole('main')],
    ] as const) {
      await beginReply(page);
      await replyText(page).fill('The gateway fits.');
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(reply).toContainText(/Leaves in \d+ s/);
      await where.getByRole('button', { name: 'Undo' }).last().click();
      await expect(replyText(page)).toHaveValue('The gateway fits.');
      await expect(reply).toHaveCount(0);
      await isPressed(page, 'Open');
      await page.getByRole('button', { name: 'Discard' }).click();
    }
    await beginReply(page);
    await replyText(page).fill('The gateway fits.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await beginReply(page);
    await replyText(page).fill('And the lock.');
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).last().click();
    await expect(replyText(page)).toHaveValue('The gateway fits.\n\nAnd the lock.');
    await page.getByRole('button', { name: 'Discard' }).click();
    // The server knows of none either.
    await page.reload();
    await isPressed(page, 'Open');
    await expect(reply).toHaveCount(0);

    // The second one is being sent.
    await beginReply(page);
    await replyText(page).fill('The gateway fits.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await beginReply(page);
    await replyText(page).fill('And the lock.');
    const sent = Promise.withResolvers<Route>();
    await page.route('**/replies', (route) => sent.resolve(route), { times: 1 });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const second = await sent.promise;
    const takenBack = page.waitForResponse('**/replies/*');
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).last().click();
    await takenBack;
    await second.continue();
    await expect(replyText(page)).toHaveValue('The gateway fits.');
    await expect(reply).toContainText('And the lock.');
    await page.getByRole('button', { name: 'Discard' }).click();
    await reply.getByRole('button', { name: 'Undo' }).click();
    await expect(replyText(page)).toHaveValue('And the lock.');
    await page.getByRole('button', { name: 'Discard' }).click();

    await beginReply(page);
    const text = replyText(page);
    await text.fill('Twelve locks');
    await text.press('ControlOrMeta+a');
    await text.press('ControlOrMeta+b');
    await page.getByRole('button', { name: 'List' }).click();
    await expect(text).toHaveValue('- **Twelve locks**');
    await text.press('ControlOrMeta+k');
    await expect(text).toHaveValue('- **Twelve locks**[link text](https://)');
    const source = '- **Twelve locks**\n- [our page](https://a.example)';
    await text.fill(source);
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'How it will read' });
    await expect(preview.getByRole('listitem')).toHaveText(['Twelve locks', 'our page']);
    await expect(preview.getByRole('link')).toHaveAttribute('href', 'https://a.example');

    const files = page.getByRole('list', { name: 'Files to send' }).getByRole('listitem');
    await page
      .getByLabel('Attach files')
      .last()
      .setInputFiles([
        { name: 'a.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('x') },
      ]);
    await expect(files).toContainText(['Only pictures (JPEG, PNG, WebP, GIF) and PDF']);
    await page.getByRole('button', { name: 'Remove a.exe' }).click();
    await expect(files).toHaveCount(0);

    await page.reload();
    await expect(text).toHaveValue(source);
    await logout(page);
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('Twelve locks');
  });

  test('lets whoever goes on while a reply is being sent stay where they are, and tells them, until they close it, of what could not be sent or saved; what is being sent takes no more words, and a file whose upload was cut short is not left out', async ({
    page,
    freshSite,
  }) => {
    test.slow();
    const [first = '', second = '', third = ''] = await arriveAll(freshSite.url, 3);
    const open = (id: string) => page.getByRole('link', { name: new RegExp(`#${id}$`) }).click();
    /** Holds what is sent to this path. @returns waits until it has been sent, and lets it go on */
    const held = async (path: string, end: 'continue' | 'abort' = 'continue') => {
      const sent = Promise.withResolvers<Route>();
      await page.route(path, (route) => sent.resolve(route), { times: 1 });
      return async () => (await sent.promise)[end]();
    };
    await signIn(page, freshSite, `/admin/contacts/${third}`);
    await isOpened(page);
    const goOn = await held('**/replies');
    await beginReply(page);
    await replyText(page).fill('The gateway fits.');
    await page.getByRole('button', { name: 'Send and close' }).click();
    await expect(replyText(page)).not.toBeEditable();
    await open(second);
    await isOpened(page);
    await beginNote(page);
    await newNote(page).fill('Call back');
    await goOn();
    await expect(page.getByText('Closed. Your reply to')).toBeVisible();
    await expect(contactHeading(page, second)).toBeVisible();
    await expect(newNote(page)).toBeFocused();

    const failNote = await held('**/notes', 'abort');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(newNote(page)).not.toBeEditable();
    await open(first);
    await isOpened(page);
    await page.context().setOffline(true);
    await failNote();
    const noteFailed = alert(page, `Your note on contact #${second} could not`);
    await expect(noteFailed).toBeVisible();
    await expect(noteFailed.getByRole('progressbar')).toHaveCount(0);
    await page.context().setOffline(false);
    const failReply = await held('**/replies', 'abort');
    await beginReply(page);
    await replyText(page).fill('It fits.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await open(second);
    await expect(contactHeading(page, second)).toBeVisible();
    await failReply();
    await expect(page.getByText(`Your reply in contact #${first} could not`)).toBeVisible();
    await expect(newNote(page)).toHaveValue('Call back');
    await open(first);
    await expect(replyText(page)).toHaveValue('It fits.');

    const failChange = await held(`**/api/contact/${first}`, 'abort');
    await status(page, 'Closed').click();
    await open(second);
    await expect(contactHeading(page, second)).toBeVisible();
    await failChange();
    await expect(alert(page, `Contact #${first}: Not saved.`)).toBeVisible();
    await open(first);
    await isPressed(page, 'Open');

    await held('**/attachments');
    const door = { name: 'door.png', mimeType: 'image/png', buffer: Buffer.from('x') };
    await page.getByLabel('Attach files').last().setInputFiles(door);
    const files = page.getByRole('list', { name: 'Files to send' });
    await expect(files).toContainText('%');
    await open(second);
    await expect(newNote(page)).toBeVisible();
    await open(first);
    await expect(files).toContainText('It could not be uploaded.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(alert(page, 'A file could not be uploaded. Remove it')).toBeVisible();
  });

  test('leads a phone to the next and back, goes on to the next where one is closed, and Undo leads back', async ({
    page,
    freshSite,
  }) => {
    const older = await arrive(freshSite.url);
    const newer = await arrive(freshSite.url);
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, freshSite, `/admin/contacts/${newer}`);
    await isOpened(page);
    await page.getByRole('button', { name: 'Next contact' }).click();
    await expect(contactHeading(page, older)).toBeVisible();
    await isOpened(page);
    await page.getByRole('button', { name: 'Previous contact' }).click();
    await expect(contactHeading(page, newer)).toBeVisible();
    await closeInBar(page).click();
    await expect(contactHeading(page, older)).toBeVisible();
    await undo(page).last().click();
    await expect(contactHeading(page, newer)).toBeVisible();
    await isPressed(page, 'Open');
  });

  test('is closed right after a reply, before the page has read what the reply changed; blocks a sender, whose next message is spam, and lifts the block', async ({
    contactPage: page,
    freshSite,
    id,
  }) => {
    const isClosing = Promise.withResolvers<void>();
    await page.route(`**/api/contact/${id}?*`, async (route) => {
      await isClosing.promise;
      await route.continue();
    });
    await beginReply(page);
    await replyText(page).fill('The gateway fits.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('article', { name: 'Reply by admin' })).toBeVisible();
    await closeInBar(page).click();
    isClosing.resolve();
    await expect(page.getByText('Closed. That was the last one in this list.')).toBeVisible();

    await page.locator('summary').filter({ hasText: 'No other messages' }).click();
    await page.getByRole('button', { name: 'Block the sender' }).click();
    await expect(page.getByText('The sender is blocked')).toBeVisible();
    const blocked = await arrive(freshSite.url);
    await page.getByRole('button', { name: 'Unblock the sender' }).click();
    await expect(page.getByText('The sender is blocked')).toHaveCount(0);
    const welcome = await arrive(freshSite.url);
    await page.goto('/admin/dashboard?status=all');
    await expect(card(page, blocked).getByText('Spam', { exact: true })).toBeVisible();
    await expect(card(page, welcome).getByText('New', { exact: true })).toBeVisible();
  });
});

test.describe('The list of contacts', () => {
  test('counts those of the assignee that it shows, and marks who is no longer on the staff', async ({
    page,
    freshSite,
    ben,
  }) => {
    const [bens, mine] = [await arrive(freshSite.url), await arrive(freshSite.url)];
    await arrive(freshSite.url);
    await signIn(page, ben, `/admin/contacts/${bens}`);
    await isPressed(page, 'Open');
    await takeIt(page);
    const { remove } = await openAccounts({ DATA_DIR: freshSite.dataDir });
    await remove('ben');
    await page.context().clearCookies();
    await signIn(page, freshSite, `/admin/contacts/${mine}`);
    await isPressed(page, 'Open');
    await takeIt(page);

    await page.goto('/admin/dashboard');
    const gone = 'Assigned to ben (no longer on staff)';
    await expect(card(page, bens)).toContainText(gone);
    await page.getByRole('link', { name: 'Mine' }).click();
    const views = page.getByRole('navigation', { name: 'Contacts by status' });
    const counts = ['To do 1', 'New 0', 'Open 1', 'Answered 0', 'Closed 0', 'Spam 0', 'All 1'];
    await expect(views.getByRole('link')).toContainText(counts);
    await page.goto(`/admin/contacts/${bens}`);
    await isPressed(page, 'ben (no longer on staff)');
  });

  test('begins with what is to be done, and has views with counts and addresses, to which a contact’s page, the newsletter and the next visit lead back', async ({
    page,
    freshSite,
  }) => {
    const honest = await arrive(freshSite.url);
    const spam = await arrive(freshSite.url, { subject: 'Cheap pills', elapsed: 12 });
    await signIn(page, freshSite);
    const views = page.getByRole('navigation', { name: 'Contacts by status' });
    const counts = ['To do 1', 'New 1', 'Open 0', 'Answered 0', 'Closed 0', 'Spam 1', 'All 2'];
    await expect(views.getByRole('link')).toContainText(counts);
    await expect(views.locator('[aria-current="page"]')).toHaveText(/^To do/);
    await expect(page.getByRole('article')).toHaveCount(1);
    const assignees = page.getByRole('navigation', { name: 'Contacts by assignee' });
    await expect(assignees.getByRole('link', { name: /^Unassigned 1$/ })).toBeVisible();
    await views.getByRole('link', { name: 'Spam' }).click();
    await expect(page).toHaveURL('/admin/dashboard?status=spam');
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/admin/dashboard?status=spam');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(cardLink(page, spam)).toBeVisible();
    await page.getByRole('link', { name: 'Unassigned' }).click();
    await expect(page).toHaveURL(/\?status=spam&assignee=none$/);
    await page.getByRole('tab', { name: 'Newsletter' }).click();
    await expect(page).toHaveURL(/\?tab=newsletter&status=spam&assignee=none$/);
    await page.reload();
    await page.getByRole('tab', { name: 'Contacts' }).click();
    await expect(page).toHaveURL(/dashboard\?status=spam&assignee=none$/);
    await expect(page.getByRole('article')).toHaveCount(1);

    await cardLink(page, spam).click();
    await isPressed(page, 'Spam');
    await status(page, 'Not spam').click();
    await isPressed(page, 'Open');
    await expect(page.getByText('admin marked it as not spam')).toBeVisible();
    await takeIt(page);
    await page.getByRole('main').getByRole('link', { name: 'Contacts' }).click();
    await expect(page).toHaveURL(/\?status=spam&assignee=none$/);
    // Nothing leaves a list by itself.
    await page.reload();
    await expect(page.getByText('No spam contacts here.')).toBeVisible();
    await views.getByRole('link', { name: 'All' }).click();
    await page.getByRole('link', { name: 'Mine' }).click();
    const mine = card(page, spam);
    await expect(mine).toContainText('Assigned to admin');
    await expect(card(page, honest)).toHaveCount(0);
  });

  test('says that the server does not respond, announces what arrives, counts it in the title, moves nothing before it is asked, and asks for nothing while its tab is hidden', async ({
    page,
    freshSite,
  }) => {
    await page.clock.install();
    const first = await arrive(freshSite.url);
    await signIn(page, freshSite);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(1);
    const silence = page.getByText('The server does not respond.');
    await page.route('**/api/contact?*', (route) => route.abort());
    await afterPoll(page);
    await expect(silence).toBeVisible();
    await expect(cards).toHaveCount(1);
    await page.unroute('**/api/contact?*');
    await afterPoll(page);
    await expect(silence).toHaveCount(0);

    const second = await arrive(freshSite.url);
    const third = await arrive(freshSite.url);
    await afterPoll(page);

    const newest = page.getByRole('button', { name: '2 new messages' });
    await expect(newest).toBeVisible();
    await expect(page).toHaveTitle(/^\(2\) Admin Dashboard/);
    await expect(cards).toHaveCount(1);
    await newest.click();
    const names = [third, second, first].map((id) => `Contact #${id}`);
    await expect(cards.getByRole('heading')).toHaveText(names);
    await expect(cards.first().getByRole('heading')).toBeFocused();
    await expect(page).toHaveTitle(/^Admin Dashboard/);
    await expect(newest).toHaveCount(0);

    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const hide = (hidden: boolean) =>
      page.evaluate(`
        Object.defineProperty(document, 'visibilityState', {
          value: '${hidden ? 'hidden' : 'visible'}',
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      `);
    await hide(true);
    await page.clock.runFor('03:00');
    expect(calls).toEqual([]);
    await hide(false);
    await expect.poll(() => calls.filter((url) => url.includes('ifNoneMatch'))).toHaveLength(1);
  });
});
