import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { TeamMember } from '#contract/team.ts';
import { queryClient } from '../data/query-client.ts';
import { Alert } from '../ui/Alert.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { Mark } from '../ui/Mark.tsx';
import { QuietButton } from '../ui/QuietButton.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { roleNames, teamWords, teamWords as words } from './content.ts';
import { FirstPasswordNote } from './FirstPasswordNote.tsx';
import styles from './page.module.css';
import {
  actionsFor,
  failureText,
  handOver,
  type MemberAction,
  useMemberAction,
} from './use-team.ts';

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
        <QuietButton
          className={styles.manage}
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          aria-label={words.manageWho(username)}
          onClick={() => setOpen(!open)}
        >
          {words.manage}
        </QuietButton>
      </div>
      {open && (
        <div id={panel} className="actions">
          {actionsFor(member).map((each) => (
            <QuietButton key={each} onClick={() => setAsked(each)}>
              {words.actions[each].label}
            </QuietButton>
          ))}
          <QuietButton onClick={() => setAsked('hand-over')}>{words.handOver.label}</QuietButton>
        </div>
      )}
      <output className="done">{done}</output>
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

const handOverWords = teamWords.handOver;

/** Stands for nobody; no username looks like it. */
const nobody = ' ';

interface HandOverDialogProps {
  readonly username: string;
  readonly receivers: readonly string[];
  readonly onClose: () => void;
  /** Called with a description of what was done. */
  readonly onDone: (text: string) => void;
}

/** Asks who takes over a user's contacts, and hands them over. */
function HandOverDialog({ username, receivers, onClose, onDone }: HandOverDialogProps) {
  const field = useId();
  const [chosen, setChosen] = useState(receivers[0] ?? nobody);
  const [contacts, setContacts] = useState(0);
  const to = chosen === nobody ? null : chosen;
  const {
    mutate,
    isPending: busy,
    isError,
  } = useMutation({
    mutationFn: () => handOver({ from: username, to, onProgress: setContacts }),
    onSuccess: (count) => {
      onDone(handOverWords.done(username, count, to));
      onClose();
    },
    // The assignees in the lists have changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['GET /contact'] }),
  });

  return (
    <Confirm
      open
      words={{
        ...teamWords,
        ask: handOverWords.ask(username),
        yes: handOverWords.yes,
        no: teamWords.cancel,
        busy: handOverWords.busy(contacts),
      }}
      busy={busy}
      problem={isError ? handOverWords.failed(contacts) : undefined}
      onYes={mutate}
      onNo={onClose}
    >
      <p>{handOverWords.text}</p>
      <SelectField
        id={field}
        label={handOverWords.to}
        options={{
          ...Object.fromEntries(receivers.map((name) => [name, name])),
          [nobody]: handOverWords.nobody,
        }}
        value={chosen}
        disabled={busy}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </Confirm>
  );
}
