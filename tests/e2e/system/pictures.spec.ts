import { openLive } from '../live.ts';
import { expect, test } from '../site.ts';

/** How much of a picture's own width its place asks for, uncropped; 1 or less is sharp. */
const stretches = `Promise.all(
  [...document.querySelectorAll('picture > img')].map(async (image) => {
    image.loading = 'eager';
    await image.decode();
    const file = image.currentSrc.split('/assets/')[1];
    const own = Number(/-(\\d+)\\.avif$/.exec(file)?.[1]);
    const { width, height } = image.getBoundingClientRect();
    const uncropped = Math.max(width, (height * image.getAttribute('width')) / image.getAttribute('height'));
    return [file, uncropped / own];
  }),
)`;

test('No picture is stretched by more than a third on a phone or a desktop', async ({ page }) => {
  // All pages at one width first: a browser takes a larger file of a picture that it has already.
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/products', '/product/2', '/services', '/iot-use-cases']) {
      await openLive(page, path);
      const found = await page.evaluate<[file: string, stretch: number][]>(stretches);
      expect(found, path).not.toHaveLength(0);
      const stretched = found.filter(([, stretch]) => !(stretch <= 4 / 3));
      expect(stretched, `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('Pictures and fonts arrive under their own types, to be kept for good', async ({
  page,
  request,
}) => {
  const html = (await (await page.goto('/'))?.text()) ?? '';
  const [sheet = ''] = /\/assets\/site-[\w-]+\.css/.exec(html) ?? [];
  const texts = html + (await (await request.get(sheet)).text());
  const files = ['avif', 'webp', 'svg', 'woff2'].map(
    (ending) => new RegExp(`/assets/[\\w./-]+\\.${ending}\\b`).exec(texts)?.[0] ?? ending,
  );
  const responses = await Promise.all(files.map((file) => request.get(file)));
  expect(responses.map((response) => response.headers()['content-type'])).toEqual([
    'image/avif',
    'image/webp',
    'image/svg+xml',
    'font/woff2',
  ]);
  for (const response of responses)
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});
