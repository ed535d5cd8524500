import { expiryOf } from '#contract/retention.ts';
import { fromEnvironment } from '../http/environment.ts';

/** Days for which a contact is kept from its last exchange on. */
const contactDays = Number(fromEnvironment('CONTACTS_RETENTION_DAYS'));

/** When a contact expires that had its last exchange then. */
export function contactExpiry(lastExchange: string): number {
  return expiryOf(lastExchange, contactDays);
}
