import type { Browser, Page } from 'playwright/test';
import { expect } from '../site.ts';
import { signIn, type Stack } from './sign-in.ts';

/** Somebody's own browser, signed in, whose time the test moves. */
export async function ownBrowser(browser: Browser, stack: Stack, path?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await signIn(page, stack, path);
  return page;
}

export const afterPoll = (page: Page) => page.clock.fastForward('00:21');

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Staff pages' });

export const contactHeading = (page: Page, id: string) =>
  page.getByRole('heading', { level: 1, name: `Contact #${id}` });

export const isPressed = (page: Page, name: string) =>
  expect(page.getByRole('button', { name, pressed: true })).toBeVisible();

/** The server knows that a new contact has been opened: the button shows it before. */
export const isOpened = (page: Page) =>
  expect(page.getByText('You opened it: it was new.')).toBeVisible();
