import * as z from 'zod/mini';
import { Undelivered } from '#contract/notifications.ts';
import { expiryOf } from '#contract/retention.ts';
import { type SettingsKind, tables } from '#contract/tables.ts';
import { readSettings, updateSetting } from '../settings/settings-store.ts';

const kind: SettingsKind = 'undelivered';
const { sortKey } = tables.settings;

/** Days that the outcome of a digest stays known if no later one has any. */
const daysKept = 90;

const Stored = z.object({
  [sortKey]: z.string(),
  /** When the latest digest with an outcome was sent. */
  at: z.string(),
  reason: Undelivered.shape.reason,
  /** The same, if it arrived. */
  deliveredAt: z.optional(z.string()),
});

/** Records that a digest did not reach a staff address, unless a later one did. */
export function recordUndelivered({ email, at, reason }: Undelivered): Promise<void> {
  return record(email, at, {
    UpdateExpression: 'SET #at = :at, expiresAt = :expiresAt, reason = :reason REMOVE deliveredAt',
    ConditionExpression: 'attribute_not_exists(#at) OR #at <= :at',
    reason,
  });
}

/**
 * Records that a digest reached an address, since reports of earlier ones may come later.
 * @param at when the digest was sent
 */
export function recordDelivered(email: string, at: string): Promise<void> {
  return record(email, at, {
    UpdateExpression:
      'SET #at = :at, expiresAt = :expiresAt, deliveredAt = :at, reason = if_not_exists(reason, :reason)',
    ConditionExpression: 'attribute_not_exists(#at) OR #at < :at',
    // The release before reads no row without one.
    reason: 'bounced',
  });
}

async function record(
  email: string,
  at: string,
  {
    reason,
    ...change
  }: Pick<Undelivered, 'reason'> & Record<'UpdateExpression' | 'ConditionExpression', string>,
): Promise<void> {
  await updateSetting(kind, email.toLowerCase(), {
    ...change,
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: {
      ':at': at,
      ':expiresAt': expiryOf(at, daysKept),
      ':reason': reason,
    },
  });
}

/** The addresses that the latest digests did not reach. */
export async function readUndelivered(): Promise<Undelivered[]> {
  const entries = (await readSettings(kind)).map((entry) => Stored.parse(entry));
  return entries
    .filter(({ deliveredAt }) => deliveredAt === undefined)
    .map(({ [sortKey]: email, at, reason }) => ({ email, at, reason }));
}
