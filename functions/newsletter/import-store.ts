import { outboxIndex, type OutboxState, tables } from '#contract/tables.ts';
import { queryPage } from '../aws/query-items.ts';
import { change, isListed, isUnknown, key, outbox, table } from './subscriber-write-store.ts';
import { firstEntry } from './subscriber-store.ts';

/** An address of a file. */
export interface ImportedRow {
  /** Normalised. */
  readonly email: string;
  readonly tags: readonly string[];
}

/** A row that has expired before its owner confirmed is as good as none. */
const isNew = `${isUnknown} OR (#status = :pending AND #expiresAt <= :seconds)`;

/**
 * Stores a new address of a file. With a statement of where its consent comes from, it counts at once and gets no mail.
 * Without, it waits for its turn to get a confirmation mail: see {@link askImported}.
 * @returns false if it is known, and nothing changed
 */
export function storeImported(
  { email, tags }: ImportedRow,
  statement: string | undefined,
): Promise<boolean> {
  const isConfirmed = statement !== undefined;
  return change(
    { email },
    {
      set: {
        ...firstEntry,
        status: isConfirmed ? ':confirmed' : ':pending',
        statusAt: ':now',
        ...(tags.length > 0 && { tags: ':tags' }),
        ...(!isConfirmed && {
          ...outbox,
          [outboxIndex.partitionKey]: ':imported',
          expiresAt: ':yearEnds',
        }),
      },
      remove: [
        'suspicions',
        'mails',
        'lastMailAt',
        ...(tags.length > 0 ? [] : ['tags']),
        ...(isConfirmed ? [...Object.keys(outbox), 'expiresAt'] : []),
      ],
      condition: isNew,
      event: { event: 'imported', how: 'staff', ...(isConfirmed && { statement }) },
      values: {
        ':tags': tags,
        ':seconds': Math.floor(Date.now() / 1000),
        ':imported': 'imported' satisfies OutboxState,
      },
    },
  );
}

/** Replaces the tags of an address, if it is known. */
export async function replaceTags(email: string, tags: readonly string[]): Promise<void> {
  const condition = `attribute_exists(#${key})`;
  await change({ email }, { set: { tags: ':tags' }, condition, values: { ':tags': tags } });
}

/** Replaces the tags of an address that may get newsletters, now or once it confirms. */
export async function replaceListedTags(email: string, tags: readonly string[]): Promise<void> {
  await change(
    { email },
    { set: { tags: ':tags' }, condition: isListed, values: { ':tags': tags } },
  );
}

/** Imported addresses that wait for a mail, the longest waiting first. */
export async function waitingImported(limit: number): Promise<string[]> {
  const { index, partitionKey } = outboxIndex;
  const { Items = [] } = await queryPage({
    TableName: table,
    IndexName: index,
    KeyConditionExpression: '#partition = :imported',
    ExpressionAttributeNames: { '#partition': partitionKey },
    ExpressionAttributeValues: { ':imported': 'imported' satisfies OutboxState },
    Limit: limit,
  });
  return Items.map(({ [tables.subscribers.partitionKey]: email }) => String(email));
}

/** Requests the confirmation mail of an imported address, from which its days to confirm count. */
export async function askImported(email: string): Promise<void> {
  await change(
    { email },
    {
      set: { ...outbox, mails: ':one', lastMailAt: ':now', expiresAt: ':expiresAt' },
      condition: `#${outboxIndex.partitionKey} = :imported AND #status = :pending`,
      values: { ':imported': 'imported' satisfies OutboxState },
    },
  );
}
