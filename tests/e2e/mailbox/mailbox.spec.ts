import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { startSite } from '../../local/start-site.ts';
import { readEmail } from 'cdk-laptop/ses/email.ts';
import { MailFolder } from 'cdk-laptop/ses/mail-folder.ts';
import { writeAssembly } from 'cdk-laptop/testing/fixture-assembly.ts';
import { violations } from '../axe.ts';

const html = `<!doctype html><html><head><title>x</title><style>
@media (prefers-color-scheme: dark) { p { color: rgb(1, 2, 3) } }
</style></head><body>
<p>Two new messages.</p><a href="https://quietgrid.example/admin/dashboard">Open</a>
<script>document.body.append('script ran')</script><form action="/clear" method="post"><button>Send</button></form>
</body></html>`;

/** The input of SES's SendEmail. */
function mail(subject: string, headers: Readonly<Record<string, string>> = {}): string {
  const Headers = Object.entries(headers).map(([Name, Value]) => ({ Name, Value }));
  return JSON.stringify({
    FromEmailAddress: 'Quietgrid <website@quietgrid.example>',
    Destination: { ToAddresses: [`${'a-long-name-'.repeat(5)}@quietgrid.example`] },
    Content: {
      Simple: {
        Subject: { Data: subject },
        Body: { Text: { Data: `Two.\n${'x'.repeat(200)}` }, Html: { Data: html } },
        Headers,
      },
    },
  });
}

/** Receives mail to one address. */
const inbox = {
  Bucket: { Type: 'AWS::S3::Bucket' },
  Rule: {
    Type: 'AWS::SES::ReceiptRule',
    Properties: {
      RuleSetName: 'rules',
      Rule: {
        Recipients: ['support@quietgrid.example'],
        Enabled: true,
        Actions: [{ S3Action: { BucketName: { Ref: 'Bucket' } } }],
      },
    },
  },
};

const test = base.extend<{ mailbox: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off the first parameter's braces
  mailbox: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'quietgrid-mailbox-'));
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    const stored = new MailFolder(dataDir, () => {});
    stored.add(readEmail(mail('First')));
    stored.add(readEmail(mail('Second', { 'X-Long': 'y'.repeat(200) })));
    const site = await startSite({
      assembly: writeAssembly(folder, { S: { Resources: inbox } }),
      dataDir,
      port: 0,
    });
    await use(site.mailbox);
    await site.stop();
    await rm(folder, { recursive: true });
  },
});

test('Mail is listed and read by keyboard, its buttons say what they did, and its HTML runs no script, sends no form and opens links in a new tab', async ({
  context,
  mailbox,
  page,
}) => {
  await page.goto(mailbox);
  const list = page.getByRole('navigation', { name: 'Mail' });
  await expect(list.getByRole('link')).toContainText(['Second', 'First']);
  await list.getByRole('link', { name: 'Second' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Second' })).toHaveAttribute('aria-current', 'page');

  await context.route('https://quietgrid.example/**', (route) => route.fulfill({ body: 'there' }));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Two new messages.')).toBeVisible();
  await expect(frame.getByText('script ran')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Send' }).click();
  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Open' }).click();
  await expect((await opened).getByText('there')).toBeVisible();
  await page.reload();
  await expect(list.getByRole('link')).toHaveCount(2);

  await expect(page.getByRole('button', { name: 'Unsubscribe with one click' })).toBeDisabled();
  await page.getByRole('button', { name: 'Bounce' }).press('Enter');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Bounced: ');
  await page.getByRole('link', { name: 'Headers' }).press('Enter');
  await expect(page.getByText('X-Long')).toBeVisible();

  await page.getByRole('button', { name: 'Delete all' }).press('Enter');
  await expect(page.getByText('No mail yet.')).toBeVisible();
});

test('The mailbox is accessible, and fits a phone of 320 px', async ({ mailbox, page }) => {
  await page.goto(mailbox);
  expect(await violations(page)).toEqual([]);
  for (const part of ['HTML', 'Text', 'Headers']) {
    await page.goto(mailbox);
    await page.getByRole('link', { name: 'Second' }).click();
    await page.getByRole('button', { name: 'Bounce' }).click();
    await page.getByRole('link', { name: part, exact: true }).click();
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Reply' }).click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('link', { name: 'All mail' }).click();
  await expect(page.getByRole('link', { name: 'First' })).toBeVisible();
});
