import * as z from 'zod/mini';
import type { SettingsKind } from '#contract/tables.ts';
import { readSetting, updateSetting } from '../settings/settings-store.ts';

/** Mails of which the bounces count. */
const lastMails = 100;

/** Bounces of them that are not too many: SES reviews an account at 5 % ("Amazon SES sending review process FAQs"). */
const maxBounces = 5;

const kind: SettingsKind = 'breaker';
const entry = 'unconfirmed';

/** Mails to addresses that are not confirmed are counted, and each has its number. */
const Breaker = z.object({
  /** The number of the last one. */
  sent: z._default(z.number(), 0),
  /** Those that bounced, at least of the last ones. */
  bounced: z._default(z.set(z.number()), new Set()),
});
type Breaker = z.infer<typeof Breaker>;

/** Whether too many of the last mails have bounced. It stays so until somebody closes it, since no more are sent. */
export async function isOpen(): Promise<boolean> {
  const breaker = Breaker.parse((await readSetting(kind, entry)) ?? {});
  return breaker.bounced.size - staleOf(breaker).length > maxBounces;
}

/**
 * Counts a mail that is to be sent.
 * @returns its number
 */
export async function countMail(): Promise<number> {
  return (await update('ADD sent :one', { ':one': 1 })).sent;
}

/** Records that the mail of a number bounced, once however often it is reported. */
export async function countBounce(number: number): Promise<void> {
  const stale = staleOf(await update('ADD bounced :number', { ':number': new Set([number]) }));
  if (stale.length > 0) await update('DELETE bounced :stale', { ':stale': new Set(stale) });
}

/** Lets mails be sent again, as if none had bounced. */
export async function closeBreaker(): Promise<void> {
  await update('REMOVE bounced');
}

function staleOf({ sent, bounced }: Breaker): number[] {
  return [...bounced].filter((number) => number <= sent - lastMails);
}

async function update(
  UpdateExpression: string,
  ExpressionAttributeValues?: Record<string, unknown>,
): Promise<Breaker> {
  return Breaker.parse(
    await updateSetting(kind, entry, { UpdateExpression, ExpressionAttributeValues }),
  );
}
