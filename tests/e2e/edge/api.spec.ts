import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { newsletterConsent } from '#contract/consent.ts';
import { Contact } from '#contract/contact/detail.ts';
import { ContactReceipt } from '#contract/contact/request.ts';
import { ContactSubmission } from '#contract/contact/submission.ts';
import { contactTag } from '#contract/contact/tag.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { ErrorResponse } from '#contract/error.ts';
import { limits } from '#contract/limits.ts';
import { contactFields, contactRequest } from '../../contact.ts';
import { call, signInFirst } from '../api.ts';
import { mailsTo, newestMail } from '../newsletter/mail.ts';
import { newPassword, type Stack } from '../staff/sign-in.ts';
import { arrive, arriveAll } from '../staff/contacts.ts';
import { expect, test } from '../site.ts';

const Submissions = z.array(ContactSubmission);

/** The session's cookie of a staff user. */
const signedIn = ({ url, staff }: Stack) => signInFirst(url, staff, newPassword);

/** What a staff user reads in a list. */
async function listed(site: Stack, endpoint: Endpoint = endpoints.listContacts) {
  const response = await call(site.url, endpoint, { headers: { cookie: await signedIn(site) } });
  expect(response.status).toBe(200);
  return response.json();
}

test.describe('An acknowledged submission', () => {
  test('is listed for staff with the fields that were sent, newest first', async ({
    freshSite,
  }) => {
    const first = await arrive(freshSite.url, { lastName: 'First' });
    const second = await arrive(freshSite.url, { lastName: 'Second' });

    const submittedAt = expect.any(String);
    const phoneE164 = '+19055550142';
    const waitingSince = expect.any(String);
    const made = {
      phoneE164,
      submittedAt,
      waitingSince,
      status: 'new',
      assignee: null,
      version: 1,
    };
    const row = { ...contactFields, ...made };
    expect(await listed(freshSite)).toEqual([
      { ...row, lastName: 'Second', id: second },
      { ...row, lastName: 'First', id: first },
    ]);
  });

  test('is stored once and gets the same response, however often and in parallel it is sent', async ({
    freshSite,
  }) => {
    const send = sendAgain(freshSite.url);
    const texts = Array.from({ length: 8 }, async () => (await send()).text());

    expect(new Set(await Promise.all(texts)).size).toBe(1);
    expect(await listed(freshSite)).toHaveLength(1);
  });

  test('is listed page by page through the Link header, each once', async ({ freshSite }) => {
    await arriveAll(freshSite.url, 7);
    const cookie = await signedIn(freshSite);

    const names: string[] = [];
    let next: string | undefined = '/api/contact?limit=3';
    while (next !== undefined) {
      const page = await fetch(freshSite.url + next, { headers: { cookie } });
      names.push(...Submissions.parse(await page.json()).map((row) => row.lastName));
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }

    expect(names).toEqual([7, 6, 5, 4, 3, 2, 1].map((row) => `Row-${row}-`));
  });
});

test('A newsletter address that subscribes twice is stored once', async ({ freshSite }) => {
  for (const email of ['Reader@Mail.example', ' reader@mail.example ']) {
    const body = { email, elapsed: 61_200 };
    const response = await call(freshSite.url, endpoints.subscribe, { body });
    expect(await response.json()).toEqual({ success: true });
  }
  expect(await listed(freshSite, endpoints.listSubscribers)).toEqual([
    {
      id: expect.any(String),
      email: 'reader@mail.example',
      subscribedAt: expect.any(String),
      status: 'pending',
      consent: [{ event: 'asked', at: expect.any(String), wording: newsletterConsent.version }],
    },
  ]);
});

