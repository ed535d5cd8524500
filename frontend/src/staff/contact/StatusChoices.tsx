import type { ContactStatus } from '#contract/contact/status.ts';
import { statusNames } from '../contacts/status-content.ts';
import type { Change } from '../contacts/change.ts';
import { Choices } from './Choices.tsx';
import { contact as words } from './content.ts';

interface StatusChoicesProps {
  readonly status: ContactStatus;
  readonly busy: boolean;
  readonly onChange: (change: Change) => void;
}

/** Nothing becomes new by a button: Undo alone does that. */
const choices = ['open', 'answered', 'closed', 'spam'] as const;

export function StatusChoices({ status, busy, onChange }: StatusChoicesProps) {
  const label = (value: ContactStatus) =>
    value === 'open' && status === 'spam' ? words.status.notSpam : statusNames[value];
  return (
    <Choices<ContactStatus>
      heading={words.status.heading}
      choices={choices.map((value) => ({ value, label: label(value) }))}
      chosen={status}
      busy={busy}
      onChoose={(value) => onChange({ status: value })}
    />
  );
}
