import type { Context } from 'aws-lambda';
import { tables } from '#contract/tables.ts';
import { logger } from '../http/logger.ts';
import { deliver } from './deliveries.ts';
import { dueRows } from './outbox-store.ts';

/** Milliseconds that the last attempt of a call may take. */
const margin = 15_000;

/** Called by a schedule: sends what is due, as far as there is time. */
export async function handler(_event: unknown, context: Context): Promise<void> {
  const { key, sortKey } = tables.deliveries;
  const due = await dueRows('deliveries', [key, sortKey], 1000);
  const byEndpoint = Object.values(Object.groupBy(due, (row) => String(row.key[key])));
  await Promise.all(
    byEndpoint.map(async (rows = []) => {
      for (const row of rows) {
        if (context.getRemainingTimeInMillis() < margin) return;
        try {
          // The others of a webhook that does not answer wait for the next call.
          if ((await deliver(row)) === false) return;
        } catch (error) {
          logger.error('delivery not settled', { error });
        }
      }
    }),
  );
}
