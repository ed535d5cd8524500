import * as z from 'zod/mini';
import { Undelivered } from '#contract/notifications.ts';
import { expiryOf } from '#contract/retention.ts';
import { type SettingsKind, tables } from '#contract/tables.ts';
import { readSettings, saveSetting, updateSetting } from '../settings/settings-store.ts';

const kind: SettingsKind = 'undelivered';
const { sortKey } = tables.settings;

/** Days that an undelivered digest stays known if no later one arrives. */
const daysKept = 90;

const Stored = z.object({
  [sortKey]: z.string(),
  at: z.string(),
  reason: Undelivered.shape.reason,
  /** When a later digest that arrived was sent. */
  deliveredAt: z.optional(z.string()),
});

/** Records that a digest did not reach a staff address. */
export async function recordUndelivered({ email, at, reason }: Undelivered): Promise<void> {
  const expiresAt = expiryOf(at, daysKept);
  await saveSetting(kind, email.toLowerCase(), { at, reason, expiresAt });
}

/**
 * Records that a digest reached an address that an earlier one had not.
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

/** The addresses that the latest digests did not reach. */
export async function readUndelivered(): Promise<Undelivered[]> {
  const entries = (await readSettings(kind)).map((entry) => Stored.parse(entry));
  return entries
    .filter(({ deliveredAt }) => deliveredAt === undefined)
    .map(({ [sortKey]: email, at, reason }) => ({ email, at, reason }));
}
