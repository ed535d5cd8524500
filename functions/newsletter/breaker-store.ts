import * as z from 'zod/mini';
import type { SettingsKind } from '#contract/tables.ts';
import { readSetting, updateSetting } from '../settings/settings-store.ts';

/** The window of mails whose bounces count. */
const lastMails = 100;

/** Bounces allowed in it: SES reviews an account at 5 % ("Amazon SES sending review process FAQs"). */
const maxBounces = 5;

const kind: SettingsKind = 'breaker';
const entry = 'unconfirmed';

/** Counts mails to unconfirmed addresses. Each has a number. */
const Breaker = z.object({
  /** The number of the last mail. */
  sent: z._default(z.number(), 0),
  /** The numbers that bounced, at least those in the window. */
  bounced: z._default(z.set(z.number()), new Set()),
});
type Breaker = z.infer<typeof Breaker>;

/** Whether too many recent mails bounced. No more are sent, so it stays open until an operator closes it. */
export async function isOpen(): Promise<boolean> {
  const breaker = Breaker.parse((await readSetting(kind, entry)) ?? {});
  return breaker.bounced.size - staleOf(breaker).length > maxBounces;
}

/**
 * Counts a mail before it is sent.
 * @returns its number
 */
export async function countMail(): Promise<number> {
  return (await update('ADD sent :one', { ':one': 1 })).sent;
}

/** Records the bounce of a mail by its number. Repeated reports count once. */
export async function countBounce(number: number): Promise<void> {
  const stale = staleOf(await update('ADD bounced :number', { ':number': new Set([number]) }));
  if (stale.length > 0) await update('DELETE bounced :stale', { ':stale': new Set(stale) });
}

/** Resumes sending, as if nothing had bounced. */
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
