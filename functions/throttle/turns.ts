import { createHmac } from 'node:crypto';
import { listFromEnvironment } from '../http/environment.ts';
import { Refusal } from '../http/refusal.ts';
import { type Rate, takeTurn } from './throttle-store.ts';

/** Rows are named by a keyed digest, so that the table says neither who tried nor from where. */
const [key = ''] = listFromEnvironment('originSecrets');

/** The row that counts the turns of what `text` names. */
export function bucketOf(text: string): string {
  return createHmac('sha256', key).update(`throttle\n${text}`).digest('base64url');
}

/**
 * Takes a turn of a bucket.
 * @param wait seconds that a refusal asks for
 * @throws Refusal `too_many_requests` where none is left; `unavailable`
 */
export async function turn(bucket: string, rate: Rate, wait = rate.seconds): Promise<void> {
  if (await takeTurn(bucket, rate)) return;
  throw new Refusal('too_many_requests', { retryAfter: wait });
}
