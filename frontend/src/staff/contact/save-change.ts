import type { Contact } from '#contract/contact/detail.ts';
import { callForStaff } from '../../api/staff.ts';
import type { Change } from '../contacts/change.ts';
import { currentIn, dataOf } from '../data/query-client.ts';

/** @throws CallError, for example if somebody else has changed the contact since */
export function saveChange(id: string, asked: Change, version: number): Promise<Contact> {
  return dataOf(callForStaff('PATCH /contact/{id}', { id, body: asked, ifMatch: version }));
}

/** The contact as changed by somebody else. */
export function contactIn(error: unknown): Contact | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a 412
  return currentIn(error) as Contact | undefined;
}
