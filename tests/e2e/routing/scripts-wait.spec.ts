import type { Page } from 'playwright/test';
import { waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Keeps the loader's timer, for the test to let it run, and records signs of use. */
const holdTimer = `
  window.signs = [];
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click'])
    addEventListener(sign, ({ type, target, isTrusted, timeStamp }) =>
      signs.push([type, target.nodeName, isTrusted, timeStamp]), true);
  const { setTimeout } = window;
  window.setTimeout = (work, ms, ...rest) =>
    ms === 5000 && !window.timer ? void (window.timer = work) : setTimeout(work, ms, ...rest);
`;

/** Opens a page and waits until it waits. @returns the scripts that it asks for */
async function openIdle(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript(holdTimer);
  await page.goto(path);
  await expect.poll(() => page.evaluate('typeof timer')).toBe('function');
  expect(scripts, JSON.stringify(await page.evaluate('signs'))).toEqual([]);
  return scripts;
}

test('A page that nobody uses asks for its scripts after five seconds', async ({ page }) => {
  const scripts = await openIdle(page, '/about');
  await page.evaluate('timer()');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('A pointer that rests on the page is no sign of use', async ({ page }) => {
  await openIdle(page, '/about');
  await page.evaluate(`dispatchEvent(new PointerEvent('pointermove'))`);
  await expect(page.locator('script[src]')).toHaveCount(0);
});

const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a moving pointer': (page) => page.mouse.move(200, 200),
  'a key': (page) => page.keyboard.press('Tab'),
  scrolling: (page) => page.mouse.wheel(0, 300),
  'a screen reader’s press': (page) => page.evaluate(`document.querySelector('h1').click()`),
};
for (const [name, use] of Object.entries(uses)) {
  test(`Scripts come at the first sign of use: ${name}`, async ({ page }) => {
    const scripts = await openIdle(page, '/');
    await use(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
}

test('The contact form, which shows a draft, and a query do not wait', async ({ page }) => {
  for (const path of ['/contact', '/products?category=access']) {
    await page.goto(path);
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
  }
});

test('A page that waited works as every other once it is used', async ({ page }) => {
  await page.goto('/products');
  await waitUntilLive(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/products?page=2');
});
