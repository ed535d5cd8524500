import type { Page } from 'playwright/test';
import { expect, test } from '../site.ts';

const others = (page: Page) =>
  page.getByRole('region', { name: 'Other Services' }).getByRole('listitem');

/** In how many rows the other services stand. */
async function rows(page: Page): Promise<number> {
  const boxes = await Promise.all((await others(page).all()).map((item) => item.boundingBox()));
  return new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size;
}

test('The overview of services lists seven, each of which leads to its own page, in two columns on a desktop and one on a phone', async ({
  page,
}) => {
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
  // Seven items in two columns would leave a gap, so the first spans both.
  expect([first?.x, (first?.x ?? 0) + (first?.width ?? 0)]).toEqual([
    second?.x,
    (last?.x ?? 0) + (last?.width ?? 0),
  ]);
  for (const [width, columns] of [
    [1280, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // The first of seven has a row of its own.
    expect(await rows(page), `${width} px`).toBe(1 + 6 / columns);
  }
});

test('Each time in the Managed Services timeline is at least 24 px from the edge of its background', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/iot-managed-services');
  const entries = page
    .getByRole('region', { name: 'One night, as an example' })
    .getByRole('listitem');
  await expect(entries).toHaveCount(6);
  for (const entry of await entries.all()) {
    const edge = await entry.boundingBox();
    const time = await entry.getByText(/^(?:\d\d:\d\d|1 Dec)$/).boundingBox();
    expect((time?.y ?? 0) - (edge?.y ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test('On a phone the other services are one column, and on a desktop two rows of three', async ({
  page,
}) => {
  await page.goto('/iot-services');
  for (const [width, count] of [
    [1280, 2],
    [390, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await rows(page), `${width} px`).toBe(count);
  }
});
