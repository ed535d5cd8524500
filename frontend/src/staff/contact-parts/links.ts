import { plainPhone } from '#contract/contact/phone.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';

/** A mail link; delimiters are escaped (RFC 6068). */
export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/**
 * A phone link (RFC 3966): "+44 (0)20 7946 0018 x44" is +442079460018;ext=44. An unknown number is dialled as typed,
 * without its extension.
 */
export function tel({
  phone,
  phoneE164,
  phoneExtension,
}: Pick<ContactSubmission, 'phone' | 'phoneE164' | 'phoneExtension'>): string {
  if (phoneE164 !== undefined) {
    return `tel:${phoneE164}${phoneExtension === undefined ? '' : `;ext=${phoneExtension}`}`;
  }
  const [number = ''] = plainPhone(phone).split(/[a-z,;]/);
  return `tel:${number.replaceAll(/[^\d+*#]/g, '')}`;
}
