import * as z from 'zod/mini';
import { Undelivered } from '#contract/notifications.ts';
import { expiryOf } from '#contract/retention.ts';
import { type SettingsKind, tables } from '#contract/tables.ts';
import { readSettings, saveSetting, updateSetting } from '../settings/settings-store.ts';

const kind: SettingsKind = 'undelivered';
const { sortKey } = tables.settings;

/** Days for which it is known that a digest did not reach an address, if no later one does. */
const daysKept = 90;

const Stored = z.object({
  [sortKey]: z.string(),
  at: z.string(),
  reason: Undelivered.shape.reason,
  /** When a later digest was sent that arrived. */
  deliveredAt: z.optional(z.string()),
});

/** Records that a digest did not reach an address of staff. */
export async function recordUndelivered({ email, at, reason }: Undelivered): Promise<void> {
  const expiresAt = expiryOf(at, daysKept);
  await saveSetting(kind, email.toLowerCase(), { at, reason, expiresAt });
}

/**
 * Records that a digest reached an address, where an earlier one had not.
 * @param deliveredAt when the digest was sent
 */
export async function recordDelivered(email: string, deliveredAt: string): Promise<void> {
  await updateSetting(kind, email.toLowerCase(), {
    UpdateExpression: 'SET deliveredAt = :deliveredAt',
    ConditionExpression: '#at < :deliveredAt',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':deliveredAt': deliveredAt },
  });
}

/** The addresses that the last digests did not reach. */
export async function readUndelivered(): Promise<Undelivered[]> {
  const entries = (await readSettings(kind)).map((entry) => Stored.parse(entry));
  return entries
    .filter(({ deliveredAt }) => deliveredAt === undefined)
    .map(({ [sortKey]: email, at, reason }) => ({ email, at, reason }));
}
