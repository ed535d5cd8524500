import { expiryOf } from '#contract/retention.ts';
import { fromEnvironment } from '../http/environment.ts';

/** Days of retention from a contact's last exchange. */
const contactDays = Number(fromEnvironment('CONTACTS_RETENTION_DAYS'));

/** When a contact with this last exchange expires. */
export function contactExpiry(lastExchange: string): number {
  return expiryOf(lastExchange, contactDays);
}
