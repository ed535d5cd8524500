import { useEffect, useRef, useState } from 'react';
import type { Note } from '#contract/activity.ts';
import type { Contact } from '#contract/contact/detail.ts';
import { callForStaff } from '../../api/staff.ts';
import { updateLists } from '../dashboard/lists.ts';
import { markSignedOut } from '../signed-in.ts';
import { changed, type Change, noticeOf, undoOf } from './change.ts';
import { contact as words } from './content.ts';
import { changesSince } from '../history.ts';

type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly contact: Contact };

/** What the page says of the last change. */
export type Notice =
  | { readonly kind: 'done'; readonly text: string; readonly undo: Change }
  | { readonly kind: 'refused' | 'failed'; readonly text: string };

/** One contact, and what staff do with it. A contact that is new is opened. */
export function useContact(id: string, me: string | null) {
  const [shown, show] = useState<Shown>({ kind: 'loading' });
  const [notice, setNotice] = useState<Notice | null>(null);
  const [busy, setBusy] = useState(false);
  const opened = useRef(false);
  const contact = shown.kind === 'shown' ? shown.contact : undefined;

  useEffect(() => {
    const request = new AbortController();
    const load = async () => {
      const read = await readContact(id, request.signal);
      if (!request.signal.aborted) show((before) => settled(before, read));
    };
    const reload = () => {
      if (!document.hidden) void load();
    };
    void load();
    document.addEventListener('visibilitychange', reload);
    return () => {
      request.abort();
      document.removeEventListener('visibilitychange', reload);
    };
  }, [id]);

  async function change(asked: Change, before: Contact, text = noticeOf(asked, me)) {
    setBusy(true);
    const { version: ifMatch } = before;
    const outcome = await callForStaff('PATCH /contact/{id}', { id, body: asked, ifMatch });
    setBusy(false);
    if (outcome.kind === 'signed-out') return markSignedOut('ended');
    if (outcome.kind === 'success') {
      show({ kind: 'shown', contact: outcome.data });
      return setNotice({ kind: 'done', text, undo: undoOf(asked, before) });
    }
    if (outcome.kind === 'error' && outcome.status === 412) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a 412
      const current = outcome.current as Contact;
      show({ kind: 'shown', contact: current });
      const changes = changesSince(current.history, before.version);
      return setNotice({
        kind: 'refused',
        text: changes === '' ? words.staleUnknown : words.stale(changes),
      });
    }
    return setNotice({ kind: 'failed', text: words.notSaved });
  }

  useEffect(() => {
    if (contact) updateLists(contact);
  }, [contact]);

  useEffect(() => {
    if (contact?.status !== 'new' || opened.current) return;
    opened.current = true;
    void change({ status: 'open' }, contact, words.status.opened);
  });

  return {
    shown,
    notice,
    busy,
    retry: async () => {
      show({ kind: 'loading' });
      const read = await readContact(id);
      show((before) => settled(before, read));
    },
    /** Changes what is shown; does nothing where that is so already. */
    change: (asked: Change) => {
      if (contact && !busy && changed(asked, contact)) void change(asked, contact);
    },
    showNote: (note: Note) => {
      if (contact) show({ kind: 'shown', contact: withNote(contact, note) });
    },
  };
}

async function readContact(id: string, signal?: AbortSignal): Promise<Shown> {
  const outcome = await callForStaff('GET /contact/{id}', { id, ...(signal && { signal }) });
  if (outcome.kind === 'success') return { kind: 'shown', contact: outcome.data };
  if (outcome.kind === 'signed-out' && !signal?.aborted) markSignedOut('ended');
  const missing = outcome.kind === 'error' && outcome.status === 404;
  return missing ? { kind: 'missing' } : { kind: 'failed' };
}

/** A contact that is shown stays where it could not be read again. */
function settled(before: Shown, read: Shown): Shown {
  return before.kind === 'shown' && read.kind === 'failed' ? before : read;
}

/** A note that came twice is shown once. */
function withNote(contact: Contact, note: Note): Contact {
  const others = contact.notes.filter(({ id }) => id !== note.id);
  return { ...contact, notes: [...others, note] };
}
