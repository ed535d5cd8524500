import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Note } from '#contract/activity.ts';
import type { Contact } from '#contract/contact/detail.ts';
import { contactTag } from '#contract/contact/tag.ts';
import { callForStaff, callInBackground } from '../../api/staff.ts';
import { changed, type Change, undoOf, withAnswerer } from '../contacts/change.ts';
import { isOffline, reportOutcome } from '../frame/connection.ts';
import { updateLists } from '../dashboard/lists.ts';
import { changesSince } from '../contacts/history.ts';
import { useRefresh } from '../ui/use-refresh.ts';
import { contact as words } from './content.ts';
import { newerOf, newsOf } from './news.ts';
import { noticeOf } from './notice.ts';

type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly contact: Contact };

type Read = Exclude<Shown, { kind: 'loading' }> | { readonly kind: 'unchanged' };

/** What the page says of the last change, whoever made it. */
export type Notice =
  | { readonly kind: 'done'; readonly text: string; readonly undo: Change }
  | { readonly kind: 'seen' | 'refused' | 'failed'; readonly text: string };

/** One contact as it is now, and what staff do with it. A contact that is new is opened. */
export function useContact(id: string, me: string | null) {
  const [shown, show] = useState<Shown>({ kind: 'loading' });
  const [notice, setNotice] = useState<Notice | null>(null);
  const [busy, setBusy] = useState(false);
  const opened = useRef(false);
  /** Asked for while another change was under way. */
  const waiting = useRef<Change>(null);
  const contact = shown.kind === 'shown' ? shown.contact : undefined;

  // By what is shown when the response arrives: that may have changed while it was on its way.
  const onRead = useEffectEvent((read: Read) => {
    if (read.kind === 'unchanged') return;
    if (contact === undefined) return show(read);
    // What is shown stays where it could not be read again.
    if (read.kind === 'missing') show(read);
    if (read.kind !== 'shown' || busy) return;
    const now = newerOf(contact, read.contact);
    const news = newsOf(contact, now);
    show({ kind: 'shown', contact: now });
    // The way back would now take back what somebody else did.
    if (news !== '') setNotice({ kind: 'seen', text: news });
  });
  useRefresh(id, async (of) => {
    const read = await readContact(of, contact);
    onRead(read);
    return read.kind === 'shown';
  });

  async function change(asked: Change, before: Contact, text = noticeOf(asked, me)): Promise<void> {
    if (isOffline()) return setNotice({ kind: 'failed', text: words.offline });
    setBusy(true);
    const saved = await saveChange(asked, before, text);
    setBusy(false);
    setNotice(saved.notice);
    if (saved.notice.kind !== 'done') waiting.current = null;
    if (saved.contact) show({ kind: 'shown', contact: saved.contact });
  }

  function begin(asked: Change) {
    if (contact && changed(asked, contact)) void change(asked, contact);
  }

  // By an effect: until React has drawn the end of a change, a key still adds to what waits for it.
  const changeNext = useEffectEvent(() => {
    const next = waiting.current;
    waiting.current = null;
    if (next && contact) begin(withAnswerer(next, contact, me));
  });
  useEffect(() => {
    if (!busy) changeNext();
  }, [busy]);

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
      if (read.kind !== 'unchanged') show(read);
    },
    /** Changes what is shown, after a change that is under way; does nothing where that is so already. */
    change: (asked: Change) => {
      if (busy) waiting.current = { ...waiting.current, ...asked };
      else if (contact) begin(withAnswerer(asked, contact, me));
    },
    /** Makes it as it was: nobody has it then who answered it. */
    undo: (asked: Change) => {
      if (!busy) begin(asked);
    },
    showNote: (note: Note) => {
      if (contact) show({ kind: 'shown', contact: withNote(contact, note) });
    },
  };
}

interface Saved {
  /** As the server has it now, where it said so. */
  readonly contact?: Contact;
  readonly notice: Notice;
}

/** Changes a contact unless somebody else has changed it since. */
async function saveChange(asked: Change, before: Contact, text: string): Promise<Saved> {
  const { id, version } = before;
  const outcome = await callForStaff('PATCH /contact/{id}', { id, body: asked, ifMatch: version });
  if (outcome.kind === 'success') {
    return { contact: outcome.data, notice: { kind: 'done', text, undo: undoOf(asked, before) } };
  }
  if (outcome.kind === 'error' && outcome.status === 412) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a 412
    const contact = outcome.current as Contact;
    const changes = changesSince(contact.history, version);
    const stale = changes === '' ? words.staleUnknown : words.stale(changes);
    return { contact, notice: { kind: 'refused', text: stale } };
  }
  return { notice: { kind: 'failed', text: words.notSaved } };
}

/** @param known what is shown: nobody asks for it again, so that it is no activity of somebody */
async function readContact(id: string, known?: Contact): Promise<Read> {
  const outcome = await (known === undefined
    ? callForStaff('GET /contact/{id}', { id })
    : callInBackground('GET /contact/{id}', {
        id,
        query: `?ifNoneMatch=${encodeURIComponent(contactTag(known))}`,
      }));
  reportOutcome(outcome);
  if (outcome.kind === 'success') {
    const { data } = outcome;
    return data === undefined ? { kind: 'unchanged' } : { kind: 'shown', contact: data };
  }
  const missing = outcome.kind === 'error' && outcome.status === 404;
  return missing ? { kind: 'missing' } : { kind: 'failed' };
}

/** A note that came twice is shown once. */
function withNote(contact: Contact, note: Note): Contact {
  const others = contact.notes.filter(({ id }) => id !== note.id);
  return { ...contact, notes: [...others, note] };
}
