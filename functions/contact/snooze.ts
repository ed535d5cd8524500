import type { ContactUpdate } from '#contract/contact/update.ts';
import { invalidField } from '../http/api-error.ts';

/**
 * Writes the time until which a contact is snoozed as the rows do, with milliseconds.
 * @throws ApiError `validation_failed` on `snoozedUntil` if it is over
 */
export function inFuture(update: ContactUpdate, now = new Date()): ContactUpdate {
  const { snoozedUntil } = update;
  if (snoozedUntil === undefined || snoozedUntil === null) return update;
  const until = new Date(snoozedUntil);
  if (until <= now) throw invalidField('snoozedUntil', 'format', 'must be in the future');
  return { ...update, snoozedUntil: until.toISOString() };
}
