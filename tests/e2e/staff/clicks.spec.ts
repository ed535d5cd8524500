import type { Locator } from 'playwright/test';
import { arriveAll } from './contacts.ts';
import { assignee, cardLink, closeInBar, expect, newNote, replyText, test } from './desk.ts';
import { signIn } from './sign-in.ts';

/** A hand at the mouse, from the list on. What it writes is not counted: the same letters everywhere. */
class Hand {
  actions = 0;

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

test.describe('FreeScout’s number of clicks, or fewer,', () => {
  test('answer with a saved text', async ({ page, freshSite, id }) => {
    const hand = new Hand();
    await signIn(page, freshSite);
    await hand.click(cardLink(page, id));
    await hand.click(page.getByRole('button', { name: 'Reply', exact: true }));
    await hand.choose(page.getByLabel('Insert a saved text'), 'Suggest a call');
    await expect(replyText(page)).toHaveValue(/Hello Ada,/);
    await hand.click(page.getByRole('button', { name: 'Send', exact: true }));
    await expect(page.getByRole('article', { name: 'Reply by admin' })).toBeVisible();
    expect(hand.actions).toBeLessThanOrEqual(5);
  });

  test('assign a contact to a colleague', async ({ page, freshSite, ben, ownBrowser, id }) => {
    const hand = new Hand();
    // Whoever has signed in once can be given a contact.
    await ownBrowser(ben);
    await signIn(page, freshSite);
    await hand.click(cardLink(page, id));
    await hand.click(assignee(page, 'ben'));
    await expect(page.getByText('ben has it now.')).toBeVisible();
    expect(hand.actions).toBeLessThanOrEqual(3);
  });

  test('add a note', async ({ page, freshSite, id }) => {
    const hand = new Hand();
    await signIn(page, freshSite);
    await hand.click(cardLink(page, id));
    await hand.click(page.getByRole('button', { name: 'Note', exact: true }));
    await newNote(page).fill('Called her.');
    await hand.click(page.getByRole('button', { name: 'Add note' }));
    await expect(page.getByRole('article', { name: 'Note by admin' })).toBeVisible();
    expect(hand.actions).toBeLessThanOrEqual(3);
  });

  test('close a contact', async ({ page, freshSite, id }) => {
    const hand = new Hand();
    await signIn(page, freshSite);
    await hand.click(cardLink(page, id));
    await hand.click(closeInBar(page));
    await expect(page.getByText('Closed. That was the last one in this list.')).toBeVisible();
    expect(hand.actions).toBeLessThanOrEqual(3);
  });

  test('mark five contacts as spam', async ({ page, freshSite }) => {
    const hand = new Hand();
    const ids = await arriveAll(freshSite.url, 5);
    await signIn(page, freshSite);
    for (const id of ids)
      await hand.click(page.getByRole('checkbox', { name: `Select Contact #${id}` }));
    await hand.click(page.getByRole('button', { name: 'Spam', exact: true }));
    await expect(page.getByText('5 contacts marked as spam.').last()).toBeVisible();
    expect(hand.actions).toBeLessThanOrEqual(7);
  });
});
