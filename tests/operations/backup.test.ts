import { readFileSync } from 'node:fs';
import { DeleteCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { AuditEntry } from '#contract/activity.ts';
import { contactStatuses } from '#contract/contact/status.ts';
import { subscriberStatuses } from '#contract/newsletter.ts';
import { listKey, type SettingsKind, type TableKeys, tables } from '#contract/tables.ts';
import { author, authorSub, call, signedInAt } from '../functions/call.ts';
import { placed, timeOf } from '../functions/contact/contact-rows.ts';
import { captureLogs } from '../functions/logs.ts';
import { copyOf, localTables, nameOf, tableNames } from './local-tables.ts';
import { readFrom } from './product-tables.ts';
import { readAddresses, saveAddress } from '#functions/contact/address-store.ts';
import { block, isBlocked } from '#functions/contact/blocked-store.ts';
import { recordEntry } from '#functions/activity/activity-store.ts';
import { shortId } from '#functions/lists/list-row.ts';
import { addDelivery } from '#functions/webhooks/add-delivery.ts';
import { changeSchedule, readSchedule } from '#functions/outbox/digest-store.ts';
import { outboxKeys } from '#functions/outbox/outbox-keys.ts';
import { countFailed, dueRows } from '#functions/outbox/outbox-store.ts';
import { lastErasure, recordErasure } from '#functions/person/ledger-store.ts';
import { replyTemplates } from '#functions/reply-templates/reply-templates.ts';
import { countBounce, countMail, isOpen } from '#functions/newsletter/breaker-store.ts';
import { readUndelivered, recordUndelivered } from '#functions/outbox/undelivered-store.ts';
import { madeSigningKeys, signingKey } from '#functions/settings/signing-key.ts';
import { readPreferences, savePreferences } from '#functions/staff/preferences.ts';
import { contactTags } from '#functions/tags/tags.ts';
import { listSessions, recordUse } from '#functions/staff/session-store.ts';
import { recordDelivery } from '#functions/webhooks/delivery-store.ts';
import { switchWebhook, webhookStates } from '#functions/webhooks/webhook-state.ts';
import { readSettings, saveSetting } from '#functions/settings/settings-store.ts';
import { staffCommand } from '#operations/staff/command.ts';

captureLogs();

const crm = { id: 'crm', url: 'https://crm.quietgrid.example/hook' };
const outboxStates = ['due', 'failed'] as const;
const queued = (at: number, state: (typeof outboxStates)[number]) => ({
  ...outboxKeys(timeOf(at), shortId(`row ${at}`)),
  outbox: state,
});

/** Writes and reads one entry of each kind of setting. */
const settings: Record<SettingsKind, { write: () => Promise<unknown>; read: () => unknown }> = {
  key: { write: signingKey, read: madeSigningKeys },
  digest: {
    write: () => changeSchedule({ nextAt: 0, failures: 0 }, { nextAt: 9, failures: 1 }),
    read: readSchedule,
  },
  webhook: {
    write: () => switchWebhook(crm, false, author),
    read: async () => (await webhookStates())(crm),
  },
  session: {
    write: () => recordUse({ sub: authorSub, signedInAt }, 'Firefox'),
    read: () => listSessions(authorSub),
  },
  'reply-templates': {
    write: () =>
      replyTemplates.replace(
        1,
        { templates: [{ name: 'Thanks', text: 'We will call you.' }] },
        author,
      ),
    read: async () => (await call('getReplyTemplates')).body,
  },
  tags: {
    write: () => contactTags.replace(1, { tags: [{ name: 'Quote', colour: 'blue' }] }, author),
    read: async () => (await call('getTags')).body,
  },
  presence: {
    // A real one would expire while this test runs.
    write: () => saveSetting('presence', `${shortId('row 0')}#ben`, { isWriting: true }),
    read: () => readSettings('presence'),
  },
  blocked: {
    write: () => block('bot@mail.example', timeOf(0)),
    read: () => isBlocked('Bot@mail.example'),
  },
  address: {
    write: () => saveAddress('ada@home.example', 'ada@engines.example', timeOf(0)),
    read: async () => [...(await readAddresses())],
  },
  preferences: {
    write: () =>
      savePreferences(author, {
        signature: 'Anna',
        email: 'anna@quietgrid.example',
        mailsAssigned: false,
        mailsMentioned: true,
      }),
    read: () => readPreferences(author),
  },
  figures: {
    write: () => saveSetting('figures', 'entry', { value: 1 }),
    read: () => readSettings('figures'),
  },
  breaker: {
    write: () => Promise.all([countMail(), ...[1, 2, 3, 4, 5, 6].map(countBounce)]),
    read: isOpen,
  },
  undelivered: {
    write: () =>
      recordUndelivered({ email: 'team@quietgrid.example', at: timeOf(0), reason: 'bounced' }),
    read: readUndelivered,
  },
  erasure: {
    write: () => recordErasure('erased@mail.example', timeOf(0)),
    read: () => lastErasure('erased@mail.example'),
  },
};

async function contacts(query: Record<string, string>) {
  return (await call('listContacts', { query })).body;
}

/** Everything that staff and the outbox read, through the product's readers. */
async function everything() {
  const lists = [];
  for (const status of contactStatuses) {
    lists.push(await contacts({ status }), await contacts({ status, assignee: author }));
  }
  const subscribers = [];
  for (const status of subscriberStatuses) {
    const query = { status };
    subscribers.push((await call('listSubscribers', { query })).body);
  }
  const outbox = [];
  for (const table of ['contacts', 'subscribers', 'deliveries', 'messages'] as const) {
    outbox.push(
      (await dueRows(table)).map(({ key }) => key),
      await countFailed(table),
    );
  }
  const kept = [];
  for (const { read } of Object.values(settings)) kept.push(await read());
  const id = shortId('row 0');
  const query = { limit: '100' };
  const body = { query: 'ada@engines.example' };
  return {
    lists,
    subscribers,
    outbox,
    kept,
    contact: (await call('getContact', { parameters: { id } })).body,
    found: (await call('searchContacts', { body })).body.items,
    audit: (await call('listAudit', { query })).body,
    // The age counts from now.
    notifications: {
      ...(await call('listNotifications')).body,
      waiting: expect.any(Number),
    },
  };
}

test('A row of every status and kind comes back from a backup, and the product reads it as before', async () => {
  const { DATA_DIR, database, endpoint } = await localTables(tableNames, tableNames);
  readFrom(endpoint);
  const insert = (table: keyof typeof tables, Item: object) =>
    database.send(new PutCommand({ TableName: nameOf(table), Item: { ...Item } }));
  const scan = async (TableName: string) =>
    (await database.send(new ScanCommand({ TableName }))).Items ?? [];

  const places = contactStatuses.flatMap((status) =>
    [null, author].map((who) => ({ status, who })),
  );
  for (const [at, { status, who }] of places.entries()) {
    await insert('contacts', placed(at, status, who));
  }
  for (const [at, state] of outboxStates.entries()) {
    await insert('contacts', { ...placed(50 + at, 'new'), ...queued(50 + at, state) });
    await insert('subscribers', {
      email: `${state}@mail.example`,
      id: shortId(state),
      subscribedAt: timeOf(at),
      ...queued(60 + at, state),
    });
    await addDelivery({
      webhook: crm.id,
      entry: `${timeOf(at)}#${state}`,
      event: 'contact.created',
      at: timeOf(at),
    });
  }
  const contact = shortId('row 0');
  const message = { direction: 'out', at: timeOf(1), text: 'Thank you.', attachments: [] };
  for (const [at, state] of outboxStates.entries()) {
    const key = { contact, entry: `message#${state}` };
    await insert('messages', {
      ...key,
      ...message,
      id: state,
      state: 'waiting',
      ...queued(80 + at, state),
    });
  }
  const [failed] = await scan(nameOf('deliveries'));
  await insert('deliveries', { ...failed, ...queued(70, 'failed') });
  const sent = { webhook: crm.id, entry: `${timeOf(9)}#sent`, at: timeOf(9) } as const;
  await recordDelivery({ ...sent, event: 'test', attempt: 1, result: '204' }, 9_999_999_999);
  for (const [at, status] of subscriberStatuses.entries()) {
    const id = shortId(status);
    const subscribedAt = timeOf(at);
    const consent = [{ event: 'asked', at: subscribedAt }];
    const row = { email: `${status}@mail.example`, id, status, subscribedAt, consent };
    await insert('subscribers', { ...row, [listKey]: `${subscribedAt}#${id}` });
  }
  for (const [at, action] of Object.values(AuditEntry.shape.action.def.entries).entries()) {
    const subject = `contact#${shortId('row 0')}`;
    const text = action === 'note' ? { text: 'She called.' } : {};
    const entry = { subject, entry: `${action}#${at}`, author, at: timeOf(at), action, ...text };
    await recordEntry({ ...entry, ...(action === 'change' && { version: 2 }) });
  }
  for (const { write } of Object.values(settings)) await write();
  const before = await everything();
  // The comparison below covers every status, state and kind.
  const parts = [...before.lists, ...before.subscribers, ...before.outbox, ...before.kept];
  expect(parts.filter((part) => part === 0 || String(part) === '')).toEqual([]);
  expect(parts).not.toContain(undefined);

  for (const table of tableNames) {
    const { partitionKey: key, sortKey }: TableKeys = tables[table];
    for (const Item of await scan(nameOf(table))) {
      await database.send(new PutCommand({ TableName: copyOf(table), Item }));
      const sort = sortKey !== undefined && { [sortKey]: Item[sortKey] };
      const Key = { [key]: Item[key], ...sort };
      await database.send(new DeleteCommand({ TableName: nameOf(table), Key }));
    }
  }
  expect(await everything()).not.toEqual(before);
  await staffCommand(['restore-rows'], { DATA_DIR });

  expect(await everything()).toEqual(before);
  for (const table of tableNames) {
    expect(await scan(nameOf(table))).toEqual(await scan(copyOf(table)));
  }
});

test('The runbook restores to the names that the command expects', () => {
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  const copy = copyOf('contacts').replace(nameOf('contacts'), '$name');
  expect(runbook).toContain(`--source-table-name $name --target-table-name ${copy} `);
  expect(runbook).toContain('npm run staff -- restore-rows');
});
