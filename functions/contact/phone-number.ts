import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { homeCountry, plainPhone } from '#contract/contact/phone.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';

/**
 * A telephone number as telephones read it, and its extension: nothing where it cannot be known. Imported when it is
 * needed, since the numbering plans of the world weigh 80 KB.
 */
export function phoneNumber(
  phone: string,
): Pick<ContactSubmission, 'phoneE164' | 'phoneExtension'> {
  const plain = plainPhone(phone).replace(/^00/, '+');
  const number = parsePhoneNumberFromString(plain, homeCountry);
  // Without a country it may be one of elsewhere, which does not fit our plan; with one, plans may be newer than the library.
  const isKnown = plain.startsWith('+') ? number?.isPossible() : number?.isValid();
  if (!number || !isKnown) return {};
  const { number: phoneE164, ext: phoneExtension } = number;
  return { phoneE164, ...(phoneExtension !== undefined && { phoneExtension }) };
}
