import { expect, test } from '../site.ts';

test('Partners stand in two columns, each with its mark and its name, and get all data sheets in one file', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/partners');
  const partners = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  const places = await partners.evaluateAll((items) => items.map((item) => item.offsetLeft));
  expect(places.length).toBeGreaterThan(1);
  expect(new Set(places).size).toBe(2);
  await expect(partners.getByRole('heading', { level: 2 })).toHaveCount(places.length);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^All data sheets, ZIP/ }).click();
  expect((await download).suggestedFilename()).toBe('data-sheets.zip');
});

test('The summary of the privacy page fills its rows, and on a phone every link to a section is in view and leads there', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  const summary = page.getByRole('region', { name: 'In short' }).getByRole('list');
  for (const width of [1280, 1000, 700, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const { right = 0 } = await summary.evaluate((list) => list.getBoundingClientRect().toJSON());
    const items = await summary
      .getByRole('listitem')
      .evaluateAll((each) => each.map((item) => item.getBoundingClientRect().toJSON()));
    const ends = new Map<number, number>();
    for (const { top, right: end } of items) ends.set(top, Math.max(end, ends.get(top) ?? 0));
    for (const end of ends.values()) expect(end, `${width} px`).toBeCloseTo(right, 0);
  }
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const ends = await links.evaluateAll((each) =>
    each.map((link) => link.getBoundingClientRect().right),
  );
  for (const end of ends) expect(end).toBeLessThanOrEqual(390);
  await links.last().press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Contact' })).toBeInViewport();
});
