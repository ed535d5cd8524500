import { recordFeedback } from './newsletter/feedback.ts';

/** Called by EventBridge with what SES reports about a mail. */
export async function handler(event: unknown): Promise<void> {
  await recordFeedback(event);
}
