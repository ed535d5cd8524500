import { expect, test } from '../site.ts';

test('Partners stand in two columns, each with its mark and its name', async ({ page }) => {
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
});

for (const path of ['/privacy-policy', '/accessibility', '/developers'])
  test(`What is folded on ${path} is open on paper`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    const folded = page.getByRole('main').locator('details > :not(summary)');
    expect(await folded.count()).toBeGreaterThan(4);
    for (const each of await folded.all()) await expect(each).toBeVisible();
  });

for (const width of [390, 700, 1000, 1280])
  test(`The summary of the privacy page fills its rows at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacy-policy');
    const summary = page.getByRole('region', { name: 'In short' }).getByRole('list');
    const { right = 0 } = await summary.evaluate((list) => list.getBoundingClientRect().toJSON());
    const items = await summary
      .getByRole('listitem')
      .evaluateAll((each) => each.map((item) => item.getBoundingClientRect().toJSON()));
    const ends = new Map<number, number>();
    for (const { top, right: end } of items) ends.set(top, Math.max(end, ends.get(top) ?? 0));
    for (const end of ends.values()) expect(end).toBeCloseTo(right, 0);
  });

test('On a phone, every link to a section of a text is in view, and leads there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/privacy-policy');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const ends = await links.evaluateAll((each) =>
    each.map((link) => link.getBoundingClientRect().right),
  );
  for (const end of ends) expect(end).toBeLessThanOrEqual(390);
  await links.last().press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Contact' })).toBeInViewport();
});
