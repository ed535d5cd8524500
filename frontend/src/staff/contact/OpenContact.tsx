import { lazy, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Message } from '#contract/contact/message.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { type Change, withAnswerer } from '../contact-parts/change.ts';
import { SnoozeMenu } from '../contact-parts/SnoozeMenu.tsx';
import { TagPicker } from '../contact-parts/TagPicker.tsx';
import { useUsers } from '../contact-parts/use-users.ts';
import { UsersFailed } from '../contact-parts/UsersFailed.tsx';
import { contactPath, useView } from '../contact-parts/view.ts';
import { dashboard } from '../content.ts';
import { moveAlong, Timeline } from '../conversation/Timeline.tsx';
import { useStep } from '../dashboard/use-step.ts';
import { statusOf } from '../data/query-client.ts';
import { offerUndo, undoLast } from '../ui/undo-line.ts';
import { paths } from '../pages.ts';
import { reply as replyWords } from '../reply/content.ts';
import { isEmpty, type ReplyDraft, replyDraft } from '../reply/draft.ts';
import { draftOf } from '../session/drafts.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { SmallButton } from '../ui/SmallButton.tsx';
import states from '../ui/state.module.css';
import { localTime } from '../ui/time.ts';
import { useNow } from '../ui/use-now.ts';
import { ActionBar, NoticeLine, PresenceLine } from './ActionBar.tsx';
import dock from './ActionBar.module.css';
import { AssigneeChoices, StatusChoices } from './Choices.tsx';
import { contact as words } from './content.ts';
import { attempt, OtherContacts } from './OtherContacts.tsx';
import { merge } from './other-contacts-query.ts';
import { NoteForm } from './NoteForm.tsx';
import { statusNames } from '../contact-parts/status-content.ts';
import { Mark } from '../ui/Mark.tsx';
import styles from './OpenContact.module.css';
import { PersonHead } from './PersonHead.tsx';
import { rememberReply, takeReplyBack, undoLater, useTimesBack } from './undo.ts';
import { useContact } from './use-contact.ts';
import { usePresence } from './use-presence.ts';

const Composer = lazy(async () => ({
  default: (await import('../reply/Composer.tsx')).Composer,
}));

/** The open editor. */
type Mode = 'reply' | 'note' | null;

