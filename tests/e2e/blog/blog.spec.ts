import { readFileSync } from 'node:fs';
import * as brand from '#frontend/content/brand.ts';
import { expect, test } from '../site.ts';

const gateway = '/blog/five-hours-without-the-grid';
const paths = [gateway, '/blog/humidity-in-winter', '/blog/240-switches'];

test('The data of a figure are saved as a file under its name, and the article stays; its byline leads to who we are', async ({
  page,
}) => {
  await page.goto(gateway);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download battery-charge.csv' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('battery-charge.csv');
  expect(readFileSync(await file.path(), 'utf8')).toContain('Hours on battery,');
  await expect(page).toHaveURL(gateway);
  await page.getByRole('definition').getByRole('link', { name: brand.name }).click();
  await expect(page).toHaveURL('/about');
});

test('The feed is well-formed Atom, and the overview leads to it', async ({ page }) => {
  await page.goto('/blog');
  const href = await page.getByRole('link', { name: 'Atom feed' }).getAttribute('href');
  const found = await page.evaluate(`(async () => {
    const response = await fetch('${href}');
    const feed = new DOMParser().parseFromString(await response.text(), 'application/xml');
    const atom = 'http://www.w3.org/2005/Atom';
    const missing = [...feed.getElementsByTagNameNS(atom, 'entry')].flatMap((entry) =>
      ['title', 'id', 'updated', 'link', 'author', 'summary'].filter(
        (name) => entry.getElementsByTagNameNS(atom, name).length !== 1,
      ),
    );
    return {
      type: response.headers.get('content-type'),
      error: feed.querySelector('parsererror')?.textContent,
      root: feed.documentElement.namespaceURI === atom && feed.documentElement.localName,
      entries: feed.getElementsByTagNameNS(atom, 'entry').length,
      missing,
    };
  })()`);
  expect(found).toEqual({
    type: 'application/atom+xml',
    error: undefined,
    root: 'feed',
    entries: 3,
    missing: [],
  });
});

interface Letter {
  readonly text: string;
  readonly fontSize: string;
  readonly isWhole: boolean;
}
const lettersOfCharts = `[...document.querySelectorAll('figure svg text')].map((letter) => {
  const { left, right } = letter.getBoundingClientRect();
  const { fontSize } = getComputedStyle(letter);
  return { text: letter.textContent, fontSize, isWhole: left >= 0 && right <= 320 };
})`;

test('In a window of 320 pixels the letters of a chart are whole and as large as elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of paths) {
    await page.goto(path);
    const letters = await page.evaluate<Letter[]>(lettersOfCharts);
    expect(letters.length, path).toBeGreaterThan(8);
    const wrong = letters.filter(({ fontSize, isWhole }) => fontSize !== '13px' || !isWhole);
    expect(wrong, path).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('An article is whole: words, charts, tables that open, and products', async ({ page }) => {
    await page.goto(gateway);
    const figure = page.getByRole('figure', { name: 'Charge over five hours' });
    await expect(figure.locator('polyline')).toHaveCount(2);
    await expect(figure.getByRole('table')).toBeHidden();
    await figure.getByText('The figures as a table').click();
    await expect(figure.getByRole('row').nth(1)).toHaveText('0100100');
    await expect(page.getByText('One lamp reported its level nine times a second')).toBeVisible();
    await page
      .getByRole('region', { name: 'In this test' })
      .getByRole('link', { name: 'Dimmer Knob' })
      .click();
    await expect(page).toHaveURL('/product/13');
  });
});
