import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { homeCountry, plainPhone } from '#contract/contact/phone.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';

/**
 * A telephone number in E.164 with its extension; nothing if it cannot be parsed. Imported on demand because the
 * numbering plans weigh 80 KB.
 */
export function phoneNumber(
  phone: string,
): Pick<ContactSubmission, 'phoneE164' | 'phoneExtension'> {
  const plain = plainPhone(phone).replace(/^00/, '+');
  const number = parsePhoneNumberFromString(plain, homeCountry);
  // Without a country code it may be foreign, so it must be valid in our numbering plan. With one it need only be possible,
  // because the plan may be newer than the library.
  const isKnown = plain.startsWith('+') ? number?.isPossible() : number?.isValid();
  if (!number || !isKnown) return {};
  const { number: phoneE164, ext: phoneExtension } = number;
  return { phoneE164, ...(phoneExtension !== undefined && { phoneExtension }) };
}
