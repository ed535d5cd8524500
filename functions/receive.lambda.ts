import type { Context } from 'aws-lambda';
import { receiveMail } from './receiving/receive.ts';

/** Stores the mail that SES has received: what S3's event tells of, and what an earlier call has left. */
export async function handler(_event: unknown, context: Context): Promise<void> {
  await receiveMail(() => context.getRemainingTimeInMillis());
}
