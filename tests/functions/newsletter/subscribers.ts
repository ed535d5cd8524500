import { onTestFinished, vi } from 'vitest';
import { call } from '../call.ts';
import { listKey } from '#contract/tables.ts';
import { shortId } from '#functions/lists/list-row.ts';
import { insert, rowsOf } from '../tables.ts';
import type { Mail } from '#functions/outbox/mail-client.ts';
import { outboxKeys } from '#functions/outbox/outbox-keys.ts';
import { dueRows } from '#functions/outbox/outbox-store.ts';
import { deliverSubscriber } from '#functions/newsletter/deliver-subscriber.ts';

export const reader = 'reader@mail.example';

/** The row of a long-confirmed address. */
export function subscriber(email: string, subscribedAt = '2026-01-05T10:00:00.000Z') {
  const id = shortId(email);
  return {
    email,
    id,
    subscribedAt,
    [listKey]: `${subscribedAt}#${id}`,
    status: 'confirmed',
    statusAt: subscribedAt,
    consent: [{ event: 'asked', at: subscribedAt }],
  };
}

export function insertReader(changes: object = {}): Promise<void> {
  return insert('subscribers', [{ ...subscriber(reader), ...changes }]);
}

let entered = 0;

/** Stores newly entered addresses, each with a mail due. */
export function enter(count: number, changes: object = {}): Promise<void> {
  const lastMailAt = new Date().toISOString();
  const rows = Array.from({ length: count }, () => {
    entered += 1;
    const id = `id-${String(entered).padStart(4, '0')}`;
    const email = `reader${entered}@mail.example`;
    const keys = outboxKeys(lastMailAt, id);
    return { ...subscriber(email), id, status: 'pending', lastMailAt, ...keys, ...changes };
  });
  return insert('subscribers', rows);
}

/** Sets the daily limit for mails to unconfirmed addresses, until the test ends. */
export function allow(unconfirmedPerDay: number): void {
  const mail = { from: 'website@quietgrid.example', configurationSet: 'x', unconfirmedPerDay };
  vi.stubEnv('MAIL', JSON.stringify(mail));
  onTestFinished(() => void vi.unstubAllEnvs());
}

/** Subscribes like a browser, after ten seconds. */
export function subscribe(email: unknown = reader, more: object = {}) {
  return call('subscribe', { body: { email, elapsed: 10_000, ...more } });
}

export function confirm(token: unknown) {
  return call('confirmSubscription', { body: { token } });
}

export function askForLeaveLink(email: unknown = reader) {
  return call('requestLeaveLink', { body: { email, elapsed: 10_000 } });
}

export function unsubscribe(token: string, request: Parameters<typeof call>[1] = {}) {
  return call('unsubscribe', { ...request, parameters: { token } });
}

/** Sends what is due. */
export async function deliver(): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const due of await dueRows('subscribers')) {
    await deliverSubscriber(due, async (_kind, write) => {
      mails.push(await write());
      return 'm';
    });
  }
  return mails;
}

/** The token in the link of a mail's button. */
export function tokenIn(mail: Mail | undefined): string {
  return /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

export async function onlyRow(): Promise<Record<string, unknown>> {
  const [row, ...others] = await rowsOf('subscribers');
  if (row === undefined || others.length > 0) throw new Error('There is not one row.');
  return row;
}

/** The confirmation mail to a new address. */
export async function pendingReader(): Promise<Mail | undefined> {
  await subscribe();
  return (await deliver())[0];
}

/** Subscribes and confirms an address, and returns its unsubscribe token. */
export async function confirmedReader(): Promise<string> {
  await confirm(tokenIn(await pendingReader()));
  const [welcome] = await deliver();
  return tokenIn(welcome);
}
