import { call } from '../call.ts';

export function getContact(id: string, query: Record<string, string> = {}) {
  return call('getContact', { parameters: { id }, query });
}

/** @param version the last one seen, or an If-Match as it is */
export function updateContact(id: string, body: unknown, version?: number | string) {
  const tag = typeof version === 'number' ? `"${version}"` : version;
  const headers = { ...(tag !== undefined && { 'if-match': tag }) };
  return call('updateContact', { body, headers, parameters: { id } });
}

export function updateContacts(body: unknown) {
  return call('updateContacts', { body });
}

export function addNote(
  id: string,
  body: unknown,
  { key, username }: { key?: string | undefined; username?: string } = {},
) {
  const headers = { ...(key !== undefined && { 'idempotency-key': key }) };
  return call('addNote', {
    body,
    headers,
    parameters: { id },
    ...(username !== undefined && { username }),
  });
}

/** The audit log’s entries, newest first. */
export async function audit() {
  return (await call('listAudit')).body;
}
