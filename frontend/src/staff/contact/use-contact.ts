import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Note } from '#contract/activity.ts';
import type { Contact } from '#contract/contact/detail.ts';
import type { Message } from '#contract/contact/message.ts';
import { toast } from '../../ui/toast.ts';
import { type Change, changed, undoOf, withAnswerer, withChange } from '../contact-parts/change.ts';
import { changesSince } from '../contact-parts/history.ts';
import { updateLists } from '../contact-parts/lists.ts';
import { isOffline } from '../data/connection.ts';
import { currentIn, queryClient } from '../data/query-client.ts';
import { localTime } from '../ui/time.ts';
import {
  contactKey,
  contactQuery,
  rereadContact,
  saveChange,
  showContact,
  shownContact,
} from './contact-query.ts';
import { contact as words } from './content.ts';

/** The page's message about the last change, by anybody. */
export type Notice =
  | { readonly kind: 'done'; readonly text: string; readonly undo: Change }
  | { readonly kind: 'seen' | 'refused' | 'failed'; readonly text: string };

/**
 * One contact and its staff actions. Opening a new contact sets its status to open.
 * @param hasLeft whether its page is gone
 */
export function useContact(id: string, me: string | null, hasLeft: () => boolean) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const opened = useRef(false);
  /** Requested during another change. */
  const waiting = useRef<Change>(null);
  /** The last change, or the read after a reply, settled or pending. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // Undo would now undo somebody else's change.
  const onNews = (text: string) => setNotice({ kind: 'seen', text });
  const { data, error, refetch } = useQuery(contactQuery(id, me, onNews));
  const contact = data?.contact;
  const { mutateAsync: save, isPending: busy } = useSaving(id);

  /** @returns the change that undoes it; undefined if nothing was changed */
  async function change(
    asked: Change,
    text = noticeOf(asked, me),
    isAsked = true,
  ): Promise<Change | undefined> {
    /** What the user asked for is told of on whatever page they are. */
    const fail = (failure: Notice) => {
      if (!hasLeft()) setNotice(failure);
      else if (isAsked || waiting.current) toast.lastingError(words.failedLater(id, failure.text));
    };
    const before = shownContact(id);
    if (before === undefined || !changed(asked, before)) return undefined;
    if (isOffline()) {
      fail({ kind: 'failed', text: words.offline });
      return undefined;
    }
    let undo: Change | undefined;
    try {
      await save({ asked, before });
      undo = undoOf(asked, before);
      setNotice({ kind: 'done', text, undo });
    } catch (reason) {
      fail(noticeOfFailure(reason, before));
      waiting.current = null;
    }
    const next = waiting.current;
    waiting.current = null;
    if (next) await changeWithAnswerer(next);
    return undo;
  }

  async function changeWithAnswerer(asked: Change): Promise<void> {
    const before = shownContact(id);
    if (before) await change(withAnswerer(asked, before, me));
  }

  /** Our own reply is a change too: until it has been read, the next one would conflict with it. */
  function afterLast<Result>(make: () => Promise<Result>): Promise<Result> {
    const made = last.current.then(make);
    last.current = made;
    return made;
  }

  const isChanging = () => queryClient.isMutating({ mutationKey: contactKey(id) }) > 0;

  useEffect(() => {
    if (contact) updateLists(contact);
  }, [contact]);

  useEffect(() => {
    if (contact?.status !== 'new' || opened.current) return;
    opened.current = true;
    last.current = change({ status: 'open' }, words.status.opened, false);
  });

  return {
    contact,
    error,
    notice,
    busy,
    retry: refetch,
    /** Changes the contact, after any pending change; does nothing if it would change nothing. */
    change: (asked: Change) => {
      if (isChanging()) waiting.current = { ...waiting.current, ...asked };
      else void afterLast(() => changeWithAnswerer(asked));
    },
    /** The same for a change that leaves the contact. @returns its undo, if it was made */
    finish: (asked: Change) => afterLast(() => change(asked)),
    /** Restores its previous state, including the assignee. */
    undo: (asked: Change) => {
      if (!isChanging()) void afterLast(() => change(asked));
    },
    say: setNotice,
    showNote: (note: Note) => {
      const shown = shownContact(id);
      if (shown) showContact(withNote(shown, note));
    },
    /** Shows an accepted reply and its effect on the contact. */
    showReply: (message: Message, made: Change) => {
      const shown = shownContact(id);
      if (shown) {
        const messages = [...shown.messages.filter((each) => each.id !== message.id), message];
        showContact({ ...withChange(shown, made), messages });
      }
      void afterLast(() => rereadContact(id));
    },
  };
}

/** Changes a contact unless somebody else has changed it since. Shows the change at once, and reverts it on failure. */
function useSaving(id: string) {
  const queryKey = contactKey(id);
  return useMutation({
    mutationKey: queryKey,
    mutationFn: ({ asked, before }: { asked: Change; before: Contact }) =>
      saveChange(id, asked, before.version),
    onMutate: async ({ asked, before }) => {
      await queryClient.cancelQueries({ queryKey });
      showContact(withChange(before, asked));
    },
    onSuccess: showContact,
    onError: (error, { before }) => showContact(currentIn<Contact>(error) ?? before),
  });
}

function noticeOfFailure(error: unknown, { version }: Contact): Notice {
  const current = currentIn<Contact>(error);
  if (current === undefined) return { kind: 'failed', text: words.notSaved };
  const changes = changesSince(current.history, version);
  return { kind: 'refused', text: changes === '' ? words.staleUnknown : words.stale(changes) };
}

/** Shows a note once, even if it arrived twice. */
function withNote(contact: Contact, note: Note): Contact {
  const others = contact.notes.filter(({ id }) => id !== note.id);
  return { ...contact, notes: [...others, note] };
}

/** The message about a change. */
export function noticeOf(
  { status, assignee, tags, snoozedUntil }: Change,
  me: string | null,
): string {
  const texts = [
    assignee !== undefined && assigned(assignee, me),
    status && words.status.changed[status],
    tags && words.tagged,
    snoozedUntil !== undefined && snoozed(snoozedUntil),
  ];
  return texts.filter((text) => text !== undefined && text !== false).join(' ');
}

function snoozed(until: string | null): string {
  return until === null ? words.unsnoozed : words.snoozed(localTime(new Date(until)));
}

function assigned(assignee: string | null, me: string | null): string {
  if (assignee === null) return words.assignee.released;
  return assignee === me ? words.assignee.taken : words.assignee.changed(assignee);
}
