import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Note } from '#contract/activity.ts';
import type { Contact } from '#contract/contact/detail.ts';
import { callForStaff } from '../../api/staff.ts';
import { changed, type Change, undoOf, withAnswerer, withChange } from '../contacts/change.ts';
import { changesSince } from '../contacts/history.ts';
import { updateLists } from '../dashboard/lists.ts';
import { currentIn, dataOf, queryClient } from '../data/query-client.ts';
import { isOffline } from '../frame/connection.ts';
import { contactKey, contactQuery, showContact, shownContact } from './contact-query.ts';
import { contact as words } from './content.ts';
import { noticeOf } from './notice.ts';

/** What the page says of the last change, whoever made it. */
export type Notice =
  | { readonly kind: 'done'; readonly text: string; readonly undo: Change }
  | { readonly kind: 'seen' | 'refused' | 'failed'; readonly text: string };

/** One contact as it is now, and what staff do with it. A contact that is new is opened. */
export function useContact(id: string, me: string | null) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const opened = useRef(false);
  /** Asked for while another change was under way. */
  const waiting = useRef<Change>(null);
  // The way back would now take back what somebody else did.
  const onNews = (text: string) => setNotice({ kind: 'seen', text });
  const { data, error, refetch } = useQuery(contactQuery(id, onNews));
  const contact = data?.contact;
  const { mutateAsync: save, isPending: busy } = useSaving(id);

  async function change(asked: Change, text = noticeOf(asked, me)): Promise<void> {
    const before = shownContact(id);
    if (before === undefined || !changed(asked, before)) return;
    if (isOffline()) return setNotice({ kind: 'failed', text: words.offline });
    try {
      await save({ asked, before });
      setNotice({ kind: 'done', text, undo: undoOf(asked, before) });
    } catch (reason) {
      waiting.current = null;
      setNotice(noticeOfFailure(reason, before));
    }
    const next = waiting.current;
    waiting.current = null;
    if (next) await changeWithAnswerer(next);
  }

  async function changeWithAnswerer(asked: Change): Promise<void> {
    const before = shownContact(id);
    if (before) await change(withAnswerer(asked, before, me));
  }

  const isChanging = () => queryClient.isMutating({ mutationKey: contactKey(id) }) > 0;

  useEffect(() => {
    if (contact) updateLists(contact);
  }, [contact]);

  useEffect(() => {
    if (contact?.status !== 'new' || opened.current) return;
    opened.current = true;
    void change({ status: 'open' }, words.status.opened);
  });

  return {
    contact,
    error,
    notice,
    busy,
    retry: refetch,
    /** Changes what is shown, after a change that is under way; does nothing where that is so already. */
    change: (asked: Change) => {
      if (isChanging()) waiting.current = { ...waiting.current, ...asked };
      else void changeWithAnswerer(asked);
    },
    /** Makes it as it was: nobody has it then who answered it. */
    undo: (asked: Change) => {
      if (!isChanging()) void change(asked);
    },
    showNote: (note: Note) => {
      const shown = shownContact(id);
      if (shown) showContact(withNote(shown, note));
    },
  };
}

/** Changes a contact unless somebody else has changed it since; it is shown changed at once, and as it was where that fails. */
function useSaving(id: string) {
  const queryKey = contactKey(id);
  return useMutation({
    mutationKey: queryKey,
    mutationFn: ({ asked, before }: { asked: Change; before: Contact }) =>
      dataOf(callForStaff('PATCH /contact/{id}', { id, body: asked, ifMatch: before.version })),
    onMutate: async ({ asked, before }) => {
      await queryClient.cancelQueries({ queryKey });
      showContact({ ...before, ...withChange(before, asked) });
    },
    onSuccess: showContact,
    onError: (error, { before }) => showContact(contactIn(error) ?? before),
  });
}

/** The contact as somebody else has changed it. */
function contactIn(error: unknown): Contact | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a 412
  return currentIn(error) as Contact | undefined;
}

function noticeOfFailure(error: unknown, { version }: Contact): Notice {
  const current = contactIn(error);
  if (current === undefined) return { kind: 'failed', text: words.notSaved };
  const changes = changesSince(current.history, version);
  return { kind: 'refused', text: changes === '' ? words.staleUnknown : words.stale(changes) };
}

/** A note that came twice is shown once. */
function withNote(contact: Contact, note: Note): Contact {
  const others = contact.notes.filter(({ id }) => id !== note.id);
  return { ...contact, notes: [...others, note] };
}