/** One contact as a conversation, with all staff actions. */
export function OpenContact({ id }: { readonly id: string }) {
  const { me } = useUsers();
  const now = useNow();
  const navigate = useNavigate();
  const view = useView();
  const step = useStep(id);
  const place = useRef<HTMLDivElement>(null);
  /** The user may have gone elsewhere before the server answers, and stays there. */
  const hasLeft = () => place.current === null;
  const { contact, error, notice, busy, retry, change, finish, undo, say, showNote, showReply } =
    useContact(id, me, hasLeft);
  /** Undefined: the user has not chosen yet, so an earlier draft opens its editor. */
  const [chosen, choose] = useState<Mode>();
  const mode = chosen === undefined ? editorOfDraft(me, id) : chosen;
  const others = usePresence(id, mode === 'reply');
  const writers = others.filter(({ isWriting }) => isWriting).map(({ username }) => username);
  const timesBack = useTimesBack();

  const write = (what: Mode) => {
    if (mode === what) place.current?.querySelector('textarea')?.focus();
    else choose(what);
  };
  /** Takes the focus when the focused element is gone. */
  const stopWriting = (what: 'reply' | 'note') => {
    choose(null);
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>(`[data-opens="${what}"]`)?.focus(),
    );
  };

  /** Applies a change, then opens the next contact; Undo stays in view. */
  async function leaveWith(asked: Change, done: string): Promise<void> {
    const back = await finish(asked);
    if (back === undefined) return;
    if (hasLeft() || step(1))
      offerUndo(undoLater(id, back, done, () => void navigate(contactPath(id, view))));
    else say({ kind: 'done', text: words.last(done), undo: back });
  }
  const close = () => void leaveWith({ status: 'closed' }, words.status.changed.closed);

  useShortcuts({
    r: () => write('reply'),
    n: () => write('note'),
    e: close,
    '!': () => void leaveWith({ status: 'spam' }, words.status.changed.spam),
    u: () => {
      if (!undoLast() && notice?.kind === 'done') undo(notice.undo);
    },
    a: () => me !== null && change({ assignee: me }),
    J: () => moveAlong(1),
    K: () => moveAlong(-1),
  });

  if (statusOf(error) === 404) return <Missing drafts={draftsOf(me, id)} />;
  // Keeps showing the last state if refetching fails.
  if (contact === undefined) {
    if (error === null) return <output>{dashboard.loading}</output>;
    return <LoadFailed text={words.failed} onRetry={() => void retry()} />;
  }
  const {
    status,
    assignee,
    tags = [],
    snoozedUntil,
    businessEmail,
    firstName,
    lastName,
    mergedInto,
  } = contact;
  const name = `${firstName} ${lastName}`.trim() || businessEmail;
  const canReply = businessEmail !== '';

  async function takeBack(message: Message): Promise<void> {
    if (!(await takeReplyBack(id, message, me))) return;
    say({ kind: 'seen', text: replyWords.undone });
    choose('reply');
    // Even from another page: the contact's page shows the draft.
    void navigate(contactPath(id, view));
  }

  function afterSending(message: Message, closes: boolean, draft: ReplyDraft): void {
    const made = withAnswerer({ status: 'answered' }, { status, assignee }, me);
    rememberReply(message, { draft, before: { status, assignee } });
    showReply(message, closes ? { ...made, status: 'closed' } : made);
    choose(null);
    const text = closes ? replyWords.sent.closed(name) : replyWords.sent.open(name);
    offerUndo({ text, undo: () => takeBack(message) });
    if (!closes || hasLeft() || !step(1)) stopWriting('reply');
  }

  return (
    <div ref={place} className={styles.contact}>
      <header className={styles.head}>
        <PersonHead {...{ contact, now }} />
        <div className={styles.work}>
          {status === 'new' && <Mark state={status}>{statusNames[status]}</Mark>}
          <StatusChoices {...{ status, busy }} onChange={change} />
          <AssigneeChoices {...{ assignee, busy }} onChange={change} />
        </div>
        <div className={styles.folds}>
          <details>
            <summary>{tags.length === 0 ? words.tags : words.tagNames(tags.join(', '))}</summary>
            <TagPicker {...{ tags, busy }} onChange={change} />
          </details>
          <details>
            <summary>
              {snoozedUntil === undefined
                ? words.snooze
                : words.snoozed(localTime(new Date(snoozedUntil)))}
            </summary>
            <SnoozeMenu {...{ snoozedUntil, busy }} onChange={change} />
          </details>
        </div>
        <UsersFailed />
        <OtherContacts contact={contact} />
        {mergedInto !== undefined && (
          <p className={styles.merged}>
            {words.merged.into}{' '}
            <Link to={paths.contact(mergedInto)}>{dashboard.contacts.card(mergedInto)}</Link>
            <SmallButton onClick={() => void attempt(() => merge(id, null, id))}>
              {words.merged.unmerge}
            </SmallButton>
          </p>
        )}
      </header>
      <Timeline
        {...{ contact, me }}
        onUndo={(message) => {
          offerUndo(null);
          void takeBack(message);
        }}
      />
      <div className={`${dock.dock} ${mode === null ? '' : dock.open}`}>
        <NoticeLine {...{ notice, busy }} onUndo={undo} />
        {mode !== 'reply' && <PresenceLine others={others} />}
        {mode === 'reply' && canReply && (
          <OnDemand fallback={<output>{dashboard.loading}</output>}>
            <Composer
              key={timesBack}
              {...{ contact, me, writers }}
              takesFocus={chosen === 'reply'}
              onSent={afterSending}
              onClose={() => stopWriting('reply')}
            />
          </OnDemand>
        )}
        {mode === 'note' && (
          <NoteForm
            contact={id}
            author={me}
            takesFocus={chosen === 'note'}
            onAdded={(note) => {
              showNote(note);
              stopWriting('note');
            }}
            onClose={() => stopWriting('note')}
          />
        )}
        {(mode === null || (mode === 'reply' && !canReply)) && (
          <ActionBar
            {...{ status, canReply, busy }}
            onReply={() => write('reply')}
            onNote={() => write('note')}
            onClose={close}
            onReopen={() => change({ status: 'open' })}
          />
        )}
      </div>
    </div>
  );
}

/** The unfinished text from before the contact was left. */
function editorOfDraft(me: string | null, id: string): Mode {
  if (!isEmpty(replyDraft(me, id).read())) return 'reply';
  return draftOf('note', me, id).read() === '' ? null : 'note';
}

function draftsOf(me: string | null, id: string): string[] {
  return [replyDraft(me, id).read().text, draftOf('note', me, id).read()].filter(
    (text) => text !== '',
  );
}

/** Replaces a missing or deleted contact, with the unfinished text about it. */
function Missing({ drafts }: { readonly drafts: readonly string[] }) {
  return (
    <div className={states.state}>
      <p>{words.missing}</p>
      {drafts.length > 0 && <p>{words.notes.unsaved}</p>}
      {drafts.map((draft) => (
        <blockquote key={draft} dir="auto">
          {draft}
        </blockquote>
      ))}
    </div>
  );
}
