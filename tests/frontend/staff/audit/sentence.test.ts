import { expect, it } from 'vitest';
import type { AuditEntry } from '#contract/activity.ts';
import { auditSentence } from '#frontend/staff/audit/sentence.ts';

const entry = { id: '7K3M-QX9R', at: '2026-11-20T10:00:00.000Z', author: 'ada' };
const contacts = { list: 'contacts', format: 'csv' } as const;

const exported = (what: AuditEntry['export'] & object) => ({
  action: 'export' as const,
  export: what,
});

const told: [Omit<AuditEntry, keyof typeof entry>, string][] = [
  [{ action: 'sign-in' }, 'ada signed in'],
  [{ action: 'note', contact: '7K3M-QX9R' }, 'ada wrote a note'],
  [{ action: 'webhook', webhook: 'crm', enabled: false }, 'ada switched the webhook crm off'],
  [{ action: 'webhook', webhook: 'crm', enabled: true }, 'ada switched the webhook crm on'],
  [
    { action: 'webhook-secret', webhook: 'crm' },
    'ada viewed the signing secret of the webhook crm',
  ],
  [{ action: 'webhook-test', webhook: 'crm' }, 'ada sent the webhook crm a test'],
  [{ action: 'password' }, 'ada changed their password'],
  [{ action: 'password-attempt' }, 'ada asked to change their password'],
  [{ action: 'change', version: 2, assignee: { from: null, to: 'ben' } }, 'ada assigned it to ben'],
  [exported(contacts), 'ada exported all contacts as CSV'],
  [
    exported({ ...contacts, format: 'jsonl', status: 'open', assignee: 'ben' }),
    'ada exported the open contacts of ben as JSON Lines',
  ],
  [exported({ ...contacts, assignee: 'none' }), 'ada exported the unassigned contacts as CSV'],
  [
    exported({ list: 'newsletter', format: 'csv' }),
    'ada exported all newsletter subscribers as CSV',
  ],
  [
    exported({
      list: 'newsletter',
      format: 'csv',
      subscriberStatus: 'confirmed',
      isFiltered: true,
    }),
    'ada exported the confirmed newsletter subscribers that match a filter as CSV',
  ],
  [
    exported({ ...contacts, isFiltered: true }),
    'ada exported the contacts that match a filter as CSV',
  ],
];

it.each(told)('The audit page says of %j: %s', (done, sentence) => {
  expect(auditSentence({ ...entry, ...done })).toBe(sentence);
});
