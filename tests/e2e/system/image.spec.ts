import { waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';

/** The area that the browser paints a picture in: `object-fit: contain` leaves bars beside it in its box. */
const painted = `(() => {
  const picture = document.querySelector('main img');
  const { left, width, height } = picture.getBoundingClientRect();
  const drawn =
    getComputedStyle(picture).objectFit === 'fill'
      ? width
      : Math.min(width, (height * picture.naturalWidth) / picture.naturalHeight);
  const undistorted = Math.abs(width / height - picture.naturalWidth / picture.naturalHeight) < 0.01;
  return { from: left + (width - drawn) / 2, width: drawn, natural: picture.naturalWidth, undistorted };
})()`;

interface Painted {
  readonly from: number;
  readonly width: number;
  readonly natural: number;
  readonly undistorted: boolean;
}

test('A picture is centred in every window, within its margins and never enlarged', async ({
  page,
}) => {
  for (const name of ['logo', 'og'])
    await test.step(name, async () => {
      await page.goto(`/image/${name}`);
      const picture = page.getByRole('main').getByRole('img');
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      for (const width of [360, 768, 1280, 1680]) {
        await page.setViewportSize({ width, height: 800 });
        const { from, width: drawn, natural, undistorted } = await page.evaluate<Painted>(painted);
        expect(undistorted, `${width} px`).toBe(true);
        expect(Math.abs(from * 2 + drawn - width), `${width} px`).toBeLessThan(2);
        expect(from, `${width} px`).toBeGreaterThanOrEqual(20);
        expect(drawn, `${width} px`).toBeLessThanOrEqual(natural);
      }
      await picture.evaluate((image) => image.scrollIntoView(false));
      const { y = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(800);
    });
});

test('Any other name is looked for among the assets, unless it cannot be a picture’s, with the status 404', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.jpg')) asked.push(new URL(request.url()).pathname);
  });
  for (const path of ['/image/a.b', '/image/a/b', '/image/%3Cb%3E', '/image/harbour-7_b'])
    await test.step(path, async () => {
      expect(asked).toEqual([]);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await waitUntilLive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Image not found');
    });
  await expect.poll(() => asked).toEqual(['/assets/harbour-7_b.jpg']);
});
