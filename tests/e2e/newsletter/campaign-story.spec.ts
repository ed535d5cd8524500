import * as z from 'zod/mini';
import { Campaign } from '#contract/campaign.ts';
import { endpoints } from '#contract/endpoints.ts';
import { makeCampaignDue } from '../../make-due.ts';
import { call } from '../api.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../site.ts';
import { signIn } from '../staff/sign-in.ts';
import {
  confirmedAddress,
  leaveByOneClick,
  type Mail,
  oneClickLinkIn,
  report,
  storedMails,
} from './mail.ts';

const readers = Array.from(
  { length: 500 },
  (_, at) => `reader-${String(at + 1).padStart(3, '0')}@mail.example`,
);
const late = 'late@mail.example';
const statement = 'Signed on paper at our fair in Ottawa in May, with the words of our form.';
const subject = 'A quieter winter';
const text = `# Before the cold

Three things to do, {{name}}, and one to read:

- Lower the night by two degrees.
- [Look at the gateway](https://www.example.com/gateway).

[Read the guide](https://www.example.com/guide "button")`;

test('A newsletter reaches 500 imported readers, each once, and its figures agree with the mailbox: it is written with a picture, checked, tested, planned, undone, sent, paused and continued, while readers leave, bounce, complain and click', async ({
  page,
  context,
  freshSite: site,
}) => {
  test.slow();
  await signIn(page, site);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  const dispatch = () => site.runSchedule('OutboxSchedule');
  const issues = async () => (await storedMails(site)).filter((mail) => mail.subject === subject);
  let id = '';
  const campaign = async () => {
    const response = await call(site.url, endpoints.getCampaign, { id, headers: { cookie } });
    return Campaign.parse(await response.json());
  };
  const statusOf = async (email: string) => {
    const query = '?status=left';
    const response = await call(site.url, endpoints.listSubscribers, {
      query,
      headers: { cookie },
    });
    const rows = z.array(z.object({ email: z.string(), status: z.string() }));
    return rows.parse(await response.json()).find((row) => row.email === email)?.status;
  };

  await test.step('A file of 500 addresses is imported with a statement', async () => {
    await page.goto(`${site.url}/admin/import`);
    const lines = ['Name;E-mail', ...readers.map((email, at) => `Reader ${at};${email}`)];
    await page.getByLabel('CSV file').setInputFiles({
      name: 'fair.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([...lines, 'Nobody;no address', `Again;${readers[0]}`].join('\r\n')),
    });
    await expect(page.getByText('500 addresses to import.')).toBeVisible();
    await expect(page.getByText('1 line left out')).toBeVisible();
    await page.getByLabel('Tags for all').fill('fair');
    await page.getByLabel('They have agreed').check();
    await page.getByLabel('Where and when did they agree?').fill(statement);
    expect(await violations(page)).toEqual([]);
    await button('Import 500 addresses').click();
    await expect(page.getByText('500 addresses added')).toBeVisible({ timeout: 60_000 });
  });
  // Comes last.
  const { welcome } = await confirmedAddress(site, late);

  await test.step('It is written with a picture, and saved as one types', async () => {
    await page.goto(`${site.url}/admin/campaigns`);
    await button('New newsletter').click();
    await expect(page).toHaveURL(/\/admin\/campaigns\/\S+$/);
    id = page.url().split('/').at(-1) ?? '';
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Text', { exact: true }).fill(text);
    await page.getByLabel('Show in the public archive').check();
    await page.getByLabel('Text', { exact: true }).press('Control+End');
    await button('Picture').click();
    const dialog = page.getByRole('dialog', { name: 'Add a picture' });
    await dialog.getByLabel('Picture').setInputFiles('docs/pictures/site.webp');
    await dialog.getByLabel('Description').fill('A lamp at dusk');
    await dialog.getByRole('button', { name: 'Add it' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Saved at /)).toBeVisible();
    await expect.poll(async () => (await campaign()).body).toContain('![A lamp at dusk](/mail/');
  });

  await test.step('The check names what another program would have filled', async () => {
    const problem = panel('Check').getByText('The text still has “{{name}}”');
    await button('Check again').click();
    await expect(problem).toBeVisible();
    await page
      .getByLabel('Text', { exact: true })
      .fill((await campaign()).body.replace(', {{name}}', ''));
    await button('Check again').click();
    await expect(problem).toBeHidden();
    await expect(panel('Check').getByText('It reaches 501 people.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('A test is read in one’s own inbox, with its picture', async () => {
    await page.getByLabel('Send a test to').fill('ada@quietgrid.example');
    await button('Send the test').click();
    await expect(page.getByText('A test is on its way to ada@quietgrid.example.')).toBeVisible();
    await dispatch();
    const mails = await storedMails(site);
    const mail = mails.find((each) => readerOf(each) === 'ada@quietgrid.example');
    expect(mail?.subject).toContain(subject);
    expect(mail?.body.text).toContain('Lower the night by two degrees.');
    const [, picture = ''] =
      /<img[^>]+src="([^"]+\/mail\/[^"]+\.jpg)"/.exec(mail?.body.html ?? '') ?? [];
    const response = await fetch(picture);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  await test.step('It is planned, and becomes a draft again', async () => {
    await panel('Send').getByLabel('Later').check();
    await panel('Send').getByLabel('Date and time').fill(tomorrow());
    await button('Schedule for 501 people').click();
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
    await button('Back to draft').click();
    await expect(page.getByText('It is a draft again. Nothing was sent.')).toBeVisible();
  });

  await test.step('It is sent by a button with the number on it, which can be undone', async () => {
    await panel('Send').getByLabel('Now').check();
    await button('Send to 501 people').click();
    await button('Undo').click();
    await expect(page.getByText('It is a draft again. Nothing was sent.')).toBeVisible();
    await button('Send to 501 people').click();
    await expect(button('Undo')).toBeVisible();
    await makeCampaignDue(site.dataDir, id);
  });

  await test.step('Paused in the middle, it stops', async () => {
    const run = dispatch();
    await expect.poll(async () => (await issues()).length, { timeout: 60_000 }).toBeGreaterThan(60);
    await page.reload();
    await button('Pause').click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    await run;
    const { length } = await issues();
    expect(length).toBeLessThan(readers.length);
    await dispatch();
    expect(await issues()).toHaveLength(length);
  });

  const [first, second, third, fourth] = await issues();
  if (!first || !second || !third || !fourth) throw new Error('Nobody has it yet.');

  await test.step('One reader leaves by the mail’s header, one before it was their turn', async () => {
    expect(first.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect((await leaveByOneClick(first)).status).toBe(200);
    expect((await leaveByOneClick(first)).status).toBe(200);
    expect((await leaveByOneClick(welcome)).status).toBe(200);
    expect(await statusOf(readerOf(first))).toBe('left');
    expect(await statusOf(late)).toBe('left');
  });

  await test.step('Continued, it reaches everybody else', async () => {
    await button('Resume').click();
    await expect(async () => {
      await dispatch();
      expect((await campaign()).status).toBe('sent');
    }).toPass({ timeout: 180_000 });
  });

  await test.step('One address bounces, one reader complains, one follows a link', async () => {
    await report(site, second, 'bounce');
    await report(site, third, 'complain');
    const link = /http\S+\/api\/newsletter\/links\/[^\s)>]+/.exec(fourth.body.text)?.[0] ?? '';
    expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(303);
    const response = await fetch(link, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^https:\/\/www\.example\.com\/g/);
  });

  await test.step('The figures agree with the mailbox to the mail: nobody twice, none lost', async () => {
    const sent = (await issues()).map(readerOf);
    expect(sent.toSorted()).toEqual(readers);
    const figures = {
      recipients: 501,
      sent: 500,
      delivered: 500,
      bounced: 1,
      complained: 1,
      left: 1,
      uncertain: 0,
      skipped: 1,
      refused: 0,
      clicks: 1,
    };
    await expect.poll(async () => (await campaign()).figures).toEqual(figures);
    await page.reload();
    const shown = (name: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .getByRole('definition');
    for (const [name, value] of [
      ['Recipients', '501'],
      ['Sent', '500'],
      ['Bounced', '1'],
      ['Marked as spam', '1'],
      ['Unsubscribed', '1'],
      ['Clicks', '1'],
    ] as const)
      await expect(shown(name).first()).toContainText(value);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('Every mail has its own way to leave, and “view in browser” opens the archive', async () => {
    const links = (await issues()).map(oneClickLinkIn);
    expect(new Set(links).size).toBe(readers.length);
    const [, archive = ''] = /href="([^"]+\/newsletter\/[a-z0-9-]+)"/.exec(fourth.body.html) ?? [];
    await page.goto(archive);
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(page).toHaveTitle(`${subject} | Quietgrid`);
    await expect(page.getByRole('img', { name: 'A lamp at dusk' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.addInitScript(`
      globalThis.pushed = [];
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries())
          for (const { node } of sources) if (node?.parentElement?.closest('footer')) pushed.push(node.textContent);
      }).observe({ type: 'layout-shift', buffered: true });`);
    await page.getByRole('link', { name: 'Newsletter' }).first().click();
    await expect(page).toHaveURL(`${site.url}/newsletter`);
    const list = page.getByRole('region', { name: 'Past issues' });
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(subject);
    await expect(list.getByRole('time')).toHaveText(/^\w+ \d+, 20\d\d$/);
    expect(await page.evaluate('pushed'), 'what the list pushes down in view').toEqual([]);
    expect(await violations(page)).toEqual([]);
    await list.getByRole('link', { name: subject }).click();
    await expect(page).toHaveURL(archive);
  });
});

function readerOf({ destination }: Mail): string {
  return destination.to[0] ?? '';
}

/** Tomorrow at noon, as a field for a date and a time takes it. */
function tomorrow(): string {
  return `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00`;
}
