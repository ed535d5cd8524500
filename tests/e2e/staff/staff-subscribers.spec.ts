import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../api.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../site.ts';
import { signIn } from './sign-in.ts';

const Store = z.object({
  emails: z.array(
    z.object({ messageId: z.string(), destination: z.object({ to: z.array(z.string()) }) }),
  ),
});

test('The Newsletter tab tells who entered, bounced or complained, as the mailbox reported it', async ({
  page,
  freshSite,
}) => {
  const { url, mailbox, runSchedule } = freshSite;
  for (const name of ['bounces', 'complains', 'waits']) {
    const body = { email: `${name}@mail.example`, page: '/contact', elapsed: 10_000 };
    expect((await call(url, endpoints.subscribe, { body })).status).toBe(200);
  }
  await runSchedule('OutboxSchedule');
  const { emails } = Store.parse(await (await fetch(`${mailbox}/store`)).json());
  const press = async (address: string, button: string) => {
    const mail = emails.find(({ destination }) => destination.to.includes(address));
    await fetch(`${mailbox}/mail/${mail?.messageId}/${button}`, { method: 'POST' });
  };
  await press('bounces@mail.example', 'bounce');
  await press('complains@mail.example', 'complain');

  await signIn(page, freshSite, '/admin/signin?tab=newsletter');
  const cardOf = (address: string) =>
    page.getByRole('article').filter({ has: page.getByRole('link', { name: address }) });
  await expect(async () => {
    await page.reload();
    await expect(cardOf('complains@mail.example')).toContainText('Complained', { timeout: 2000 });
    await expect(cardOf('bounces@mail.example')).toContainText('Bounced', { timeout: 2000 });
  }).toPass();
  await expect(cardOf('waits@mail.example')).toContainText('Waits for confirmation');
  await expect(cardOf('waits@mail.example')).toContainText(
    /Entered.+, on \/contact, wording \d{4}-\d\d/,
  );
  await expect(cardOf('complains@mail.example')).toContainText('Called spam');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Filter subscribers' }).fill('bounced');
  await expect(page.getByRole('article')).toHaveCount(1);
});
