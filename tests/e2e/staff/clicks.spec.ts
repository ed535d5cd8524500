import type { Locator } from 'playwright/test';
import { assignee, cardLink, closeInBar, expect, newNote, replyText, test } from './staff-test.ts';
import { signIn } from './sign-in.ts';

/**
 * A hand at the mouse, whose first click has opened the contact. What it writes is not counted: the same letters
 * everywhere.
 */
class Hand {
  actions = 1;

  async click(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  /** Opens a list of choices, and clicks one. */
  async choose(list: Locator, choice: string): Promise<void> {
    this.actions += 2;
    await list.selectOption(choice);
  }
}

test('A note, a colleague, an answer with a saved text and a closing take FreeScout’s number of clicks or fewer', async ({
  page,
  freshSite,
  ben,
  ownBrowser,
  id,
}) => {
  // Whoever has signed in once can be given a contact.
  await ownBrowser(ben);
  await signIn(page, freshSite);
  await cardLink(page, id).click();

  const noting = new Hand();
  await noting.click(page.getByRole('button', { name: 'Note', exact: true }));
  await newNote(page).fill('Called her.');
  await noting.click(page.getByRole('button', { name: 'Add note' }));
  await expect(page.getByRole('article', { name: 'Note by admin' })).toBeVisible();
  expect(noting.actions).toBeLessThanOrEqual(3);

  const assigning = new Hand();
  await assigning.click(assignee(page, 'ben'));
  await expect(page.getByText('Assigned to ben.')).toBeVisible();
  expect(assigning.actions).toBeLessThanOrEqual(3);

  const answering = new Hand();
  await answering.click(page.getByRole('button', { name: 'Reply', exact: true }));
  await answering.choose(page.getByLabel('Insert a saved text'), 'Suggest a call');
  await expect(replyText(page)).toHaveValue(/Hello Ada,/);
  await answering.click(page.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByRole('article', { name: 'Reply by admin' })).toBeVisible();
  expect(answering.actions).toBeLessThanOrEqual(5);

  const closing = new Hand();
  await closing.click(closeInBar(page));
  await expect(page.getByText('Closed. That was the last one in this list.')).toBeVisible();
  expect(closing.actions).toBeLessThanOrEqual(3);
});
