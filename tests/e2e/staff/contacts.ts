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

/** So many messages, from the oldest on: "Row-1-" is the last name of the first. */
export async function arriveAll(url: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let row = 1; row <= count; row += 1)
    ids.push(await arrive(url, { lastName: `Row-${row}-` }));
  return ids;
}
