import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '#build/site.ts';
import { articles } from '#frontend/content/articles.ts';
import { formatDate } from '#frontend/content/format.ts';
import { pages } from '#frontend/pages.ts';
import { all, pages as builtPages, textOf } from '../built-site.ts';

const built = articles.map((article) => {
  const { path } = pages[article.page];
  return { ...article, path, html: builtPages.find(({ url }) => url === path)?.html ?? '' };
});

const figures = built.flatMap(({ html, path }) =>
  all(html, /<figure[^>]*>([^]*?)<\/figure>/g)
    .filter((figure) => figure.includes('type="text/csv"'))
    .map((figure) => ({ path, figure, rows: csvOf(figure) })),
);

/** The cells of the file that a figure offers. */
function csvOf(figure: string): readonly (readonly string[])[] {
  const [href = ''] = all(figure, /<a href="\/assets\/([^"]+)" type="text\/csv"/g);
  const text = readFileSync(join(paths.assets, href), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
}

const cellsOf = (row: string) => all(row, /<t[hd][^>]*>([^]*?)<\/t[hd]>/g).map(textOf);

test.each(built)('$path keeps what its teaser says: title, author, date', (article) => {
  const { html, title, author, date } = article;
  expect(all(html, /<h1[^>]*>([^<]*)<\/h1>/g)).toEqual([title]);
  expect(html).toContain(`>${author}<`);
  expect(html).toContain(`<time dateTime="${date}">${formatDate(date)}</time>`);
});

test.each(built)('$path is read in a few minutes: 700 to 1,200 words', ({ html }) => {
  const [article = ''] = all(html, /<article[^>]*>([^]*?)<\/article>/g);
  const words = all(article, /<p>([^]*?)<\/p>/g).map((paragraph) => textOf(paragraph).split(' '));
  expect(words.flat().length).toBeGreaterThanOrEqual(700);
  expect(words.flat().length).toBeLessThanOrEqual(1200);
});

test.each(built)('$path leads to three products and to the other articles', ({ html, path }) => {
  const [main = ''] = all(html, /<main[^>]*>([^]*)<\/main>/g);
  const links = all(main, /<a [^>]*?href="([^"]*)"/g);
  expect(links.filter((href) => href.startsWith('/product/'))).toHaveLength(3);
  expect(links).toEqual(
    expect.arrayContaining(built.map((other) => other.path).filter((other) => other !== path)),
  );
});

test('Home and overview lead to every article, newest first', () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const url of ['/', '/blog']) {
    const html = builtPages.find((page) => page.url === url)?.html ?? '';
    const links = all(html, /<a [^>]*?href="(\/blog\/[^".]+)"/g);
    expect(links).toEqual(built.map(({ path }) => path));
  }
});

test('Every article has three figures or more, and each offers its data', () => {
  for (const { path } of built)
    expect(figures.filter((figure) => figure.path === path).length).toBeGreaterThanOrEqual(3);
  for (const { figure } of figures)
    expect(figure).toMatch(/ type="text\/csv" download="[a-z-]+\.csv"/);
});

test('The table of a figure is its CSV file, cell for cell', () => {
  for (const { figure, rows } of figures) {
    const [table = ''] = all(figure, /(<table[^]*<\/table>)/g);
    expect(all(table, /<tr>([^]*?)<\/tr>/g).map(cellsOf)).toEqual(rows);
  }
});

test('A bar is as long as its number', () => {
  const charts = figures.filter(({ figure }) => figure.includes('<rect'));
  expect(charts.length).toBeGreaterThan(2);
  for (const { figure, rows } of charts) {
    const numbers = rows.slice(1).flatMap(([, ...cells]) => cells.map(Number));
    const widths = all(figure, /<rect width="([\d.]+)%"/g).map(Number);
    const bars = widths.slice(-numbers.length);
    for (const [place, bar] of bars.entries())
      expect(bar).toBeCloseTo((100 * (numbers[place] ?? NaN)) / Math.max(...numbers), 1);
  }
});

/** The places of the values, lowest first. */
const inOrder = (values: readonly number[]) =>
  values.map((_, place) => place).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));

test('A span goes from its first number to its second, the further right the larger', () => {
  const charts = figures.filter(({ figure }) => figure.includes('<circle cx="50%"'));
  expect(charts.length).toBeGreaterThan(0);
  for (const { figure, rows } of charts) {
    const numbers = rows.slice(1).flatMap(([, ...cells]) => cells.map(Number));
    const ends = all(figure, /<line x1="([\d.]+%" x2="[\d.]+)%"/g).flatMap((line) =>
      line.split('%" x2="').map(Number),
    );
    expect(ends).toHaveLength(numbers.length);
    expect(inOrder(ends)).toEqual(inOrder(numbers));
  }
});

test('A line has a point for each number, the higher the larger', () => {
  const charts = figures.filter(({ figure }) => figure.includes('<polyline'));
  expect(charts.length).toBeGreaterThan(2);
  for (const { figure, rows } of charts) {
    const lines = all(figure, /<polyline[^>]* points="([^"]+)"/g);
    expect(lines).toHaveLength((rows[0]?.length ?? 0) - 1);
    for (const [column, line] of lines.entries()) {
      const numbers = rows.slice(1).flatMap((row) => {
        const cell = row[column + 1];
        return cell === '' || cell === undefined ? [] : [Number(cell)];
      });
      const heights = line.split(' ').map((point) => 100 - Number(point.split(',')[1]));
      expect(heights).toHaveLength(numbers.length);
      const highest = Math.max(...numbers);
      expect(heights[numbers.indexOf(highest)]).toBe(Math.max(...heights));
      for (const height of heights) {
        expect(height).toBeGreaterThanOrEqual(0);
        expect(height).toBeLessThanOrEqual(100);
      }
    }
  }
});

test('No script has the words of an article', () => {
  expect(readFileSync(paths.siteModules, 'utf8')).not.toMatch(/\/blog\/[^"]*(?:\/content|\.csv)/);
});
