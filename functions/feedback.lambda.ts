import { recordFeedback } from './newsletter/feedback.ts';

/** Handles SES events about mails, from EventBridge: deliveries, bounces and complaints. */
export async function handler(event: unknown): Promise<void> {
  await recordFeedback(event);
}
