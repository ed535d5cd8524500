import type { Page } from 'playwright/test';
import { openLive } from '../live.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const slides = (page: Page, name: string) => row(page, name).getByRole('group');

/** How many slides the row holds, the space after each taken as its part. */
async function perView(page: Page, name: string): Promise<number> {
  const [first, second] = await Promise.all([
    slides(page, name).nth(0).boundingBox(),
    slides(page, name).nth(1).boundingBox(),
  ]);
  if (!first || !second) throw new Error(`${name} shows no slides.`);
  const whole = await slides(page, name)
    .first()
    .evaluate((slide) => slide.parentElement?.clientWidth ?? 0);
  const step = second.x - first.x;
  return (whole + step - first.width) / step;
}

/** Opens the page and goes to a row, which swiper then takes over. */
async function open(page: Page, width: number, name: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await openLive(page, '/');
  await row(page, name).scrollIntoViewIfNeeded();
  // What is out of view can no longer be reached then.
  await expect(row(page, name).locator('[inert]').first()).toBeAttached();
}

for (const { name, slideCount, counts } of [
  {
    name: 'Our Products',
    slideCount: 5,
    counts: [
      [360, 1.5],
      [599, 1.5],
      [600, 2.5],
      [999, 2.5],
      [1000, 3],
      [1680, 3],
    ],
  },
  {
    name: 'Our Partners',
    slideCount: 10,
    counts: [
      [360, 3],
      [999, 3],
      [1000, 5],
    ],
  },
] as const)
  test(`${name} shows ${counts.map(([width, count]) => `${count} slides at ${width}`).join(', ')} pixels`, async ({
    page,
  }) => {
    await open(page, counts[0][0], name);
    await expect(slides(page, name)).toHaveCount(slideCount);
    for (const [width, count] of counts) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => perView(page, name), `${width} wide`).toBeCloseTo(count, 1);
    }
  });

/** Names of the slides that can be reached now, in the order of the page. */
const inView = (page: Page, name: string) =>
  slides(page, name).evaluateAll((all) =>
    all.filter((slide) => !slide.inert).map((slide) => slide.getAttribute('aria-label')),
  );

test('Our Products goes round by its buttons, only what is in view can be reached, and a slide is shown that is chosen at the very moment at which the size of the row changes', async ({
  page,
}) => {
  await open(page, 1280, 'Our Products');
  expect(await inView(page, 'Our Products')).toEqual(['1 of 5', '2 of 5', '3 of 5']);
  await row(page, 'Our Products').getByRole('button', { name: 'Previous slide' }).click();
  const around = ['1 of 5', '2 of 5', '5 of 5'];
  await expect.poll(() => inView(page, 'Our Products')).toEqual(expect.arrayContaining(around));
  expect(await inView(page, 'Our Products')).toHaveLength(3);
  await expect(slides(page, 'Our Products').filter({ hasText: 'Humidity Sensor' })).toBeInViewport({
    ratio: 0.1,
  });
  await row(page, 'Our Products').getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => inView(page, 'Our Products')).toEqual(['1 of 5', '2 of 5', '3 of 5']);

  await page.evaluate(`new Promise((resolve) => {
    const region = document.querySelector('[aria-label="Our Products"]');
    const track = region.querySelector('.swiper-initialized');
    let isObserved = false;
    new ResizeObserver((_, observer) => {
      // The first time it reports the size. By the second, swiper's own observer has the new one.
      if (!isObserved) track.style.width = '60%';
      else {
        observer.disconnect();
        region.querySelector('[aria-label="Next slide"]').click();
        const frame = (left) => (left === 0 ? resolve() : requestAnimationFrame(() => frame(left - 1)));
        frame(4);
      }
      isObserved = true;
    }).observe(track);
  })`);

  await expect(slides(page, 'Our Products').first()).toHaveAttribute('inert');
});

test('Our Products moves by itself under 1000 pixels only', async ({ page }) => {
  await page.clock.install();
  await open(page, 999, 'Our Products');
  const products = row(page, 'Our Products');
  await expect(products.getByRole('button', { name: 'Stop the slide show' })).toBeVisible();
  await page.clock.runFor(3500);
  await expect.poll(() => inView(page, 'Our Products')).not.toContain('1 of 5');

  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(products.getByRole('button', { name: /slide show/ })).toHaveCount(0);
  const before = await inView(page, 'Our Products');
  await page.clock.runFor(20_000);
  expect(await inView(page, 'Our Products')).toEqual(before);
});

test('Our Partners moves on after three seconds, on a phone as on a desktop', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.clock.install();
    await open(page, width, 'Our Partners');
    await page.clock.runFor(3500);
    await expect.poll(() => inView(page, 'Our Partners')).not.toContain('1 of 10');
  }
});