test('A program that sends what the specification says, and no header of a browser, reaches staff and its subscriber', async ({
  freshSite,
}) => {
  const { url } = freshSite;
  const { firstName, lastName, company, phone, businessEmail, message, timeZone } = contactFields;
  const sent = { firstName, lastName, company, phone, businessEmail, message, timeZone };
  const responses = [
    await call(url, endpoints.submitContact, { body: { ...sent, termsAccepted: true } }),
    await call(url, endpoints.subscribe, { body: { email: 'program@mail.example' } }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);

  const stored = { ...sent, status: 'new', suspicions: ['untimed'] };
  expect(await listed(freshSite)).toMatchObject([stored]);
  const { id } = ContactReceipt.parse(await responses[0]?.json());
  const digests = await mailsTo(freshSite, 'team@quietgrid.example');
  expect(digests.filter(({ body }) => body.text.includes(id))).toHaveLength(1);
  await newestMail(freshSite, 'program@mail.example', 'confirm');
});

test.describe('Invalid input is rejected: the response names its fields and echoes nothing', () => {
  const canary = 'canary-5f1d';
  const foreign = { origin: 'https://elsewhere.example' };
  const text = { 'content-type': 'text/plain' };
  const tooLong = { ...contactRequest, message: canary.repeat(limits.bodyBytes / 10) };
  const invalid = [400, 422];
  const cases: [string, Parameters<typeof call>[2], statuses: number[], ...fields: string[]][] = [
    ['not JSON', { body: `{"firstName": ${canary}` }, [400]],
    ['not an object', { body: [canary] }, invalid],
    ['a missing field', { body: without('phone') }, invalid, 'phone'],
    ['a wrong type', altered('message', 7), invalid, 'message'],
    ['an unknown field', altered('role', canary), invalid, 'role'],
    ['no consent', altered('termsAccepted', false), invalid, 'termsAccepted'],
    ['a field that is too long', altered('firstName', canary.repeat(20)), invalid, 'firstName'],
    ['an address that is none', altered('businessEmail', canary), invalid, 'businessEmail'],
    ['a body over 16 KB', { body: tooLong }, [413]],
    ['another content type', { body: canary, headers: text }, [415]],
    ['a foreign origin', { body: contactRequest, headers: foreign }, [403]],
  ];

  for (const [what, request, statuses, ...fields] of cases) {
    test(what, async ({ site }) => {
      const response = await call(site.url, endpoints.submitContact, request);

      const said = await response.text();
      expect(statuses).toContain(response.status);
      const { error } = ErrorResponse.parse(JSON.parse(said));
      expect(error.fields.map(({ field }) => field)).toEqual(fields);
      expect(said).not.toContain(canary);
      expect(said).not.toMatch(/\bat .+:\d+/);
    });
  }

  test('and none of it is stored', async ({ freshSite }) => {
    for (const [, request] of cases) await call(freshSite.url, endpoints.submitContact, request);

    expect(await listed(freshSite)).toEqual([]);
  });
});

test.describe('The staff lists', () => {
  const lists = [endpoints.listContacts, endpoints.listSubscribers];

  test('return 401 without any cookie, and 403 with others and with a made-up one', async ({
    site,
  }) => {
    for (const list of lists) {
      const statusWith = async (cookie: string) => {
        const response = await call(site.url, list, { headers: { cookie } });
        expect(response.headers.get('cache-control')).toBe('no-store');
        return response.status;
      };
      expect(await statusWith('')).toBe(401);
      for (const cookie of ['__Host-staff-access=a.b.c', 'isAdmin=true', 'region=stay'])
        expect(await statusWith(cookie)).toBe(403);
    }
  });

  test('return 400 to a cursor that they did not issue', async ({ freshSite }) => {
    const cookie = await signedIn(freshSite);
    for (const list of lists) {
      const response = await call(freshSite.url, list, {
        headers: { cookie },
        query: '?cursor=!!not-a-cursor!!',
      });
      expect(response.status).toBe(400);
    }
  });

  test('return 403 to the cookies of a session that was signed out, and that cannot be extended', async ({
    freshSite,
  }) => {
    const cookie = await signedIn(freshSite);

    const response = await call(freshSite.url, endpoints.signOut, { headers: { cookie } });

    expect(response.status).toBe(200);
    for (const set of response.headers.getSetCookie()) expect(set).toMatch(/Max-Age=0/);
    for (const list of lists) {
      expect((await call(freshSite.url, list, { headers: { cookie } })).status).toBe(403);
    }
    const extended = await call(freshSite.url, endpoints.refreshSession, { headers: { cookie } });
    expect(extended.status).toBe(401);
  });
});

test.describe('A contact', () => {
  test('is changed under its version alone, noted, filtered, counted and changed with others', async ({
    freshSite,
  }) => {
    const { url, staff } = freshSite;
    const id = await arrive(url);
    const headers = { cookie: await signedIn(freshSite) };
    const update = (body: object, version?: string) =>
      call(url, endpoints.updateContact, {
        id,
        body,
        headers: { ...headers, ...(version && { 'if-match': version }) },
      });

    const first = await call(url, endpoints.getContact, { id, headers });
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"1"']);
    const known = contactTag(Contact.parse(await first.json()));
    const unchanged = `?ifNoneMatch=${encodeURIComponent(known)}`;
    const again = await call(url, endpoints.getContact, { id, headers, query: unchanged });
    expect(again.status).toBe(204);
    expect((await update({ status: 'open' })).status).toBe(428);
    const changed = await update({ status: 'open', assignee: staff.username }, '"1"');
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
    const stale = await update({ status: 'closed' }, '"1"');
    expect([stale.status, stale.headers.get('etag')]).toEqual([412, '"2"']);
    expect(await stale.json()).toMatchObject({
      error: { code: 'precondition_failed' },
      current: { id, status: 'open', assignee: staff.username, version: 2 },
    });

    const added = await call(url, endpoints.addNote, {
      id,
      body: { text: 'Called her.' },
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });
    expect(added.status).toBe(200);
    expect(await (await call(url, endpoints.getContact, { id, headers })).json()).toMatchObject({
      notes: [{ author: staff.username, text: 'Called her.' }],
      history: [{ version: 2, author: staff.username, status: { from: 'new', to: 'open' } }],
    });

    const query = `?assignee=${staff.username}&status=open`;
    const list = await call(url, endpoints.listContacts, { headers, query });
    expect(await list.json()).toMatchObject([{ id, version: 2 }]);
    const etag = encodeURIComponent(list.headers.get('etag') ?? '');
    const same = await call(url, endpoints.listContacts, {
      headers,
      query: `${query}&ifNoneMatch=${etag}`,
    });
    expect(same.status).toBe(204);

    const counts = await call(url, endpoints.countContacts, { headers });
    expect(await counts.json()).toMatchObject({ new: 0, open: 1 });
    const users = await call(url, endpoints.listUsers, { headers });
    expect(await users.json()).toEqual([
      { username: staff.username, isYou: true, role: 'owner', answerHours: 24 },
    ]);
    const body = { ids: [id], status: 'closed', assignee: null };
    const all = await call(url, endpoints.updateContacts, { headers, body });
    expect(await all.json()).toEqual({ results: [{ id, status: 200, version: 3 }] });
  });

  test('is neither read nor changed without a session', async ({ site }) => {
    const body = { status: 'open' };
    const request = { id: '7K3M-QX9R', body, headers: { 'if-match': '"1"' } };
    expect((await call(site.url, endpoints.getContact, { id: request.id })).status).toBe(401);
    expect((await call(site.url, endpoints.updateContact, request)).status).toBe(401);
    const headers = { ...request.headers, cookie: '__Host-staff-access=made-up' };
    expect((await call(site.url, endpoints.updateContact, { ...request, headers })).status).toBe(
      403,
    );
  });
});

test('A wrong password and an unknown user get the same response', async ({ site }) => {
  const responses = await Promise.all(
    ['admin', 'nobody'].map((username) =>
      call(site.url, endpoints.signIn, { body: { username, password: 'wrong' } }),
    ),
  );
  expect(responses.map((response) => response.status)).toEqual([401, 401]);
  const [wrong, unknown] = await Promise.all(responses.map((response) => response.text()));
  expect(wrong).toBe(unknown);
});

test('An unknown route of the API returns JSON 404, a wrong method 404 or 405', async ({
  site,
}) => {
  const unknown = await fetch(`${site.url}/api/nothing`);
  expect(unknown.status).toBe(404);
  expect(unknown.headers.get('content-type')).toContain('application/json');
  const wrong = await fetch(`${site.url}/api/contact`, { method: 'PUT' });
  expect([404, 405]).toContain(wrong.status);
});

test('With the database stopped nothing is claimed stored, and a later retry stores it once', async ({
  freshSite,
}) => {
  const send = sendAgain(freshSite.url);
  await freshSite.stopDatabase();
  const rejected = await send();
  await freshSite.startDatabase();
  const accepted = await send();

  expect(rejected.status).toBe(503);
  expect(rejected.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await rejected.json()).toMatchObject({ error: { code: 'unavailable', fields: [] } });
  expect(accepted.status).toBe(200);
  expect(await listed(freshSite)).toHaveLength(1);
});

/** Sends one message under one key, as often as it is called. */
function sendAgain(url: string) {
  const headers = { 'idempotency-key': randomUUID() };
  return () => call(url, endpoints.submitContact, { body: contactRequest, headers });
}

function altered(field: string, value: unknown) {
  return { body: { ...contactRequest, [field]: value } };
}

function without(field: keyof typeof contactRequest) {
  const { [field]: _left, ...rest } = contactRequest;
  return rest;
}
