import type { Page } from 'playwright/test';
import { expect, test } from '../site.ts';

const others = (page: Page) =>
  page.getByRole('region', { name: 'Other Services' }).getByRole('listitem');

test('The overview of services lists seven, and each leads to its own page', async ({ page }) => {
  await page.goto('/services');
  const links = page
    .getByRole('region', { name: 'Other Services' })
    .getByRole('listitem')
    .getByRole('link');
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

test('A service card opens a page whose other services leave that card out, even after a refresh', async ({
  page,
}) => {
  await page.goto('/services');
  await page.getByRole('link', { name: /^AIoT/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AIoT' })).toBeVisible();
  await expect(others(page)).toHaveCount(6);
  await expect(others(page).getByRole('link', { name: /^AIoT/ })).toHaveCount(0);
  await page.reload();
  await expect(others(page)).toHaveCount(6);
  await expect(others(page).getByRole('link', { name: /^AIoT/ })).toHaveCount(0);
});

test('From one service the next is one click away, and the first is back in the list', async ({
  page,
}) => {
  await page.goto('/aiot');
  await others(page)
    .getByRole('link', { name: /^Consulting/ })
    .click();
  await expect(page).toHaveURL('/consulting-services');
  await expect(others(page).getByRole('link', { name: /^AIoT/ })).toBeVisible();
  await expect(others(page).getByRole('link', { name: /^Consulting/ })).toHaveCount(0);
});

test('The use cases end with Explore Other Services', async ({ page }) => {
  await page.goto('/iot-use-cases');
  await expect(page.getByRole('article')).toHaveCount(6);
  const explore = page.getByRole('region', { name: 'Explore Other Services' });
  await expect(explore.getByRole('listitem')).toHaveCount(6);
});

test('Consulting leads to the contact page by a button', async ({ page }) => {
  await page.goto('/consulting-services');
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
});

for (const [path, name, count] of [
  ['/iot-services', 'App Development', 9],
  ['/iot-data-and-analytics', 'Services', 7],
  ['/iot-data-and-analytics', 'Industries', 5],
  ['/aiot', 'Eight things a small model can do', 8],
  ['/iot-machine-learning-services', 'From question to running model', 8],
] as const) {
  test(`${path} lists ${count} items under ${name}`, async ({ page }) => {
    await page.goto(path);
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByRole('listitem')).toHaveCount(count);
  });
}

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
