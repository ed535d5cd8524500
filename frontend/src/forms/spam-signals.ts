import { rawOf } from './entries.ts';

/**
 * How a form was filled in, for the server to judge: the honeypot's text, and the milliseconds since the page
 * opened. That is before any script, so the time is never too short, also for a form that was submitted early.
 */
export function spamSignals(entries: FormData): { subject: string; elapsed: number } {
  return { subject: rawOf(entries, 'subject'), elapsed: Math.round(performance.now()) };
}
