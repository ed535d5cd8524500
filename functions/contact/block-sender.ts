import { invalidField } from '../http/api-error.ts';
import { applyChange, changeAnyVersion } from './apply-change.ts';
import { block, isBlocked, lift } from './blocked-store.ts';
import { differences, nextState, stateOf } from './contact-state.ts';

/**
 * Blocks the sender of a contact, which becomes spam, or lifts that, which leaves the contact as it is. The contact's
 * change is recorded first, so that the history never lacks a block; a retry after a failure completes it.
 * @throws ApiError `not_found`; `validation_failed` if the contact has no address; `unavailable`
 */
export async function blockSender(id: string, blocks: boolean, author: string): Promise<void> {
  await changeAnyVersion(id, async (contact) => {
    const { businessEmail: email, mergedInto } = contact;
    if (email === '') throw invalidField('isBlocked', 'format', 'needs a contact with an address');
    const wasBlocked = await isBlocked(email);
    const before = stateOf(contact);
    // What is merged into another contact is closed already.
    const state =
      blocks && mergedInto === undefined ? nextState(before, { status: 'spam' }) : before;
    const { tags: _same, ...values } = state;
    const changed = {
      ...differences(before, state),
      ...(wasBlocked !== blocks && { isBlocked: { from: wasBlocked, to: blocks } }),
    };
    if (Object.keys(changed).length === 0) return true;
    const given = { ...values, ...(state.status === 'spam' && { waitingSince: null }) };
    if (!(await applyChange(contact, given, changed, author))) return undefined;
    const at = new Date().toISOString();
    await (blocks ? block(email, at) : lift(email, at));
    return true;
  });
}
