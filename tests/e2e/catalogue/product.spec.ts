import type { Locator, Page } from 'playwright/test';
import { openLive, waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens a product whose slide show has begun. */
async function open(page: Page) {
  await openLive(page, '/product/2');
  await expect(gallery(page).locator('[inert]')).toHaveCount(2);
}
const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures of Smart Lock' });
const thumbnail = (page: Page, number: number) =>
  gallery(page).getByRole('button', { name: new RegExp(`^Slide ${number}`) });

test.describe('The pictures of a product', () => {
  test('change every three seconds, round and round, and stay once one is chosen by its thumbnail, until the show is started again', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    for (const number of [2, 3, 1]) {
      await page.clock.runFor(3400);
      await expect(thumbnail(page, number)).toHaveAttribute('aria-current', 'true');
    }
    await thumbnail(page, 3).click();
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(20_000);
    await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true');
    await expect(gallery(page).getByRole('button', { name: 'Start the slide show' })).toBeVisible();
    await expect(gallery(page).getByRole('group', { name: '3 of 3' })).toBeInViewport();
    await expect(gallery(page).getByRole('group', { name: '1 of 3' })).toHaveAttribute('inert');
  });

  test('are browsed by the arrow keys, and rest meanwhile, and go round both ways by buttons, however quick, and by the hand', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1200 });
    await open(page);
    const press = (name: string) => gallery(page).getByRole('button', { name }).click();
    const shows = async (number: number) => {
      const shown = gallery(page).getByRole('group', { name: `${number} of 3` });
      await expect(shown).toBeInViewport({ ratio: 0.9 });
      await expect(shown).not.toHaveAttribute('inert');
      await expect(thumbnail(page, number)).toHaveAttribute('aria-current', 'true');
    };
    await gallery(page).getByRole('group', { name: 'Pictures of Smart Lock' }).focus();
    for (const number of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      await shows(number);
    }
    await press('Next slide');
    await shows(1);
    await press('Previous slide');
    await shows(3);
    await press('Next slide');
    await press('Next slide');
    await shows(2);
    for (const number of [3, 1, 2]) {
      await gallery(page)
        .getByRole('group', { name: `${number === 1 ? 3 : number - 1} of 3` })
        .hover();
      await page.mouse.wheel(500, 0);
      await shows(number);
    }
    await expect(gallery(page).getByRole('button', { name: 'Start the slide show' })).toBeVisible();
  });

  test('show no pixel of their neighbours', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const id of [4, 9, 12, 13])
      await test.step(`/product/${id}`, async () => {
        await openLive(page, `/product/${id}`);
        const row = page.getByRole('group', { name: /^Pictures of / });
        const slides = row.getByRole('group', { name: / of \d$/ });
        await expect(slides.and(page.locator('[inert]'))).not.toHaveCount(0);
        const { x: left = 0, width = 0 } = (await row.boundingBox()) ?? {};
        const boxes = await Promise.all((await slides.all()).map((slide) => slide.boundingBox()));
        // Scroll positions are whole pixels: a neighbour that is less than one away may show.
        const near = boxes.filter(
          (box) => box !== null && box.x < left + width + 1 && box.x + box.width > left - 1,
        );
        expect(near).toHaveLength(1);
      });
  });
});

test('A product says what it is, what it does and what that is good for, and its data sheet opens in a new tab, as a PDF of the size that the link says', async ({
  page,
  request,
}) => {
  await page.goto('/product/2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart Lock');
  await expect(page.getByText('The outside knob spins freely')).toBeVisible();
  const fit = page.getByRole('listitem').filter({ hasText: '54 mm bore' });
  await expect(fit.locator('strong')).toHaveText('Fit');
  await expect(fit).not.toContainText(':');
  const benefits = page.getByRole('region', { name: 'Benefits' });
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveCount(3);
  // In use, in the app, and as a figure.
  await expect(benefits.getByRole('img', { name: /\w/ })).toHaveCount(2);
  await expect(benefits.getByRole('definition')).toHaveText('500');
  await page.getByText('Data sheet', { exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(8);
  await expect(
    page.getByRole('region', { name: 'Goes well with' }).getByRole('article'),
  ).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'What buyers ask' })).toContainText('Zigbee');

  const link = page.getByRole('link', { name: /^Data sheet, PDF, 2 pages/ });
  await expect(link).toHaveAttribute('target', '_blank');
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()).toMatchObject({ 'content-type': 'application/pdf' });
  const pdf = await response.body();
  await expect(link).toContainText(`${Math.round(pdf.length / 1000)} KB`);
});

