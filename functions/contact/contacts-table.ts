import { fromEnvironment } from '../http/environment.ts';
import type { ExpiringTable } from '../retention/unexpired.ts';
import { contactDays, contactExpiry } from './contact-expiry.ts';
import type { StoredContact } from './contact-row.ts';

export const contactsTable: ExpiringTable = {
  name: fromEnvironment('CONTACTS_TABLE'),
  undated: { dates: ['submittedAt', 'lastChange.at'], days: contactDays },
};

/** Whether a contact counts as deleted, though DynamoDB may not have done so yet. */
export function isExpired({ expiresAt, submittedAt, lastChange }: StoredContact): boolean {
  return (expiresAt ?? contactExpiry(lastChange?.at ?? submittedAt)) <= Date.now() / 1000;
}
