import { recordFeedback } from './newsletter/feedback.ts';

/** Handles SES events about mails, from EventBridge. */
export async function handler(event: unknown): Promise<void> {
  await recordFeedback(event);
}
