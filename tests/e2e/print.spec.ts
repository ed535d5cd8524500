import { openLive } from './live.ts';
import { expect, test } from './site.ts';

/** What of a page stays in place while the page goes by, and the text that is too light for paper. */
const flaws = `(() => {
  const seen = [...document.body.querySelectorAll('*')].filter((each) => each.checkVisibility());
  const scene = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const isLight = (colour) => {
    scene.fillStyle = 'white';
    scene.fillRect(0, 0, 1, 1);
    scene.fillStyle = colour;
    scene.fillRect(0, 0, 1, 1);
    return Math.min(...scene.getImageData(0, 0, 1, 1).data.slice(0, 3)) > 100;
  };
  const hasText = ({ childNodes }) =>
    [...childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim() !== '');
  return {
    floating: seen
      .filter((each) => /fixed|sticky/.test(getComputedStyle(each).position))
      .map((each) => each.className),
    light: seen
      .filter((each) => hasText(each) && isLight(getComputedStyle(each).color))
      .map(({ textContent }) => textContent),
    buttons: seen.filter((each) => each.matches('button')).length,
  };
})()`;

const paths = [
  '/',
  '/product/1',
  '/contact',
  '/privacy-policy',
  '/edge-gateway',
  '/smart',
  '/blog/240-switches',
  '/aiot',
  '/iot-managed-services',
  '/operating-system-development',
  '/partners',
  '/existing-solutions',
  '/general-features',
  '/iot-data-and-analytics',
  '/technologies-tools',
  '/about',
  '/accessibility',
  '/developers',
];

test('On paper, pages are dark on white and nothing floats, from a light and a dark screen', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of paths) {
    await openLive(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(flaws);
      expect
        .soft(found, `${path}, ${colorScheme}`)
        .toEqual({ floating: [], light: [], buttons: 0 });
    }
  }
});

test('On paper, slides stand beside each other, wherever they were, and the home page takes eight sheets at most', async ({
  page,
}) => {
  for (const [path, name, count] of [
    ['/product/1', 'Pictures of Humidity Sensor', 3],
    ['/', 'Our Products', 5],
  ] as const)
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await openLive(page, path);
      const carousel = page.getByRole('region', { name });
      await carousel.getByRole('button', { name: 'Next slide' }).click();
      const slides = carousel.locator('[aria-roledescription="slide"]');
      await expect(slides.first()).toHaveAttribute('inert');
      await page.emulateMedia({ media: 'print' });
      await expect(slides).toHaveCount(count);
      const { width = 0 } = page.viewportSize() ?? {};
      for (const slide of await slides.all()) {
        const { x = -1, width: own = 0 } = (await slide.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + own).toBeLessThanOrEqual(width);
      }
    });
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(8);
});

test('On paper, what is folded is open, texts are whole, and each heading of an article is nearer to its own text than to what stands above', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/technologies-tools', '/developers'])
    await test.step(path, async () => {
      await page.goto(path);
      const folded = page.getByRole('main').locator('details > :not(summary)');
      expect(await folded.count()).toBeGreaterThan(4);
      for (const each of await folded.all()) await expect(each).toBeVisible();
    });
  await page.goto('/edge-gateway');
  await expect(page.getByRole('main')).not.toContainText('…', { useInnerText: true });
  await page.goto('/blog/240-switches');
  const gaps = await page.evaluate<[number, number][]>(`
    [...document.querySelectorAll('section + section > h2:has(+ p)')].map((heading) => {
      const { top, bottom } = heading.getBoundingClientRect();
      const above = heading.parentElement.previousElementSibling.lastElementChild;
      return [top - above.getBoundingClientRect().bottom, heading.nextElementSibling.getBoundingClientRect().top - bottom];
    })
  `);
  expect(gaps.length).toBeGreaterThan(2);
  for (const [above, below] of gaps) expect(above).toBeGreaterThan(below);
});
