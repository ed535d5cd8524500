/** Stores the mail that SES has received: what an event tells it, and what an earlier call has left. */
export async function handler(): Promise<void> {
  throw new Error('Not written yet.');
}
