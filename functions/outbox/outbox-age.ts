import { longestWait } from './outbox-store.ts';

/** Whole seconds that the oldest outbox item is overdue; 0 if nothing is due. */
export async function outboxAge(): Promise<number> {
  const overdue = (['contacts', 'subscribers', 'messages', 'deliveries'] as const).map(longestWait);
  return Math.floor(Math.max(...(await Promise.all(overdue))) / 1000);
}
