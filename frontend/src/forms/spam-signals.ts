import { rawOf } from './entries.ts';

/**
 * How a form was filled in, for the server to judge: the honeypot's text, and the milliseconds since the page opened,
 * or since the draft was begun if that was earlier. Drafts outlive reloads, and the page opens before any script, so
 * the time is never too short, even for a form that was submitted early.
 * @param since when the draft was begun, in milliseconds since 1970
 */
export function spamSignals(
  entries: FormData,
  since = Date.now(),
): { subject: string; elapsed: number } {
  const elapsed = Math.round(Math.max(performance.now(), Date.now() - since));
  return { subject: rawOf(entries, 'subject'), elapsed };
}
