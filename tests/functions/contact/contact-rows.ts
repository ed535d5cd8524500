import type { ContactStatus } from '#contract/contact/status.ts';
import { contactKeys } from '#functions/contact/partitions.ts';
import { listKeys, shortId } from '#functions/lists/list-row.ts';

export function timeOf(at: number): string {
  return new Date(Date.UTC(2026, 10, 20) + at * 1000).toISOString();
}

/** Submission number `at` as it was stored before there were statuses, sent `at` seconds after the first. */
export function contact(at: number, changes: object = {}, time = timeOf(at)) {
  const id = shortId(`row ${at}`);
  return {
    id,
    firstName: 'Ada',
    lastName: `Row ${at}`,
    company: '',
    phone: '+1 905 555 0142',
    businessEmail: 'ada@engines.example',
    message: 'Hello.',
    submittedAt: time,
    timeZone: 'America/Toronto',
    keyHash: 'of the key',
    payloadHash: 'of the request',
    consentVersion: '2026-11',
    ...listKeys(id, time),
    ...changes,
  };
}

/** The same with a status, and perhaps with somebody who has it. */
export function placed(at: number, status: ContactStatus, assignee: string | null = null) {
  const { id, submittedAt, ...fields } = contact(at);
  return {
    ...fields,
    id,
    submittedAt,
    status,
    version: 1,
    ...(assignee !== null && { assignee }),
    ...contactKeys({ id, submittedAt, status, assignee }),
  };
}

export function range<Row>(length: number, make: (at: number) => Row): Row[] {
  return Array.from({ length }, (_, at) => make(at));
}
