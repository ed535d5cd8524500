import { ContactReceipt } from '#contract/contact/request.ts';
import type { contactRequest } from '../../contact.ts';
import { submit } from '../api.ts';

/** A visitor's message, by its number. */
export async function arrive(
  url: string,
  changes: Partial<typeof contactRequest> = {},
): Promise<string> {
  return ContactReceipt.parse(await (await submit(url, changes)).json()).id;
}
