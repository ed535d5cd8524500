import type { BrowserContext, Locator, Page } from 'playwright/test';
import { openAccounts } from '#operations/staff/accounts.ts';
import { expect, test as base } from '../site.ts';
import { arrive } from './contacts.ts';
import { signIn, type Stack } from './sign-in.ts';

export { expect } from '../site.ts';

interface StaffFixtures {
  /** The number of a message that has arrived. */
  id: string;
  /** That message's page, which a staff user has just opened. */
  contactPage: Page;
  /** Another staff user, who has not signed in yet. */
  ben: Stack;
  /** Gives somebody a browser of their own, signed in, whose time the test moves. */
  ownBrowser: (stack: Stack, path?: string) => Promise<Page>;
}

/** Tests of staff at work, each on a stack without rows, to which paths belong. */
export const test = base.extend<StaffFixtures>({
  baseURL: ({ freshSite }, use) => use(freshSite.url),
  id: async ({ freshSite }, use) => use(await arrive(freshSite.url)),
  contactPage: async ({ page, freshSite, id }, use) => {
    await signIn(page, freshSite, `/admin/contacts/${id}`);
    await isOpened(page);
    await use(page);
  },
  ben: async ({ freshSite }, use) => {
    const { add } = await openAccounts({ DATA_DIR: freshSite.dataDir });
    const username = 'ben';
    await use({ ...freshSite, staff: { username, firstPassword: await add(username, 'agent') } });
  },
  ownBrowser: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (stack, path) => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      await page.clock.install();
      await signIn(page, stack, path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export const afterPoll = (page: Page) => page.clock.fastForward('00:21');

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Staff pages' });

/** The search has its place in the bar; other pages are in the menu of who is signed in. */
export async function openPage(page: Page, name: string) {
  await page.getByRole('button', { name: /^Signed in as/ }).click();
  await page.getByRole('navigation', { name: 'Account menu' }).getByRole('link', { name }).click();
}

export const contactHeading = (page: Page, id: string) =>
  page.getByRole('heading', { level: 1, name: `Contact #${id}` });

const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
export const status = (page: Page, name: string) => choice(page, 'Status', name);
export const assignee = (page: Page, name: string) => choice(page, 'Assigned to', name);
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

const bar = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Contact actions' }).getByRole('button', { name });
export const newNote = (page: Page) => page.getByLabel('New note');
export async function beginNote(page: Page) {
  await bar(page, 'Note').click();
  await expect(newNote(page)).toBeFocused();
}
export async function addNote(page: Page, text: string) {
  await beginNote(page);
  await newNote(page).fill(text);
  await page.getByRole('button', { name: 'Add note' }).click();
}
export const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
export const notes = (page: Page) => conversation(page).getByRole('article', { name: /^Note by / });
export const replyText = (page: Page) => page.getByLabel('Your reply');
export const closeInBar = (page: Page) => bar(page, 'Close');
export async function beginReply(page: Page) {
  await bar(page, 'Reply').click();
  await expect(replyText(page)).toBeFocused();
}

export const card = (page: Page, id: string) =>
  page.getByRole('article', { name: `Contact #${id}` });
export const cardLink = (page: Page, id: string) =>
  page.getByRole('link', { name: `Contact #${id}` });

/** Tries to close a dialog that stays as long as it is busy. */
export async function staysOpen(page: Page, dialog: Locator) {
  const close = dialog.getByRole('button', { name: /^Close/ });
  await expect(close).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await close.click({ force: true });
  await expect(dialog).toBeVisible();
}

/** Whether the browser closes the tab without a question. */
export const mayLeave = (page: Page) =>
  page.evaluate(`dispatchEvent(new Event('beforeunload', { cancelable: true }))`);

/** An alert beside which a page may have others. */
export const alert = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text });

export async function takeIt(page: Page) {
  await assignee(page, 'Take it').click();
  await expect(page.getByText('Assigned to you.')).toBeVisible();
}

export async function logout(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
}

export const isPressed = (page: Page, name: string) =>
  expect(page.getByRole('button', { name, pressed: true })).toBeVisible();

/** The server knows that a new contact has been opened: the button shows it before. */
export const isOpened = (page: Page) =>
  expect(page.getByText('Status changed from new to open.')).toBeVisible();
