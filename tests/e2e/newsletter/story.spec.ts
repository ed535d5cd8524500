import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import { openTables } from '#operations/data/tables.ts';
import { makeDue } from '../../make-due.ts';
import { call, signInFirst } from '../api.ts';
import { openLive } from '../live.ts';
import { expect, test } from '../site.ts';
import { staffCommand } from '../staff/sign-in.ts';
import {
  leaveByOneClick,
  linkIn,
  mailsTo,
  newestMail,
  oneClickLinkIn,
  report,
  subjects,
  subscribe,
  tokenIn,
} from './mail.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const email = 'reader@mail.example';
const waiting = 'waiting@mail.example';

test('Somebody subscribes, confirms by mail, is welcomed, leaves with one click, comes back by a new confirmation, bounces, complains, and stays erased after a restore', async ({
  page,
  freshSite: site,
}) => {
  test.slow();
  const cookie = await signInFirst(site);
  const statusOf = async (address: string) => {
    const response = await call(site.url, endpoints.listSubscribers, { headers: { cookie } });
    const rows = z.array(z.object({ email: z.string(), status: z.string() }));
    const row = rows.parse(await response.json()).find((each) => each.email === address);
    return row?.status;
  };
  const button = (name: string) => page.getByRole('button', { name });

  await test.step('While SES takes no mail, a subscription is acknowledged and waits', async () => {
    site.failMail('reject');
    expect((await subscribe(site, waiting)).status).toBe(200);
    expect(await mailsTo(site, waiting)).toEqual([]);
    site.failMail();
  });

  await test.step('The form takes an address, which is on no list yet', async () => {
    await page.clock.install();
    await openLive(page, `${site.url}/contact`);
    await page.clock.fastForward(5000);
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await button('Subscribe').click();
    await expect(page.getByText('Check your inbox to confirm')).toBeVisible();
    expect(await statusOf(email)).toBe('pending');
  });

  const confirmation = await newestMail(site, email, 'confirm');

  await test.step('Scanners that open the link change nothing', async () => {
    const { path } = endpoints.confirmSubscription;
    for (const method of ['HEAD', 'GET']) {
      expect((await fetch(linkIn(confirmation), { method })).status).toBe(200);
      expect((await fetch(`${site.url}/api${path}`, { method })).ok).toBe(false);
    }
    expect(await statusOf(email)).toBe('pending');
  });

  await test.step('The page of the link hides the token, and its button confirms', async () => {
    await page.goto(linkIn(confirmation));
    await expect(page).toHaveURL(`${site.url}/newsletter/confirm`);
    expect(await statusOf(email)).toBe('pending');
    await button('Yes, confirm my address').click();
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
    expect(await statusOf(email)).toBe('confirmed');
  });

  const welcome = await newestMail(site, email, 'welcome');
  const url = oneClickLinkIn(welcome);
  expect(welcome.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

  await test.step('Scanners that open the address of one-click leave change nothing, people find the page that asks', async () => {
    const page303 = [303, `/newsletter/leave#${url.split('/').at(-1)}`, 'no-store'];
    for (const method of ['HEAD', 'GET']) {
      const { status, headers } = await fetch(url, { method, redirect: 'manual' });
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual(page303);
      expect((await fetch(url, { method })).status).toBe(200);
    }
    await page.goto(url);
    await expect(page).toHaveURL(`${site.url}/newsletter/leave`);
    await expect(
      page.getByRole('heading', { name: 'Unsubscribe from the newsletter?' }),
    ).toBeVisible();
    expect(await statusOf(email)).toBe('confirmed');
  });

  await test.step('A mail provider leaves by a form without Origin and cookies, at once', async () => {
    const response = await leaveByOneClick(welcome);
    expect([response.status, await response.text()]).toEqual([200, '{"success":true}']);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await statusOf(email)).toBe('left');
  });

  await test.step('The same three hundred times at once takes nobody else off', async () => {
    const bystander = 'bystander@mail.example';
    await subscribe(site, bystander);
    const flood = Array.from({ length: 300 }, async () => (await leaveByOneClick(welcome)).status);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
    expect([await statusOf(email), await statusOf(bystander)]).toEqual(['left', 'pending']);
    expect((await mailsTo(site, email)).map(({ subject }) => subject)).toEqual([
      subjects.confirm,
      subjects.welcome,
    ]);
  });

  await test.step('The link of the first mail brings nobody back', async () => {
    await page.goto('about:blank');
    await page.goto(linkIn(confirmation));
    await button('Yes, confirm my address').click();
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeFocused();
    expect(await statusOf(email)).toBe('left');
  });

  await test.step('Subscribing again needs a new confirmation', async () => {
    await subscribe(site, email);
    expect(await statusOf(email)).toBe('left');
    const again = await newestMail(site, email, 'confirm');
    expect(tokenIn(again)).not.toBe(tokenIn(confirmation));
    await page.goto(linkIn(again));
    await button('Yes, confirm my address').click();
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
    expect(await statusOf(email)).toBe('confirmed');
  });

  await test.step('What waited for SES arrives, once', async () => {
    expect(await mailsTo(site, waiting)).toEqual([]);
    await makeDue(site.dataDir, [waiting]);
    await expect.poll(async () => (await mailsTo(site, waiting)).length).toBe(1);
    expect(await mailsTo(site, waiting)).toHaveLength(1);
  });

  const again = await newestMail(site, email, 'welcome');

  await test.step('A bounce ends its mails, a complaint about the same mail too', async () => {
    await report(site, again, 'bounce');
    await expect.poll(() => statusOf(email)).toBe('bounced');
    await report(site, again, 'complain');
    await expect.poll(() => statusOf(email)).toBe('complained');
    const mails = await mailsTo(site, email);
    await subscribe(site, email);
    expect(await mailsTo(site, email)).toHaveLength(mails.length);
  });

  await test.step('Staff erase it, a backup brings it back, and the ledger erases it again', async () => {
    const { client, nameOf } = await openTables({ DATA_DIR: site.dataDir });
    const TableName = await nameOf('subscribers');
    const { Item } = await client.send(new GetCommand({ TableName, Key: { email } }));
    const body = { email, confirm: email };
    const erased = await call(site.url, endpoints.erasePerson, { body, headers: { cookie } });
    expect(await erased.json()).toMatchObject({ receipt: { subscribers: 1 } });
    expect(await statusOf(email)).toBeUndefined();

    await client.send(new PutCommand({ TableName, Item }));
    client.destroy();
    expect(await statusOf(email)).toBe('complained');
    expect(await staffCommand(site, 'restore-rows')).toContain('subscribers: no copy, 1 erased');
    expect(await statusOf(email)).toBeUndefined();
  });
});
