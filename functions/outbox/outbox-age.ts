import { longestWait } from './outbox-store.ts';

/** Tables whose rows can be given up. */
export const watched = ['contacts', 'subscribers', 'messages', 'deliveries'] as const;

/** Whole seconds that the oldest outbox item is overdue; 0 if nothing is due. */
export async function outboxAge(): Promise<number> {
  return Math.floor(Math.max(...(await Promise.all(watched.map(longestWait)))) / 1000);
}
