import type { Page } from 'playwright/test';
import { violations } from '../axe.ts';
import { openLive, waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';
import { overflow, setFontSize } from '../text-size.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const prev = (page: Page) => page.getByRole('button', { name: 'Prev' });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

const choice = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Compare ${name}` });
const columns = (page: Page) => page.getByRole('table').getByRole('columnheader');

test('A page of the grid holds as many products as the window has room for', async ({ page }) => {
  for (const [width, size] of [
    [1200, 10],
    [1199, 6],
    [768, 6],
    [767, 4],
    [360, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/products');
    await expect(cards(page).filter({ visible: true }), `${width} px`).toHaveCount(size);
  }
});

test.describe('The product grid', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('has Prev and Next, each disabled at its end, keeps the page in the URL, counted from 1, and the first product in view where the window shrinks', async ({
    page,
  }) => {
    await page.goto('/products');
    await expect(prev(page)).toBeDisabled();
    await next(page).click();
    await expect(page).toHaveURL('/products?page=2');
    await expect(cards(page).filter({ visible: true })).toHaveCount(6);
    await expect(next(page)).toBeDisabled();
    await expect(prev(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products');
    await expect(prev(page)).toBeDisabled();
    await expect(next(page)).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Gas Sensor' })).toBeVisible();

    await expect(page.getByRole('heading', { name: 'Carbon Monoxide' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 760 });
    await expect(page).toHaveURL('/products?page=3');
    await expect(page.getByRole('heading', { name: 'Carbon Monoxide' })).toBeVisible();
    await page.goto('/products?page=40');
    await expect(page.getByRole('heading', { name: 'Gas Sensor' })).toBeVisible();
    await expect(next(page)).toBeDisabled();
  });

  test('shows a category and an order, says both in the URL, and what they and a tick have changed, and nothing before', async ({
    page,
  }) => {
    const said = page.getByRole('status').filter({ hasText: /./ });
    const access = page.getByRole('link', { name: 'Access', exact: true });
    await openLive(page, '/products?page=2');
    await expect(page.getByText('11 to 16 of 16')).toBeVisible();
    await expect(said).toHaveCount(0);
    await access.click();
    await expect(page).toHaveURL('/products?category=access');
    await expect(said).toHaveText('Access: 1 to 4 of 4. Sorted by: Catalogue order.');
    await page.getByLabel('Sort by').selectOption('Name');
    await expect(page).toHaveURL('/products?category=access&sort=name');
    await expect(said).toHaveText('Access: 1 to 4 of 4. Sorted by: Name.');
    expect(await names(page)).toEqual([
      'Attendance System',
      'Door Bell',
      'Smart FOB Button',
      'Smart Lock',
    ]);
    await page.reload();
    await expect(cards(page).filter({ visible: true })).toHaveCount(4);
    await expect(access).toHaveAttribute('aria-current', 'true');
    await choice(page, 'Door Bell').check();
    await expect(said.filter({ hasText: 'To compare: Door Bell' })).toBeAttached();
  });
});

test.describe('The comparison', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  test('takes four products and no fifth, sets them side by side, row by row, and leaves them chosen on the way back to all, which a filter and a visit keep', async ({
    page,
  }) => {
    await page.goto('/products');
    // The tray of a tick that the script finds moves the boxes below it.
    await waitUntilLive(page);
    await choice(page, 'Humidity Sensor').check();
    await expect(page.getByText('Choose one more product')).toBeVisible();
    for (const name of ['Smart Lock', 'Gateway', 'Smart Mirror']) await choice(page, name).check();
    await expect(choice(page, 'Intelligent Camera')).toBeDisabled();
    await choice(page, 'Gateway').uncheck();
    await expect(choice(page, 'Intelligent Camera')).toBeEnabled();
    await choice(page, 'Smart Lock').uncheck();
    await page.getByRole('link', { name: 'Compare 2 products' }).click();
    await expect(page).toHaveURL('/products?compare=1,4');
    await expect(columns(page)).toHaveCount(3);
    await expect(page.getByRole('rowheader')).toHaveText([
      'Price',
      'Dimensions',
      'Power',
      'Radio',
      'Range',
      'Connects to',
      'Material',
      'Protection',
      'Operating temperature',
      'In the box',
      'Works with Matter',
      'Works with Thread',
      'Works with Zigbee',
      'Works with Wi-Fi',
      'Works with Bluetooth',
      'Works with Ember',
      'Gateway',
      'Availability',
      'Warranty',
      'Spare parts',
      'Security updates',
      'Disposal',
      'Certification',
    ]);
    const zigbee = page.getByRole('row', { name: 'Works with Zigbee' });
    await expect(zigbee.getByRole('cell')).toHaveText(['3.0', 'No']);
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused();

    await page.getByRole('link', { name: 'Back to all products' }).click();
    await expect(choice(page, 'Smart Mirror')).toBeChecked();
    await page.getByRole('link', { name: 'Sensing' }).click();
    await choice(page, 'Gas Sensor').check();
    await expect(page).toHaveURL('/products?category=sensing&chosen=1,4,16');
    await cards(page).filter({ hasText: 'Gas Sensor' }).getByRole('link').click();
    await expect(page).toHaveURL('/product/16');
    await page.goBack();
    await expect(choice(page, 'Gas Sensor')).toBeChecked();
    await expect(page.getByRole('link', { name: 'Compare 3 products' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(choice(page, 'Humidity Sensor')).toBeFocused();
  });

  test('says that data sheets did not load, and no longer once others have', async ({
    page,
    context,
  }) => {
    await page.goto('/products?compare=1');
    await expect(columns(page)).toHaveCount(2);
    const add = async (name: string) => {
      await page.getByLabel(/^(?:Compare it with|Add another product)$/).selectOption(name);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    };
    await context.setOffline(true);
    await add('Smart Lock');
    await expect(page.getByRole('alert')).toHaveText(/^The data sheets didn’t load/);
    await context.setOffline(false);
    await add('Gateway');
    await expect(columns(page)).toHaveCount(4);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(columns(page)).toHaveCount(3);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('shows two products beside each other on a phone, and nothing scrolls sideways, also with three at 200 % text', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto('/products?compare=1,4');
    await expect(columns(page)).toHaveCount(3);
    const sheet = page.getByRole('region', { name: 'Side by side' }).last();
    const { shown, needed } = await sheet.evaluate((element) => ({
      shown: element.clientWidth,
      needed: element.scrollWidth,
    }));
    expect(needed).toBe(shown);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/products?compare=2,3,5');
    await setFontSize(page, 32);
    await waitUntilLive(page);
    await expect(columns(page)).not.toHaveCount(0);
    expect(await overflow(page)).toBe(0);
  });

  test('can be linked to, takes one more product, up to four, and ends where no product is left; axe finds nothing in it', async ({
    page,
  }) => {
    await page.goto('/products?compare=1,4,15');
    await expect(columns(page)).toHaveCount(4);
    const add = page.getByLabel('Add another product');
    await add.selectOption('Gateway');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL('/products?compare=1,4,15,3');
    await expect(columns(page)).toHaveCount(5);
    await expect(add).toBeHidden();
    await expect(page).toHaveTitle(
      /Humidity Sensor, Smart Mirror, Door and Window Sensor, Gateway/,
    );
    expect(await violations(page)).toEqual([]);

    const remove = (name: string) =>
      page.getByRole('button', { name: `Remove ${name} from the comparison` }).click();
    for (const [name, left] of [
      ['Gateway', '1,4,15'],
      ['Smart Mirror', '1,15'],
      ['Door and Window Sensor', '1'],
    ] as const) {
      await remove(name);
      await expect(page).toHaveURL(`/products?compare=${left}`);
    }
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused();
    await remove('Humidity Sensor');
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('lets whoever comes from a product choose what to compare it with', async ({ page }) => {
    await page.goto('/product/2');
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(columns(page)).toHaveCount(2);
    const opponent = page.getByLabel('Compare it with');
    await expect(opponent.getByRole('option', { name: 'Smart Lock' })).toHaveCount(0);
    await opponent.selectOption('Door Bell');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL('/products?compare=2,10');
    await expect(columns(page).nth(2)).toContainText('Door Bell');
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the grid shows all sixteen products', async ({ page }) => {
    await page.goto('/products');
    await expect(cards(page).filter({ visible: true })).toHaveCount(16);
    await expect(next(page)).toBeHidden();
    await expect(cards(page).filter({ hasText: 'Smart Lock' })).toContainText('View Product');
  });
});
