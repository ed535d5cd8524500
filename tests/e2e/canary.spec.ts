import { canary } from '#contract/canary.ts';
import { endpoints } from '#contract/endpoints.ts';
import { walk } from '#functions/canary/walk.ts';
import { call, signInFirst, submit } from './api.ts';
import { expect, test } from './site.ts';

test('The canary walks the whole site, and the staff see nothing of it', async ({ freshSite }) => {
  const { url, staff } = freshSite;
  const walks = [await walk(url), await walk(url)];
  await submit(url, { lastName: 'Visitor' });
  const cookie = await signInFirst(url, staff, 'a long enough passphrase');

  const list = await call(url, endpoints.listContacts, { headers: { cookie } });

  expect(walks).toEqual([undefined, undefined]);
  expect(await list.json()).toMatchObject([{ lastName: 'Visitor' }]);
});

test('Nobody can hide a message of his own behind the canary', async ({ freshSite }) => {
  const { url } = freshSite;
  await walk(url);

  const answer = await call(url, endpoints.submitContact, {
    body: { ...canary.request, message: 'Unseen' },
    headers: { 'idempotency-key': canary.idempotencyKey },
  });

  expect(answer.status).toBe(409);
});

test('The canary fails at the contact form where the database is gone', async ({ faultySite }) => {
  await faultySite.stopDatabase();

  expect(await walk(faultySite.url)).toBe('contact form');
});
