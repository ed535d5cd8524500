import type { Page } from 'playwright/test';
import { violations } from '../axe.ts';
import { hold, openLive, waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';
import {
  confirmedAddress,
  leaveLinkIn,
  linkIn,
  type MailSite,
  mailsTo,
  newestMail,
  subjects,
  subscribe,
} from './mail.ts';

const pages = [
  {
    path: '/newsletter/confirm',
    button: 'Yes, confirm my address',
    invalid: 'Your address isn’t confirmed',
  },
  {
    path: '/newsletter/leave',
    button: 'Yes, unsubscribe me',
    invalid: 'We couldn’t unsubscribe you',
  },
] as const;
const forged = `0001${'A'.repeat(120)}`;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const isAccessible = async (page: Page) => expect(await violations(page)).toEqual([]);

/** As a mail program does: from the page itself, the fragment alone would change. */
async function open(page: Page, link: string) {
  await page.goto('about:blank');
  await page.goto(link);
}

async function confirmation(site: MailSite, email: string) {
  await subscribe(site, email);
  return newestMail(site, email, 'confirm');
}

const announcement = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text });

/** By keyboard alone, from the top of the page's own part. */
async function press(page: Page, name: string) {
  await waitUntilLive(page);
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

for (const { path, button, invalid } of pages) {
  test(`${path} without a token says what to do and offers no button, and with a forged one says so once its button is pressed`, async ({
    page,
  }) => {
    await openLive(page, path);
    await expect(heading(page, invalid)).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toHaveCount(0);

    await open(page, `${path}#${forged}`);
    await expect(page).toHaveURL(path);
    await press(page, button);
    await expect(heading(page, invalid)).toBeFocused();
    await isAccessible(page);
  });

  test.describe('Without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} says whom to write to, and offers no button that does nothing`, async ({
      page,
    }) => {
      await page.goto(`${path}#${forged}`);
      await expect(page.getByText('This page needs JavaScript to read the link.')).toBeVisible();
      await expect(page.getByRole('button', { name: button })).toBeHidden();
    });
  });
}

test('A link is remembered until its tab is closed, and so is how it ended', async ({
  page,
  site,
}) => {
  test.slow();
  const { leaveLink } = await confirmedAddress(site, 'reload@mail.example');
  await open(page, leaveLink);
  await expect(page).toHaveURL('/newsletter/leave');

  await test.step('before its button is pressed: on a reload, and on the way back', async () => {
    await page.reload();
    await waitUntilLive(page);
    await expect(heading(page, 'Unsubscribe from the newsletter?')).toBeVisible();
    await page.goto('/about');
    await page.goBack();
    await expect(heading(page, 'Unsubscribe from the newsletter?')).toBeVisible();
  });
  await test.step('after it', async () => {
    await press(page, 'Yes, unsubscribe me');
    await expect(heading(page, 'You’re unsubscribed')).toBeFocused();
    await page.reload();
    await waitUntilLive(page);
    await expect(heading(page, 'You’re unsubscribed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yes, unsubscribe me' })).toHaveCount(0);
  });
  await test.step('but not in another tab', async () => {
    const other = await page.context().newPage();
    await openLive(other, '/newsletter/leave');
    await expect(heading(other, 'We couldn’t unsubscribe you')).toBeVisible();
    await other.close();
  });
});

test('A link that a mail filter has changed works all the same', async ({ page, site }) => {
  test.slow();
  const link = linkIn(await confirmation(site, 'filtered@mail.example'));
  const encoded = link.replace('#', '%23');
  // Every other change: infra/viewer-request and frontend/company/token-in.
  for (const changed of [`${encoded.replace('%23', '%2523')}?utm_source=mail`, `${link}%3E`])
    await test.step(changed, async () => {
      await open(page, changed);
      await expect(page).toHaveURL('/newsletter/confirm');
      await press(page, 'Yes, confirm my address');
      await expect(heading(page, 'Your address is confirmed')).toBeFocused();
    });
});

