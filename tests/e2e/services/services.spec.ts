import type { Page } from 'playwright/test';
import { expect, test } from '../site.ts';

const others = (page: Page) =>
  page.getByRole('region', { name: 'Other Services' }).getByRole('listitem');

test('The overview of services lists seven, and each leads to its own page', async ({ page }) => {
  await page.goto('/services');
  const links = others(page).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/iot-services',
    '/consulting-services',
    '/iot-managed-services',
    '/iot-data-and-analytics',
    '/aiot',
    '/iot-use-cases',
    '/iot-machine-learning-services',
  ]);
  await expect(others(page)).toHaveCount(7);
  const items = await Promise.all((await others(page).all()).map((item) => item.boundingBox()));
  const [first, second, last] = [items[0], items[1], items.at(-1)];
  // A seventh in half a row would leave a hole.
  expect([last?.x, (last?.x ?? 0) + (last?.width ?? 0)]).toEqual([
    first?.x,
    (second?.x ?? 0) + (second?.width ?? 0),
  ]);
});

test('A service card opens a page whose other services leave that card out, and lead on', async ({
  page,
}) => {
  await page.goto('/services');
  await page.getByRole('link', { name: /^AIoT/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AIoT' })).toBeVisible();
  await expect(others(page)).toHaveCount(6);
  await others(page)
    .getByRole('link', { name: /^Consulting/ })
    .click();
  await expect(page).toHaveURL('/consulting-services');
});

test('Consulting leads to the contact page by a button', async ({ page }) => {
  await page.goto('/consulting-services');
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('Two columns hold the other services on a desk, one on a phone', async ({ page }) => {
  for (const [width, columns] of [
    [1280, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/services');
    const boxes = await Promise.all((await others(page).all()).map((item) => item.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(columns);
  }
});
