import { toast } from '../../ui/toast.ts';
import type { Change } from '../contact-parts/change.ts';
import { changesSince } from '../contact-parts/history.ts';
import { updateLists } from '../contact-parts/lists.ts';
import type { Undoable } from '../ui/undo-line.ts';
import { contactIn, saveChange, showContact, shownContact } from './contact-query.ts';
import { contact as words } from './content.ts';

/**
 * Offers Undo for a change of a contact whose page has been left.
 * @param change undoes it
 * @param done describes the change
 * @param onUndone reopens its page
 */
export function undoLater(
  id: string,
  change: Change,
  done: string,
  onUndone: () => void,
): Undoable {
  const version = shownContact(id)?.version;
  return {
    text: done,
    undo: async () => {
      if (version === undefined) return;
      try {
        const contact = await saveChange(id, change, version);
        showContact(contact);
        updateLists(contact);
        onUndone();
      } catch (error) {
        const current = contactIn(error);
        const changes = current && changesSince(current.history, version);
        toast.error(changes ? words.stale(changes) : words.notSaved);
      }
    },
  };
}
