import { ContactReceipt } from '#contract/contact/request.ts';
import { endpoints } from '#contract/endpoints.ts';
import { checkSite } from '#functions/canary/site-check.ts';
import { contactFields } from '../../contact.ts';
import { call, signInFirst, storedContacts } from '../api.ts';
import { mailsTo, newestMail } from '../newsletter/mail.ts';
import { expect, test } from '../site.ts';

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
  expect(await storedContacts(freshSite)).toMatchObject([stored]);
  const { id } = ContactReceipt.parse(await responses[0]?.json());
  const digests = await mailsTo(freshSite, 'team@quietgrid.example');
  expect(digests.filter(({ body }) => body.text.includes(id))).toHaveLength(1);
  await newestMail(freshSite, 'program@mail.example', 'confirm');
});

test('A check covers the whole site, again and again, and leaves one message', async ({
  freshSite,
}) => {
  // Not the canary's own key, which only the site knows: this makes a message like any other.
  const check = () => checkSite(freshSite.url, 'checked-by-somebody-else');
  expect([await check(), await check()]).toEqual([undefined, undefined]);
  expect(await storedContacts(freshSite)).toMatchObject([{ firstName: 'Canary' }]);
});

test.describe('The staff lists and a contact', () => {
  const lists = [endpoints.listContacts, endpoints.listSubscribers];
  const id = '7K3M-QX9R';

  test('return 401 without any cookie, and 403 with others and with a made-up one', async ({
    site,
  }) => {
    for (const endpoint of [...lists, endpoints.getContact, endpoints.updateContact]) {
      const body = endpoint === endpoints.updateContact ? { status: 'open' } : undefined;
      const statusWith = async (cookie: string) => {
        const headers = { cookie, 'if-match': '"1"' };
        const response = await call(site.url, endpoint, { id, body, headers });
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
    const cookie = await signInFirst(freshSite);

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

test('An unknown route of the API returns JSON 404, a wrong method 404 or 405', async ({
  site,
}) => {
  const unknown = await fetch(`${site.url}/api/nothing`);
  expect(unknown.status).toBe(404);
  expect(unknown.headers.get('content-type')).toContain('application/json');
  const wrong = await fetch(`${site.url}/api/contact`, { method: 'PUT' });
  expect([404, 405]).toContain(wrong.status);
});
