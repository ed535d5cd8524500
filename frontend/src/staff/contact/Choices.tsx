import type { ContactStatus } from '#contract/contact/status.ts';
import type { Change } from '../contact-parts/change.ts';
import { assigneeNames, statusNames } from '../contact-parts/status-content.ts';
import { useAssigneeName, useUsers } from '../contact-parts/use-users.ts';
import styles from './Choices.module.css';
import { contact as words } from './content.ts';

interface StatusChoicesProps {
  readonly status: ContactStatus;
  readonly busy: boolean;
  readonly onChange: (change: Change) => void;
}

/** No button sets "new": only Undo does. */
const offered = ['open', 'answered', 'closed', 'spam'] as const;

export function StatusChoices({ status, busy, onChange }: StatusChoicesProps) {
  const label = (value: ContactStatus) =>
    value === 'open' && status === 'spam' ? words.status.notSpam : statusNames[value];
  return (
    <Choices<ContactStatus>
      heading={words.status.heading}
      choices={offered.map((value) => ({ value, label: label(value) }))}
      chosen={status}
      busy={busy}
      onChoose={(value) => onChange({ status: value })}
    />
  );
}

interface AssigneeChoicesProps {
  readonly assignee: string | null;
  readonly busy: boolean;
  readonly onChange: (change: Change) => void;
}

/** The possible assignees. A button says so if it would take the contact from somebody. */
export function AssigneeChoices({ assignee, busy, onChange }: AssigneeChoicesProps) {
  const { me, others } = useUsers();
  const nameOf = useAssigneeName();
  // Shows the assignee even if the account is gone.
  const names = [...new Set([me, ...others, assignee])].filter((name) => name !== null);
  const label = (name: string) => {
    if (name !== me) return nameOf(name);
    if (name === assignee) return assigneeNames.you(name);
    return assignee === null ? words.assignee.take : words.assignee.takeFrom(assignee);
  };
  return (
    <Choices
      heading={words.assignee.heading}
      choices={[
        ...names.map((name) => ({ value: name, label: label(name) })),
        { value: null, label: assigneeNames.nobody },
      ]}
      chosen={assignee}
      busy={busy}
      onChoose={(value) => onChange({ assignee: value })}
    />
  );
}

interface ChoicesProps<Value> {
  readonly heading: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly busy: boolean;
  readonly onChoose: (value: Value) => void;
}

/** A group of buttons with one pressed. A press is saved at once. */
function Choices<Value extends string | null>({
  heading,
  choices,
  chosen,
  busy,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{heading}</legend>
      <div className={styles.buttons}>
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={styles.choice}
            aria-pressed={value === chosen}
            aria-disabled={busy}
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
