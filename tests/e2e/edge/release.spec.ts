import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#build/site.ts';
import { waitUntilLive } from '../live.ts';
import { Copy } from './next-build.ts';
import { expect, test } from '../site.ts';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

let copy: Copy;
test.beforeAll(() => {
  copy = new Copy();
});
test.afterAll(() => copy.remove());

/** What is deployed: both templates, and which assets they need. */
function assembly(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => /\.(?:template|assets)\.json$/.test(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const chunksOf = (folder: string) =>
  readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** A page as a visitor gets it, and whether its policy is the one that it was built with. */
async function visit(url: string) {
  const response = await fetch(url);
  const html = await response.text();
  const style = /<style[^>]*>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  const policy = response.headers.get('content-security-policy') ?? '';
  return { html, whole: response.ok && policy.includes(digestOf(style)) };
}

test('The same sources give the same build and templates anywhere, so that there is nothing to deploy', () => {
  copy.build();
  expect(assembly(copy.path(paths.assembly))).toEqual(assembly(paths.assembly));
  copy.change();
  copy.build();
  expect(assembly(copy.path(paths.assembly))).not.toEqual(assembly(paths.assembly));
});

test('A release flips every page in one step, and a rollback flips it back', async ({ site }) => {
  const before = await visit(site.url);
  const seen = new Set<string>();
  let parted = 0;
  const over = new AbortController();
  const visitors = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) {
      const { html, whole } = await visit(site.url);
      seen.add(digestOf(html));
      if (!whole) parted++;
    }
  });
  await site.update(copy.path(paths.assembly));
  const after = await visit(site.url);
  await site.update(paths.assembly);
  over.abort();
  await Promise.all(visitors);

  expect(after.html).not.toBe(before.html);
  expect((await visit(site.url)).html).toBe(before.html);
  expect(parted).toBe(0);
  for (const { html } of [before, after]) seen.delete(digestOf(html));
  expect([...seen]).toEqual([]);
});

test('Every chunk of a build stays where it was, through a release and a rollback', async ({
  site,
}) => {
  const older = chunksOf(paths.assets);
  const newer = chunksOf(copy.path(paths.assets));
  expect(older.filter((name) => !newer.includes(name)).length).toBeGreaterThan(1);

  await site.update(copy.path(paths.assembly));
  await site.update(paths.assembly);
  for (const name of new Set([...older, ...newer])) {
    const { status } = await fetch(`${site.url}/assets/${name}`);
    expect([name, status]).toEqual([name, 200]);
  }
});

test('A tab that was opened before a release goes on with its own chunks, and a new one has the new', async ({
  site,
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${site.url}/services`);
  await site.update(copy.path(paths.assembly));

  // The search is fetched only now.
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await waitUntilLive(page);
  expect(await page.locator('html').getAttribute('data-release')).toBeNull();
  expect(errors).toEqual([]);

  const other = await context.newPage();
  await other.goto(`${site.url}/contact`);
  await expect(other.locator('html[data-release=next]')).toBeAttached();
  await site.update(paths.assembly);
});