test('Where the fragment is lost, the page takes the link or the code of the mail', async ({
  page,
  site,
}) => {
  test.slow();
  const mail = await confirmation(site, 'dropped@mail.example');
  const link = linkIn(mail);
  const [, code = ''] = /this one:\n(\S+)/.exec(mail.body.text) ?? [];
  expect(mail.body.html).toContain(`>${code}</span>`);
  const field = page.getByRole('textbox', { name: 'Link or code from the email' });
  for (const pasted of [code, `https://filter.example/?url=${encodeURIComponent(link)}&data=1`])
    await test.step(pasted, async () => {
      await page.goto('/newsletter/confirm');
      await page.evaluate('sessionStorage.clear()');
      await page.reload();
      await waitUntilLive(page);
      await press(page, 'Continue');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(
        'Error: Paste the whole link or the whole code from the email',
      );
      if (pasted === code) await isAccessible(page);
      await field.fill(pasted);
      await press(page, 'Continue');
      await expect(heading(page, 'Do you want our newsletter?')).toBeFocused();
      await press(page, 'Yes, confirm my address');
      await expect(heading(page, 'Your address is confirmed')).toBeFocused();
    });
});

test('The links of the mails confirm and leave, each as often as it is pressed', async ({
  page,
  site,
}) => {
  test.slow();
  const email = 'twice@mail.example';
  const link = linkIn(await confirmation(site, email));
  const useTwice = async (url: string, asks: string, button: string, done: string) => {
    for (const time of ['first', 'second'])
      await test.step(`${button}, ${time}`, async () => {
        await open(page, url);
        await expect(heading(page, asks)).toBeVisible();
        if (time === 'first') await isAccessible(page);
        await press(page, button);
        await expect(heading(page, done)).toBeFocused();
        if (time === 'first') await isAccessible(page);
      });
  };
  const [yes, no] = ['Yes, confirm my address', 'Yes, unsubscribe me'];
  await useTwice(link, 'Do you want our newsletter?', yes, 'Your address is confirmed');
  const leave = leaveLinkIn(await newestMail(site, email, 'welcome'));
  await useTwice(leave, 'Unsubscribe from the newsletter?', no, 'You’re unsubscribed');
  await test.step('A link from before does not bring back, and leads to the form', async () => {
    await open(page, link);
    await press(page, 'Yes, confirm my address');
    await expect(heading(page, 'This link has expired')).toBeFocused();
    await isAccessible(page);
    await page.getByRole('link', { name: 'Subscribe again' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeInViewport();
  });
});

test('Who has lost the link to leave is asked for an address, and gets another one', async ({
  page,
  site,
}) => {
  const email = 'lost@mail.example';
  await confirmedAddress(site, email);
  await openLive(page, '/newsletter/leave');
  await page.getByRole('link', { name: 'Send me a new link' }).press('Enter');
  await expect(page).toHaveURL('/unsubscribe');
  const field = page.getByRole('textbox', { name: 'Email' });

  await press(page, 'Send me the link');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Error: Enter your email');
  await expect(page).toHaveTitle(/^Error/);
  await isAccessible(page);

  await field.fill(email);
  await press(page, 'Send me the link');
  await expect(announcement(page, 'Check your inbox')).toBeVisible();
  await isAccessible(page);
  await newestMail(site, email, 'leave');
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('/unsubscribe sends its link all the same', async ({ page, site }) => {
    const email = 'scriptless@mail.example';
    await confirmedAddress(site, email);
    await page.goto('/unsubscribe');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await mailsTo(site, email)).at(-1)?.subject).toBe(subjects.leave);
  });
});

test('While the database is down, each page says so, keeps what it has and works afterwards', async ({
  page,
  freshSite,
}) => {
  test.slow();
  const email = 'patient@mail.example';
  const { confirmLink, leaveLink } = await confirmedAddress(freshSite, email);
  const steps = [
    { url: confirmLink, button: 'Yes, confirm my address', done: 'Your address is confirmed' },
    { url: leaveLink, button: 'Yes, unsubscribe me', done: 'You’re unsubscribed' },
  ];
  for (const { url, button, done } of steps) {
    await openLive(page, url);
    await freshSite.stopDatabase();
    await press(page, button);
    await expect(
      announcement(page, 'That didn’t work. It’s safe to try again in a minute.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeFocused();
    await freshSite.startDatabase();
    const letIn = await hold(page, /\/api\/newsletter\//);
    await press(page, button);
    // Otherwise nobody would hear of a second failure.
    await expect(
      announcement(page, 'That didn’t work. It’s safe to try again in a minute.'),
    ).toBeHidden();
    letIn();
    await expect(heading(page, done)).toBeFocused();
  }

  await page.goto(`${freshSite.url}/unsubscribe`);
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.fill(email);
  await freshSite.stopDatabase();
  await press(page, 'Send me the link');
  await expect(announcement(page, 'Your address is still here')).toBeVisible();
  await expect(field).toHaveValue(email);
  await freshSite.startDatabase();
});
