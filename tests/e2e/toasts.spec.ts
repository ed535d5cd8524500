import type { Page } from 'playwright/test';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Subscribes a new address, to which the site responds with a short message. */
async function toastOf(page: Page) {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${crypto.randomUUID()}@toast.example`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('status');
  await expect(toast).toContainText('Successfully subscribed!');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  return toast;
}

test('A toast stands in the top right corner and leaves after three seconds', async ({ page }) => {
  const toast = await toastOf(page);
  await expect(toast.getByRole('progressbar')).toHaveCSS('animation-duration', '3s');
  const box = await toast.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(box?.x).toBeGreaterThan(width / 2);
  expect(box?.y).toBeLessThan(height / 4);
  await expect(toast).toHaveCount(0);
});

test('A toast waits under the pointer and while it has the focus, and closes on a click and by key', async ({
  page,
}) => {
  const toast = await toastOf(page);
  await toast.hover();
  await expect(toast.getByRole('progressbar')).toHaveCSS('animation-play-state', 'paused');
  await toast.click();
  await expect(toast).toHaveCount(0);

  await toastOf(page);
  const close = toast.getByRole('button', { name: 'close' });
  await close.focus();
  await expect(toast.getByRole('progressbar')).toHaveCSS('animation-play-state', 'paused');
  await close.press('Enter');
  await expect(toast).toHaveCount(0);
});