test('On a phone, no line ends between a figure and its unit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  for (const path of ['/product/1', '/product/11', '/existing-solutions']) {
    await page.goto(path);
    // The text that each line of the features and of the data sheet ends with.
    const ends = await page.evaluate<readonly string[]>(`(() => {
      const range = document.createRange();
      return [...document.querySelectorAll('main :is(td, dd:not(:has(dl)), li > span)')].flatMap((cell) => {
        const ends = [];
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        let line = 0;
        let before = '';
        while (texts.nextNode()) {
          for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\S+/g)) {
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            const { bottom } = range.getBoundingClientRect();
            if (line > 0 && bottom > line + 2) ends.push(before + ' / ' + word);
            line = bottom;
            before = word;
          }
        }
        return ends;
      });
    })()`);
    expect(ends.length, path).toBeGreaterThan(5);
    expect(
      ends.filter((end) => /\d \/ [a-z%°µ]/i.test(end)),
      path,
    ).toEqual([]);
  }
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first screen says what a product is, its price, whether it can be had, and how to ask', async ({
    page,
  }) => {
    await page.goto('/product/10');
    const main = page.getByRole('main');
    const ask = main.getByRole('link', { name: 'Reserve one' });
    for (const each of [
      page.getByRole('heading', { level: 1 }),
      main.getByText('Price on request').first(),
      main.getByRole('link', { name: 'Certification in progress' }),
      ask.first(),
    ])
      await expect(each).toBeInViewport({ ratio: 1 });
    await expect(ask.last()).not.toBeInViewport();
    await expect(main.getByText('A wired doorbell that films')).not.toBeInViewport({ ratio: 0.5 });
  });

  test('price and button stay in sight below, and cover neither the focus nor the footer', async ({
    page,
  }) => {
    await page.goto('/product/2');
    const bar = page.getByRole('main').getByRole('link', { name: 'Ask about it' }).last();
    await page.getByRole('heading', { name: 'Benefits' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const summary = page.locator('summary', { hasText: 'Disposal' });
    await summary.focus();
    const top = (await bar.boundingBox())?.y ?? 0;
    const { y = 0, height = 0 } = (await summary.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(top);
    await page.keyboard.press('End');
    const footer = page.getByRole('contentinfo');
    // A page's height may have a fraction of a pixel, which no window scrolls to.
    await expect(footer).toBeInViewport({ ratio: 0.999 });
    const below = (await bar.boundingBox()) ?? { y: 0, height: Infinity };
    expect(below.y + below.height).toBeLessThanOrEqual((await footer.boundingBox())?.y ?? 0);
  });

  test('a product’s page shows no picture twice, but for the choice of pictures', async ({
    page,
  }) => {
    await page.goto('/product/3');
    const shown = await page.evaluate<readonly string[]>(
      `[...document.querySelectorAll('main article ~ div section:not([aria-labelledby=related]) img, main [aria-roledescription=slide] img')].map(({ src }) => src)`,
    );
    expect(shown.length).toBeGreaterThan(2);
    expect(new Set(shown).size).toBe(shown.length);
  });
});

test('A product without pictures of its own still shows one, and one with a price shows it, and leads to delivery and returns, whose values are marked as examples', async ({
  page,
}) => {
  await page.goto('/product/16');
  const picture = page.getByRole('img', { name: /square sensor with round corners/ });
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

  await page.goto('/product/15');
  await expect(page.getByRole('main').getByText('$9.00').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'In series' }).click();
  await expect(page).toHaveURL('/delivery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery and returns');
  await expect(page.getByText(/^Example terms\./)).toBeVisible();
  for (const name of ['Availability', 'Shipping', 'Returns', 'Warranty'])
    await expect(page.getByRole('region', { name })).toBeVisible();
});

test('The picture of a followed card is carried to the product, and no other navigation waits for a transition', async ({
  page,
}) => {
  await page.addInitScript(
    `addEventListener('pagereveal', ({ viewTransition }) => (document.documentElement.dataset.transition = !!viewTransition));`,
  );
  /** By key: a pointer would have the page prerendered, without the init script. */
  const follow = async (link: Locator, path: string | RegExp) => {
    await waitUntilLive(page);
    await link.press('Enter');
    await expect(page).toHaveURL(path);
  };
  const card = (id: number) => page.locator(`article a[href$="/product/${id}"]`).first();
  const carried = (expected: boolean) =>
    expect(page.locator('html')).toHaveAttribute('data-transition', String(expected));

  await openLive(page, '/products');
  await card(2).focus();
  const pictures = page.locator('article', { has: page.getByRole('link', { name: 'Smart Lock' }) });
  await expect(pictures.locator('img')).toHaveCSS('view-transition-name', 'product-picture');
  await follow(card(2), '/product/2');
  await carried(true);
  await follow(
    page
      .getByRole('region', { name: 'Goes well with' })
      .getByRole('article')
      .getByRole('link')
      .first(),
    /product/,
  );
  await carried(true);
  await waitUntilLive(page);
  await page.goBack();
  await expect(page).toHaveURL('/product/2');
  await carried(false);
  await follow(page.getByRole('link', { name: 'Contact' }).first(), '/contact');
  await carried(false);
});
