import { useId, useState } from 'react';
import type { TeamMember } from '#contract/team.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import marks from '../contacts/StatusMark.module.css';
import { roleNames, teamWords as words } from './content.ts';
import { FirstPasswordNote } from './FirstPasswordNote.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import styles from './page.module.css';
import { actionsFor, failureText, type MemberAction, useMemberAction } from './use-team.ts';

interface MemberProps {
  readonly member: TeamMember;
  /** Who can take over this member's contacts. */
  readonly receivers: readonly string[];
}

/** A staff user, with the actions that an owner has. */
export function Member({ member, receivers }: MemberProps) {
  const { username, role, isActive, isInvited, isYou } = member;
  const panel = useId();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<MemberAction | 'hand-over'>();
  /** The last action. */
  const [done, setDone] = useState('');
  const action = useMemberAction(username);

  function act(chosen: MemberAction) {
    if (action.isPending) return;
    setDone('');
    action.mutate(chosen, {
      onSuccess: () => setDone(words.actions[chosen].done(username)),
      onSettled: () => setAsked(undefined),
    });
  }

  return (
    <li className={styles.member}>
      <div className={styles.row}>
        <p className={styles.name}>{username}</p>
        <p className={styles.marks}>
          <span className={`${marks.mark} ${role === 'owner' ? styles.owner : ''}`}>
            {roleNames[role]}
          </span>
          {isYou && <span className={marks.mark}>{words.you}</span>}
          {!isActive && <span className={`${marks.mark} ${styles.off}`}>{words.off}</span>}
          {isActive && isInvited && <span className={marks.mark}>{words.invited}</span>}
        </p>
        <Button
          variant="quiet"
          className={styles.manage}
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          aria-label={words.manageWho(username)}
          onClick={() => setOpen(!open)}
        >
          {words.manage}
        </Button>
      </div>
      {open && (
        <div id={panel} className={styles.actions}>
          {actionsFor(member).map((each) => (
            <Button key={each} variant="quiet" onClick={() => setAsked(each)}>
              {words.actions[each].label}
            </Button>
          ))}
          <Button variant="quiet" onClick={() => setAsked('hand-over')}>
            {words.handOver.label}
          </Button>
        </div>
      )}
      <output className={styles.done}>{done}</output>
      <div role="alert">
        {action.isError && <p className={styles.alert}>{failureText(action.error, username)}</p>}
      </div>
      {action.data && <FirstPasswordNote {...action.data} onDone={action.reset} />}
      {asked === 'hand-over' ? (
        <HandOverDialog
          {...{ username, receivers }}
          onClose={() => setAsked(undefined)}
          onDone={setDone}
        />
      ) : (
        <Question
          {...{ username }}
          action={asked}
          busy={action.isPending}
          onYes={act}
          onNo={() => setAsked(undefined)}
        />
      )}
    </li>
  );
}

interface QuestionProps {
  readonly username: string;
  readonly action: MemberAction | undefined;
  readonly busy: boolean;
  readonly onYes: (action: MemberAction) => void;
  readonly onNo: () => void;
}

/** Explains an action, with a button that names it. */
function Question({ username, action, busy, onYes, onNo }: QuestionProps) {
  const about = action && words.actions[action];
  return (
    <Dialog
      open={about !== undefined}
      onClose={onNo}
      title={about?.ask(username) ?? ''}
      closeLabel={words.close}
    >
      {about && (
        <div className={styles.ask}>
          <p>{about.text}</p>
          <div className={styles.choices}>
            <Button aria-disabled={busy} aria-busy={busy} onClick={() => onYes(action)}>
              {busy ? words.busy : about.yes(username)}
            </Button>
            <Button variant="quiet" onClick={onNo}>
              {words.cancel}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
