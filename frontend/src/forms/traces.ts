import { rawOf } from './entries.ts';

/**
 * How a form was filled in, for the server to judge. The time counts from the page's opening, before any
 * script: it is longer than the filling in took, never shorter, also for a form that was sent early.
 */
export function traces(entries: FormData): { subject: string; elapsed: number } {
  return { subject: rawOf(entries, 'subject'), elapsed: Math.round(performance.now()) };
}
