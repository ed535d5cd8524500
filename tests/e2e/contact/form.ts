import { expect, type Page } from 'playwright/test';

/** What a receipt names a message by. */
export const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

export const contactForm = (page: Page) => page.getByRole('form', { name: 'Send a message' });
export const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
export const receipt = (page: Page) => contactForm(page).getByRole('status');

/** Waits until what is changed has been painted. */
export const twoFrames =
  'new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))';

/** Fills the contact form in as a visitor would, and leaves it unsent. */
export async function fillIn(page: Page, message = 'Two hundred sensors.\nFor a mill.') {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Phone').fill('+1 (905) 555-0142');
  await page.getByLabel('Business email').fill('ada@engines.example');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('checkbox', { name: /I consent/ }).check();
}

/** Sends the form, whose message has arrived then. */
export async function sendOff(page: Page) {
  await send(page).click();
  await expect(receipt(page)).toContainText(reference);
}

/**
 * Records from now on what of the contact form is pushed elsewhere after it was seen. A shift names all that changed at
 * once, also text whose font has come and which stays where it is.
 * @returns a function that tells by how much, as the browser rates shifts
 */
export async function watchForm(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(`
    globalThis.shifted = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        if (sources.some(({ node, previousRect: from, currentRect: to }) =>
          node?.parentElement?.closest('main form') && (from.x !== to.x || from.y !== to.y))) shifted.push(value);
    }).observe({ type: 'layout-shift', buffered: true });`);
  return () => page.evaluate('shifted');
}
