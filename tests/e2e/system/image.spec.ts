import { waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';

for (const name of ['logo', 'og']) {
  test(`The picture ${name} is shown centred and as wide as the window`, async ({ page }) => {
    await page.goto(`/image/${name}`);
    const picture = page.getByRole('main').getByRole('img');
    await expect(picture).toBeVisible();
    const { x, width } = (await picture.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBe(0);
    expect(width).toBe(page.viewportSize()?.width);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  });
}

test('Any other name is looked for among the assets, with the status 404', async ({ page }) => {
  const asked = page.waitForRequest('**/assets/harbour-7_b.jpg');
  const response = await page.goto('/image/harbour-7_b');
  expect(response?.status()).toBe(404);
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Image not found');
});

for (const path of ['/image/a.b', '/image/a/b', '/image/%3Cb%3E']) {
  test(`${path} cannot be a picture: nothing is asked for`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.jpg')) asked.push(request.url());
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitUntilLive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Image not found');
    expect(asked).toEqual([]);
  });
}
