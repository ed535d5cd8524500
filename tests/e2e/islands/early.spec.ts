import { hold, waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';
import { openEarly } from './early.ts';

test.use({
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

test('Before its script has come, the catalogue takes an order and a press of Next, and keeps what the URL says', async ({
  page,
}) => {
  const order = page.getByLabel('Sort by');
  await test.step('an order, beside the category of the URL', async () => {
    const letIn = await openEarly(page, '/products?category=access');
    await order.selectOption('Name');
    await letIn();
    await expect(page).toHaveURL('/products?category=access&sort=name');
    await expect(order).toHaveValue('name');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(
      'Attendance System',
    );
  });
  await test.step('the order of the URL, unless another one is chosen', async () => {
    const letIn = await openEarly(page, '/products?sort=name');
    await letIn();
    await expect(order).toHaveValue('name');
    await expect(page).toHaveURL('/products?sort=name');
  });
  await test.step('a press of Next', async () => {
    const letIn = await openEarly(page, '/products');
    await page.getByRole('button', { name: 'Next' }).click();
    await letIn();
    await expect(page).toHaveURL('/products?page=2');
    await expect(page.getByRole('button', { name: 'Prev' })).toBeFocused();
  });
});

test('What is sent early is sent once its script is there: an address is subscribed, and a contact request found wanting, with all that was written', async ({
  page,
}) => {
  const letIn = await openEarly(page, '/contact');
  const form = page.locator('form', { hasText: 'First name' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByRole('button', { name: /send/i }).click();
  const band = page.getByRole('region', { name: 'Field notes' });
  await band.getByLabel(/e-?mail/i).fill('early@engines.example');
  await band.getByRole('button').click();
  await letIn();
  await expect(band.getByRole('status')).toContainText('Successfully subscribed!');
  await expect(form.getByRole('alert').or(page.getByRole('alert')).first()).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('Ada');
});

test('The menu, Solutions in it and the questions open early and stay open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  const letIn = await openEarly(page, '/technologies-tools');
  const questions = page.getByRole('main').locator('details');
  await questions.nth(1).locator('summary').click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Main' });
  await panel.getByText('Solutions', { exact: true }).click();
  await letIn();
  await expect(panel.getByRole('link', { name: /IOT Edge Gateway/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Close menu' }).click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.first()).not.toHaveAttribute('open');
});

test('Buttons pressed early do once what they say, however often they were pressed', async ({
  page,
}) => {
  const letIn = await openEarly(page, '/');
  const hero = page.getByRole('main').getByRole('region').first();
  await hero.getByRole('button', { name: 'Stop the slide show' }).click();
  await hero.getByRole('button', { name: 'Next slide' }).click();
  const turn = page.locator('article > button[aria-expanded]').first();
  await turn.click();
  await turn.click();
  await letIn();
  await expect(hero.getByRole('button', { name: 'Start the slide show' })).toBeVisible();
  const second = hero.getByRole('button', { name: /^Slide 2/ });
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(turn).toHaveAttribute('aria-expanded', 'true');
});

test('A link followed early leads on, and a page left early holds nobody back', async ({
  page,
}) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'See the products' }).click();
  await expect(page).toHaveURL('/products');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL('/product/1');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/products');
});

test('A press counts once whose own code comes late, though the page’s script was there', async ({
  page,
}) => {
  const letIn = await hold(page, '**/assets/Carousel.island-*.js');
  const asked = page.waitForRequest('**/assets/Carousel.island-*.js');
  await page.goto('/');
  await asked;
  const hero = page.getByRole('main').getByRole('region').first();
  await hero.getByRole('button', { name: 'Next slide' }).click();
  letIn();
  const second = hero.getByRole('button', { name: /^Slide 2/ });
  await expect(second).toHaveAttribute('aria-current', 'true');
});

/**
 * Lets React's clock run fast, so that it gives way after every step, and presses the carousel's button between two of
 * them: after React has taken the island over, and before it is done with it.
 */
const pressHalfway = `
  const now = performance.now.bind(performance);
  let ahead = 0;
  performance.now = () => now() + (ahead += 6);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const place = document.querySelector('main site-island');
    const begun = Object.keys(place ?? {}).some((key) => key.startsWith('__reactContainer'));
    if (!begun) return port2.postMessage('later');
    document.documentElement.dataset.pressed = place.hasAttribute('data-awake') ? 'late' : 'halfway';
    place.querySelector('[aria-label="Next slide"]').click();
  };
  addEventListener('load', () => port2.postMessage('begin'));
`;

test('A button pressed while its island wakes does once what it says', async ({ page }) => {
  await page.addInitScript(pressHalfway);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'halfway');
  await waitUntilLive(page);
  const slide = page.getByRole('main').getByRole('button', { name: /^Slide 2/ });
  await expect(slide.first()).toHaveAttribute('aria-current', 'true');
});
