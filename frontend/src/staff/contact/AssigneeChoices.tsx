import { assigneeNames } from '../contacts/status-content.ts';
import { useAssigneeName, useUsers } from '../contacts/use-users.ts';
import type { Change } from '../contacts/change.ts';
import { Choices } from './Choices.tsx';
import { contact as words } from './content.ts';

interface AssigneeChoicesProps {
  readonly assignee: string | null;
  readonly busy: boolean;
  readonly onChange: (change: Change) => void;
}

/** Who may have the contact. A button says so where it would take it from somebody. */
export function AssigneeChoices({ assignee, busy, onChange }: AssigneeChoicesProps) {
  const { me, others } = useUsers();
  const nameOf = useAssigneeName();
  // Whoever has it is shown, also where the account is gone.
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
