import { longestWait } from './outbox-store.ts';

/** Whole seconds for which whatever waits longest to be sent has been due; 0 if nothing is. */
export async function outboxAge(): Promise<number> {
  const waits = (['contacts', 'subscribers', 'deliveries'] as const).map(longestWait);
  return Math.floor(Math.max(...(await Promise.all(waits))) / 1000);
}
