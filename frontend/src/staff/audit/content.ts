import type { AuditEntry, Export } from '#contract/activity.ts';
import { brand } from '../../content/brand.ts';
import type { PageHead } from '../../content/head.ts';
import { pages } from '../../pages.ts';

export const audit = {
  head: {
    title: `Admin Audit | ${brand.name}`,
    description: `Who did what when, for the staff of ${brand.name}.`,
    path: pages.adminAudit.path,
    index: false,
  } satisfies PageHead,
  title: 'Audit',
  what: 'This page',
  lead: 'Who did what, newest first. Nothing that a visitor or a note says is in here.',
  empty: 'Nobody has done anything yet.',
  failed: 'The audit log could not be loaded.',
  count: (shown: number, more: boolean) => (more ? `The newest ${shown}` : `${shown} in all`),
} as const;

/** What somebody did, after their name; a change says itself. */
export const auditDeeds = {
  'sign-in': 'signed in',
  note: 'wrote a note',
  export: 'exported',
} as const satisfies Partial<Record<AuditEntry['action'], string>>;

export const exported = {
  newsletter: 'the newsletter’s subscribers',
  /** "all contacts", "the open contacts of ada". */
  contacts: (status: string | undefined, assignee: string | undefined) =>
    status === undefined && assignee === undefined
      ? 'all contacts'
      : `the ${status === undefined ? '' : `${status} `}contacts${assignee === undefined ? '' : ` of ${assignee}`}`,
  nobody: 'nobody',
  as: ' as ',
  formats: { csv: 'CSV', jsonl: 'JSON Lines' } satisfies Record<Export['format'], string>,
} as const;
