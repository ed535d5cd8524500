import * as z from 'zod/mini';
import { ContactSubmission } from '#contract/contact/submission.ts';
import type { ContactUpdate } from '#contract/contact/update.ts';
import { AuditEntry } from '#contract/activity.ts';
import { Contact } from '#contract/contact/detail.ts';

/** A user whose password is not temporary. */
export const staff = { username: 'admin', password: 'correct horse battery' };

/** A signed-in staff user who calls the API as the dashboard does. */
export interface StaffUser {
  /** Calls any route below `/api` once. */
  readonly call: (path: string, options?: CallOptions) => Promise<Response>;
  /** The newest contacts. */
  readonly list: () => Promise<ContactSubmission[]>;
  readonly contact: (id: string) => Promise<Contact>;
  /** Changes a contact once. */
  readonly change: (id: string, version: number, change: ContactUpdate) => Promise<Response>;
  /** Adds a note once. */
  readonly note: (id: string, key: string, text: string) => Promise<Response>;
  /** Replaces the reply templates with one of this name, once. */
  readonly template: (name: string, version: number) => Promise<Response>;
  /** Extends the session. */
  readonly refresh: () => Promise<Response>;
  /** The whole audit log, newest first. */
  readonly audit: () => Promise<AuditEntry[]>;
}

export async function signIn(url: string): Promise<StaffUser> {
  const session = await fetch(`${url}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const call = (path: string, { headers = {}, ...init }: CallOptions = {}) =>
    fetch(`${url}/api${path}`, {
      ...init,
      headers: { cookie, 'content-type': 'application/json', ...headers },
    });
  return {
    call,
    list: async () => z.array(ContactSubmission).parse(await (await call('/contact')).json()),
    contact: async (id) => Contact.parse(await (await call(`/contact/${id}`)).json()),
    change: (id, version, change) =>
      call(`/contact/${id}`, {
        method: 'PATCH',
        headers: { 'if-match': `"${version}"` },
        body: JSON.stringify(change),
      }),
    note: (id, key, text) =>
      call(`/contact/${id}/notes`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: JSON.stringify({ text }),
      }),
    template: (name, version) =>
      call('/reply-templates', {
        method: 'PUT',
        headers: { 'if-match': `"${version}"` },
        body: JSON.stringify({ templates: [{ name, text: name }] }),
      }),
    refresh: () => call('/admin/session/refresh', { method: 'POST', body: '{}' }),
    audit: async () => {
      const entries: AuditEntry[] = [];
      for (let query: string | undefined = 'limit=100'; query !== undefined;) {
        const page = await call(`/audit?${query}`);
        entries.push(...z.array(AuditEntry).parse(await page.json()));
        query = /\?([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
      }
      return entries;
    },
  };
}

interface CallOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** The current contact in a rejected change. */
export async function currentIn(response: Response): Promise<Contact> {
  return z.object({ current: Contact }).parse(await response.json()).current;
}
