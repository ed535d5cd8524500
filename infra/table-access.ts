import type { LambdaName } from '#contract/endpoints.ts';
import {
  assigneeIndex,
  auditIndex,
  campaignIndex,
  emailIndex,
  messageIdIndex,
  type ListIndex,
  outboxIndex,
  type SettingsKind,
  statusIndex,
  type tables,
  unrecordedIndex,
} from '#contract/tables.ts';

type TableName = keyof typeof tables;

/** Actions on a table, or on one of its indexes only. */
export interface TableAccess {
  readonly table: TableName;
  readonly actions: readonly ('Get' | 'Put' | 'Update' | 'Delete' | 'Query' | 'Scan')[];
  readonly index?: ListIndex;
  /** Limits the partition keys. A `*` at the end stands for anything. */
  readonly partitions?: readonly string[];
  /** Limits the readable attributes. */
  readonly attributes?: readonly string[];
}

export type FunctionName =
  | LambdaName
  | 'authorizeStaff'
  | 'dispatch'
  | 'feedback'
  | 'receive'
  | 'canary';

type Actions = TableAccess['actions'];
type Narrower = Pick<TableAccess, 'index' | 'partitions' | 'attributes'>;

const on = (table: TableName, actions: Actions, narrower: Narrower = {}): TableAccess => ({
  table,
  actions,
  ...narrower,
});
const settings = (kind: SettingsKind, actions: Actions) =>
  on('settings', actions, { partitions: [kind] });

/** Finds the rows to send. */
const outboxes = (['contacts', 'subscribers', 'deliveries', 'messages', 'campaigns'] as const).map(
  (table) => on(table, ['Query'], { index: outboxIndex }),
);
const recordActivity = on('activity', ['Put']);
const verify = settings('key', ['Query']);
/** Includes the key, which its first use creates. */
const sign = settings('key', ['Query', 'Put']);

/** The only access that functions have to rows. */
export const tableAccess: Readonly<Record<FunctionName, readonly TableAccess[]>> = {
  forms: [
    on('contacts', ['Put']),
    // Enough to recognise a retry, but nothing that a visitor wrote.
    on('contacts', ['Get'], { attributes: ['id', 'keyHash', 'payloadHash'] }),
    on('subscribers', ['Update']),
    settings('blocked', ['Get']),
  ],
  links: [
    on('subscribers', ['Update', 'Get']),
    // Finds a link, and counts clicks and who left.
    on('campaigns', ['Get', 'Update']),
    verify,
  ],
  signIn: [settings('session', ['Update']), recordActivity],
  session: [
    settings('session', ['Get', 'Query', 'Update']),
    settings('preferences', ['Get', 'Put']),
    recordActivity,
  ],
  inbox: [
    ...[statusIndex, assigneeIndex, emailIndex].map((index) =>
      on('contacts', ['Query'], { index }),
    ),
    on('contacts', ['Get', 'Update']),
    on('activity', ['Get', 'Query', 'Put']),
    // The search covers notes.
    on('activity', ['Query'], { index: auditIndex }),
    settings('reply-templates', ['Get', 'Put']),
    on('subscribers', ['Query'], { index: statusIndex }),
    on('subscribers', ['Get']),
    // Notices to staff.
    on('messages', ['Query', 'Put']),
    settings('tags', ['Get', 'Put']),
    settings('presence', ['Query', 'Put']),
    settings('blocked', ['Get', 'Put']),
    settings('address', ['Query', 'Put']),
    settings('figures', ['Query', 'Update']),
  ],
  replies: [
    on('contacts', ['Get', 'Put', 'Update']),
    on('messages', ['Get', 'Query', 'Put', 'Delete']),
    recordActivity,
    // Counts what a reply closes.
    settings('figures', ['Update']),
  ],
  team: [
    on('contacts', ['Query'], { index: assigneeIndex }),
    on('contacts', ['Get', 'Update']),
    recordActivity,
  ],
  receive: [
    on('contacts', ['Get', 'Put', 'Update']),
    on('messages', ['Get', 'Put']),
    on('messages', ['Query'], { index: messageIdIndex }),
    recordActivity,
    settings('blocked', ['Get']),
    // Drops what still waited when its sender was erased.
    settings('erasure', ['Get']),
    verify,
  ],
  subscribers: [on('subscribers', ['Get', 'Update']), recordActivity],
  campaigns: [
    on('campaigns', ['Get', 'Query', 'Put', 'Update', 'Delete']),
    on('campaigns', ['Query'], { index: campaignIndex }),
    // Counts the recipients.
    on('subscribers', ['Query'], { index: statusIndex }),
    recordActivity,
  ],
  person: [
    // Nobody rescues spam while it is being deleted.
    on('contacts', ['Get', 'Scan', 'Update', 'Delete']),
    on('subscribers', ['Get', 'Delete']),
    on('deliveries', ['Get', 'Delete']),
    on('messages', ['Get', 'Query', 'Scan', 'Delete']),
    // Addresses that a campaign has not reached yet.
    on('campaigns', ['Query', 'Update']),
    on('campaigns', ['Query'], { index: campaignIndex }),
    on('activity', ['Query', 'Delete'], { partitions: ['contact#*'] }),
    recordActivity,
    // A contact says whether its sender is blocked.
    settings('blocked', ['Get']),
    settings('erasure', ['Get', 'Put']),
    settings('blocked', ['Delete']),
    settings('address', ['Query', 'Delete']),
    sign,
  ],
  settings: [
    on('deliveries', ['Query', 'Put']),
    ...outboxes,
    settings('webhook', ['Query', 'Put']),
    settings('breaker', ['Get']),
    settings('undelivered', ['Query']),
    sign,
    recordActivity,
  ],
  audit: [on('activity', ['Query'], { index: auditIndex }), recordActivity],
  vitals: [],
  authorizeStaff: [],
  dispatch: [
    ...outboxes,
    on('contacts', ['Get', 'Update']),
    on('contacts', ['Query'], { index: unrecordedIndex }),
    recordActivity,
    settings('reply-templates', ['Get']),
    settings('tags', ['Get']),
    on('subscribers', ['Get', 'Update']),
    // The recipients of a campaign.
    on('subscribers', ['Query'], { index: statusIndex }),
    on('campaigns', ['Get', 'Put', 'Update', 'Delete']),
    on('campaigns', ['Query'], { index: campaignIndex }),
    on('deliveries', ['Put', 'Update']),
    on('messages', ['Get', 'Query', 'Put', 'Update', 'Delete']),
    settings('preferences', ['Get']),
    settings('figures', ['Update']),
    settings('digest', ['Get', 'Put']),
    settings('breaker', ['Get', 'Update']),
    settings('webhook', ['Query', 'Put']),
    sign,
  ],
  feedback: [
    on('subscribers', ['Update']),
    on('campaigns', ['Get', 'Update']),
    on('messages', ['Get', 'Query', 'Update']),
    // Opens a contact whose reply came back.
    on('contacts', ['Get', 'Update']),
    recordActivity,
    settings('breaker', ['Update']),
    settings('undelivered', ['Update']),
    verify,
  ],
  canary: [],
};
