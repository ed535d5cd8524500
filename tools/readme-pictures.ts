import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { chromiumOptions, wakeAllIslands } from './browser.ts';

const password = 'a demonstration in the README';

/** The dashboard's contacts in the picture: invented people, newest last. */
const messages = [
  {
    firstName: 'Ada',
    lastName: 'Lindqvist',
    company: 'Harbour Mills',
    phone: '+1 (905) 555-0142',
    businessEmail: 'ada@mills.example',
    message: 'Forty humidity sensors for two cold stores. Do they report below −20 °C?',
    about: 'humidity-sensor',
  },
  {
    firstName: 'Guðrún',
    lastName: 'Jónsdóttir',
    company: 'Northlight Hotels',
    phone: '+354 555 0117',
    businessEmail: 'gudrun@northlight.example',
    message: 'We change 86 door locks in spring. Can an engineer look at one door first?',
    about: 'smart-lock',
  },
];

/** The staff user of {@link takeReadmePictures}. Pass it to the runtime. */
export const readmeStaff = { username: 'admin', password };

/** Takes the README's two pictures of the stack at `url`, into `folder`: `site.webp` and `dashboard.webp`. */
export async function takeReadmePictures(url: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const message of messages) await submit(url, message);
  const browser = await chromium.launch(chromiumOptions);
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  await page.goto(url);
  await wakeAllIslands(page);
  await save(page, join(folder, 'site.webp'));
  await page.goto(`${url}/admin/signin`);
  await page.getByLabel('Username').fill(readmeStaff.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Harbour Mills').waitFor();
  await save(page, join(folder, 'dashboard.webp'));
  await browser.close();
}

async function submit(url: string, message: object): Promise<void> {
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin: url },
    body: JSON.stringify({
      ...message,
      timeZone: 'America/Toronto',
      termsAccepted: true,
      // The honeypot, empty, and a believable time to fill the form in.
      subject: '',
      elapsed: 61_200,
    }),
  });
  if (!response.ok) throw new Error(`Submitting a message failed with status ${response.status}.`);
}

async function save(page: Page, file: string): Promise<void> {
  const screenshot = await page.screenshot();
  await sharp(screenshot).resize({ width: 960 }).webp({ quality: 82 }).toFile(file);
}
