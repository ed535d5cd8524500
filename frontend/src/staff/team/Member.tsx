import { useId, useState } from 'react';
import type { TeamMember } from '#contract/team.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { Mark } from '../ui/Mark.tsx';
import { roleNames, teamWords as words } from './content.ts';
import { FirstPasswordNote } from './FirstPasswordNote.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { Alert } from '../ui/Alert.tsx';
import tone from '../ui/tone.module.css';
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
  const about = asked && asked !== 'hand-over' ? words.actions[asked] : undefined;

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
          <Mark state={role}>{roleNames[role]}</Mark>
          {isYou && <Mark state="you">{words.you}</Mark>}
          {!isActive && <Mark state="off">{words.off}</Mark>}
          {isActive && isInvited && <Mark state="invited">{words.invited}</Mark>}
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
        <div id={panel} className="actions">
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
      <output className={tone.done}>{done}</output>
      <Alert>{action.isError && failureText(action.error, username)}</Alert>
      {action.data && <FirstPasswordNote {...action.data} onDone={action.reset} />}
      {asked === 'hand-over' ? (
        <HandOverDialog
          {...{ username, receivers }}
          onClose={() => setAsked(undefined)}
          onDone={setDone}
        />
      ) : (
        <Confirm
          open={about !== undefined}
          words={{
            ...words,
            ask: about?.ask(username) ?? '',
            yes: about?.yes(username) ?? '',
            no: words.cancel,
          }}
          busy={action.isPending}
          onYes={() => asked && act(asked)}
          onNo={() => setAsked(undefined)}
        >
          <p>{about?.text}</p>
        </Confirm>
      )}
    </li>
  );
}
