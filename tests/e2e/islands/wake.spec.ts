import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../site.ts';
import { hold } from '../live.ts';

test.use({
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
  hasTouch: true,
});

const island = (page: Page, file: string) => page.locator(`site-island[data-file="${file}"]`);
const search = (page: Page) => island(page, 'layout/SearchButton');
const searchLink = (page: Page) => search(page).getByRole('link');

const expectAwake = (place: Locator) => expect(place).toHaveAttribute('data-awake');
const expectAsleep = (place: Locator) => expect(place).not.toHaveAttribute('data-awake');

test('An island wakes with its page, or near the view, or not before somebody uses it', async ({
  page,
}) => {
  await page.goto('/contact');
  await expectAwake(island(page, 'contact/ContactForm'));
  await page.goto('/');
  await expectAwake(island(page, 'ui/carousel/Carousel').first());
  await expectAsleep(island(page, 'ui/FlipCard').last());
  await island(page, 'ui/FlipCard').last().getByRole('button').scrollIntoViewIfNeeded();
  await expectAwake(island(page, 'ui/FlipCard').last());
  await expectAsleep(search(page));
});

test('What is near the view waits for the pictures of the first view, and no longer where somebody uses it', async ({
  page,
}) => {
  await hold(page, '**/*.avif');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const [first, second] = [island(page, 'ui/carousel/Carousel').first(), search(page)];
  await searchLink(page).focus();
  await expectAwake(second);
  await expectAsleep(first);
  await first.getByRole('button', { name: 'Next slide' }).focus();
  await expectAwake(first);
});

/** The pointer last: it stays where it was, also on the next page. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a finger on it': (page) => searchLink(page).dispatchEvent('touchstart'),
  'the focus in it': (page) => searchLink(page).focus(),
  'a pointer on it': (page) => searchLink(page).hover(),
};
test('An island for use wakes by a finger, by the focus and by a pointer, alone', async ({
  page,
}) => {
  for (const [name, use] of Object.entries(uses))
    await test.step(name, async () => {
      await page.goto('/');
      await expectAsleep(search(page));
      await use(page);
      await expectAwake(search(page));
      await expectAsleep(island(page, 'ui/FlipCard').last());
    });
});

/** Follows its link as a browser without script does: what holds the script back keeps nobody. */
test('A link in an island whose code is on its way leads where it says', async ({ page }) => {
  await hold(page, '**/assets/*.island-*.js');
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
});
