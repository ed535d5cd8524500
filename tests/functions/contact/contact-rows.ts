import type { ContactStatus } from '#contract/contact/status.ts';
import { contactKeys } from '#functions/contact/partitions.ts';
import { shortId } from '#functions/lists/list-row.ts';

export function timeOf(at: number): string {
  return new Date(Date.UTC(2026, 10, 20) + at * 1000).toISOString();
}

/** Submission number `at`, sent `at` seconds after the first: open, and nobody's. */
export function contact(at: number, changes: object = {}, submittedAt = timeOf(at)) {
  const place = { id: shortId(`row ${at}`), submittedAt, status: 'open', assignee: null } as const;
  return {
    ...place,
    firstName: 'Ada',
    lastName: `Row ${at}`,
    company: '',
    phone: '+1 905 555 0142',
    businessEmail: 'ada@engines.example',
    message: 'Hello.',
    timeZone: 'America/Toronto',
    keyHash: 'of the key',
    payloadHash: 'of the request',
    consentVersion: '2026-11',
    version: 1,
    expiresAt: 4_000_000_000,
    ...contactKeys(place),
    ...changes,
  };
}

/** The same with another status, and perhaps with somebody who has it. */
export function placed(at: number, status: ContactStatus, assignee: string | null = null) {
  const { id, submittedAt, ...fields } = contact(at);
  const place = { id, submittedAt, status, assignee };
  return { ...fields, ...place, ...contactKeys(place) };
}

export function range<Row>(length: number, make: (at: number) => Row): Row[] {
  return Array.from({ length }, (_, at) => make(at));
}
