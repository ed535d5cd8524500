import { chromium, type CDPSession, type Page } from 'playwright';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { headlessOptions } from '#tools/browser.ts';
import { contactRequest, submission } from '../contact.ts';
import type { Bench } from './measurement.ts';
import { startStack, type Stack } from './stack.ts';

interface Figures {
  readonly seconds: number;
  /** Milliseconds. */
  readonly longestTask: number;
  /** The most that scripts held, in bytes. */
  readonly memory: number;
}

const staff = { STAFF_USERNAME: 'admin', STAFF_PASSWORD: 'correct horse battery' };

/** Exports a list of a million contacts from the dashboard. The pages of the API are made here, without a database. */
export async function measureExport({ results }: Pick<Bench, 'results'>): Promise<void> {
  for (const rows of [10_000, 1_000_000]) {
    await results.part('export', String(rows), async () => {
      const stack = await startStack(staff);
      const browser = await chromium.launch(headlessOptions);
      try {
        const page = await browser.newPage({ ignoreHTTPSErrors: true });
        // An empty list has nothing to export.
        await page.request.post(`${stack.url}/api/contact`, { data: contactRequest });
        await signIn(page, stack);
        await serveContacts(page, rows);
        return await exportAll(page, rows);
      } finally {
        await browser.close();
        await stack.stop();
      }
    });
  }
}

async function signIn(page: Page, { url }: Stack): Promise<void> {
  await page.goto(`${url}/admin/signin`);
  await page.getByLabel('Username').fill(staff.STAFF_USERNAME);
  await page.getByLabel('Password', { exact: true }).fill(staff.STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

/** Answers for the pages of an export, with so many contacts in all. */
async function serveContacts(page: Page, rows: number): Promise<void> {
  await page.route('**/api/contact?*limit=100*', async (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor');
    const first = Number(cursor ?? 0);
    const next = first + 100;
    await route.fulfill({
      json: Array.from({ length: 100 }, (_, at) => contact(first + at)),
      headers: next < rows ? { link: `</api/contact?limit=100&cursor=${next}>; rel="next"` } : {},
    });
  });
}

/** A row of the list, about 1 KB, as a contact form makes them. */
function contact(at: number): object {
  return {
    ...submission,
    id: `c${String(at).padStart(12, '0')}`,
    submittedAt: new Date(1_790_000_000_000 - at * 60_000).toISOString(),
    lastName: `Reader ${at}`,
    businessEmail: `ada${at}@example.com`,
    message: 'How many sensors does one gateway take? '.repeat(16),
  };
}

async function exportAll(page: Page, rows: number): Promise<Figures> {
  await page.evaluate(`
    globalThis.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    }).observe({ type: 'longtask' });
  `);
  const region = page.getByRole('region', { name: 'Contact Submissions' });
  await region.getByRole('button', { name: 'Export' }).click();
  const begin = performance.now();
  const download = page.waitForEvent('download', { timeout: 0 }).then(() => true);
  await page.getByRole('button', { name: /^CSV/ }).click();
  const session = await page.context().newCDPSession(page);
  let memory = 0;
  while (!(await Promise.race([download, pause(1000, false)]))) {
    memory = Math.max(memory, await heapOf(session));
  }
  await page.getByText(`${rows.toLocaleString('en-CA')} rows in`).waitFor();
  return {
    seconds: (performance.now() - begin) / 1000,
    longestTask: z.number().parse(await page.evaluate('longestTask')),
    memory: Math.max(memory, await heapOf(session)),
  };
}

async function heapOf(session: CDPSession): Promise<number> {
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
