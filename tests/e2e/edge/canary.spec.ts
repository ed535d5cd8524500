import { endpoints } from '#contract/endpoints.ts';
import { checkSite } from '#functions/canary/site-check.ts';
import { call, signInFirst } from '../api.ts';
import { expect, test } from '../site.ts';

/** Not the canary's own key, which only the site knows: this makes a message like any other. */
const key = 'checked-by-somebody-else';

test('A check covers the whole site, again and again, and leaves one message', async ({
  freshSite,
}) => {
  const { url, staff } = freshSite;
  const results = [await checkSite(url, key), await checkSite(url, key)];
  const cookie = await signInFirst(url, staff, 'a long enough passphrase');

  const list = await call(url, endpoints.listContacts, { headers: { cookie } });

  expect(results).toEqual([undefined, undefined]);
  expect(await list.json()).toMatchObject([{ firstName: 'Canary' }]);
});
