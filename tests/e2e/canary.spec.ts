import { endpoints } from '#contract/endpoints.ts';
import { walk } from '#functions/canary/site-check.ts';
import { call, signInFirst } from './api.ts';
import { expect, test } from './site.ts';

/** Not the canary's own, which nobody but the site knows: what is sent under it is a message like any other. */
const key = 'walked-by-a-stranger';

test('A walk goes through the whole site, again and again, and leaves one message', async ({
  freshSite,
}) => {
  const { url, staff } = freshSite;
  const walks = [await walk(url, key), await walk(url, key)];
  const cookie = await signInFirst(url, staff, 'a long enough passphrase');

  const list = await call(url, endpoints.listContacts, { headers: { cookie } });

  expect(walks).toEqual([undefined, undefined]);
  expect(await list.json()).toMatchObject([{ firstName: 'Canary' }]);
});

test('The canary fails at the contact form where the database is gone', async ({ faultySite }) => {
  await faultySite.stopDatabase();

  expect(await walk(faultySite.url, key)).toBe('contact form');
});
