import * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import { email, phone, text, wording } from '#contract/fields.ts';
import { knownAbout, quantityPattern } from './about.ts';
import { mapOptionalFields, optionalFields } from './optional-fields.ts';
import { productSlugs } from '#contract/products.ts';
import { formChecks } from '#contract/spam-signals.ts';

const [company] = optionalFields;

const product = `(?:${productSlugs.join('|')})(?::${quantityPattern})?`;
const products = new RegExp(`^${product}(?:,${product}){0,${productSlugs.length - 1}}$`);
const notProducts = {
  error: 'must be products of the catalogue, each once, such as gateway,smart-lock:12',
};

/**
 * The contact form's request; unknown fields are rejected. Optional fields after the company have no default: a default
 * would change the hash of earlier requests, and their retries (such as the canary's) would conflict.
 */
export const ContactRequest = z.strictObject({
  firstName: text(limits.firstName),
  lastName: text(limits.lastName),
  ...mapOptionalFields((bounds) => z.optional(text(bounds))),
  company: z._default(text(company), ''),
  phone: phone(),
  businessEmail: email(),
  message: text(limits.message),
  /** The products in question with quantities, see `about.ts`. Left out if there are none. */
  about: z.optional(
    z.string(notProducts).check(
      z.regex(products, { ...notProducts, abort: true }),
      z.refine((given) => knownAbout(given) === given, notProducts),
    ),
  ),
  termsAccepted: z.literal(true, { error: 'must be accepted' }),
  wording: wording(),
  timeZone: z._default(text(limits.timeZone, 'must be a name such as America/Toronto'), ''),
  ...formChecks,
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** The response to an accepted request. Visitors can quote `id` on the phone. */
export const ContactReceipt = z.strictObject({ success: z.literal(true), id: z.string() });
export type ContactReceipt = z.infer<typeof ContactReceipt>;
