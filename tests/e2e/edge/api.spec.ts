import { randomUUID } from 'node:crypto';
import { ContactReceipt } from '#contract/contact/request.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { contactFields, contactRequest } from '../../contact.ts';
import { call, signInFirst } from '../api.ts';
import { mailsTo, newestMail } from '../newsletter/mail.ts';
import { newPassword, type Stack } from '../staff/sign-in.ts';
import { arrive } from '../staff/contacts.ts';
import { expect, test } from '../site.ts';

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
