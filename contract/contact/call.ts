import * as z from 'zod/mini';
import { ContactRequest } from './request.ts';
import { text } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';

const { firstName, company, message } = ContactRequest.shape;

/** A call that a staff user took. The caller may have left a number, an address, both or neither. */
export const CallRequest = z.strictObject({
  firstName,
  lastName: z._default(text({ ...limits.lastName, min: 0 }), ''),
  company,
  phone: z.optional(ContactRequest.shape.phone),
  businessEmail: z.optional(ContactRequest.shape.businessEmail),
  message,
});
export type CallRequest = z.infer<typeof CallRequest>;
