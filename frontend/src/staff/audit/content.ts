import type { AuditEntry } from '#contract/activity.ts';
import { staffTitle } from '../frame/staff-title.ts';

export const audit = {
  documentTitle: staffTitle('Audit'),
  title: 'Audit',
  lead: 'Who did what, newest first. It quotes no message and no note.',
  empty: 'Nobody has done anything yet.',
  failed: 'The audit log could not be loaded.',
  count: (shown: number, more: boolean) => (more ? `The newest ${shown}` : `${shown} in all`),
} as const;

/** What somebody did, after their name; of a change, its sentence says it. */
export const auditActions = {
  'sign-in': 'signed in',
  note: 'wrote a note',
  reply: 'replied to a contact',
  'reply-undone': 'took back a reply',
  call: 'recorded a call',
  merge: 'merged two contacts',
  unmerge: 'separated two contacts',
  block: 'blocked a sender',
  unblock: 'unblocked a sender',
  'address-add': 'added an address to a person',
  'address-remove': 'removed an address from a person',
  'spam-deleted': 'deleted spam',
  tags: 'changed the tags',
  invite: (user: string) => `invited ${user}`,
  role: (user: string) => `changed the role of ${user}`,
  'switch-off': (user: string) => `switched off the account of ${user}`,
  'switch-on': (user: string) => `switched on the account of ${user}`,
  'password-reset': (user: string) => `gave ${user} a new first password`,
  'hand-over': (user: string) => `handed over the contacts of ${user}`,
  'reply-templates': 'changed the reply templates',
  person: 'read a person’s record',
  erasure: 'erased a person',
  'password-attempt': 'asked to change their password',
  password: 'changed their password',
  sessions: 'ended their own sessions',
  'authenticator-attempt': 'asked to set up their authenticator anew',
  authenticator: 'set up their authenticator anew',
  webhook: (id: string, enabled: boolean) => `switched the webhook ${id} ${enabled ? 'on' : 'off'}`,
  'webhook-secret': (id: string) => `viewed the signing secret of the webhook ${id}`,
  'webhook-test': (id: string) => `sent the webhook ${id} a test`,
  'subscriber-remove': 'removed a newsletter address',
  'subscriber-restore': 'undid the removal of a newsletter address',
  'subscriber-lift': 'let a newsletter address get emails again',
  export: (what: string, format: string) => `exported ${what} as ${format}`,
} as const satisfies Partial<Record<AuditEntry['action'], unknown>>;
