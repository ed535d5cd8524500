import { useState, type SubmitEvent } from 'react';
import type { ContactStatus } from '#contract/contact/status.ts';
import type { ContactUpdate } from '#contract/contact/update.ts';
import { assigneeNames, statuses, statusNames } from '../contact-parts/status-content.ts';
import { useUsers } from '../contact-parts/use-users.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
import styles from './BulkBar.module.css';
import { bulk } from './content.ts';

interface BulkFormProps {
  /** Called with the choice, which may be empty. */
  readonly onApply: (change: ContactUpdate) => void;
  /** Whether all are spam and can thus be deleted. */
  readonly isSpam: boolean;
  readonly onRemove: () => void;
  readonly onBlock: () => void;
}

/** Stands for nobody; no username looks like it. */
const nobody = ' ';

/** Changes for all selected contacts. */
export function BulkForm({ onApply, isSpam, onRemove, onBlock }: BulkFormProps) {
  const { me, others } = useUsers();
  const [status, setStatus] = useState<ContactStatus | ''>('');
  const [assignee, setAssignee] = useState('');
  /** Deleting cannot be undone, so it asks. */
  const [isSure, setSure] = useState(false);
  const names = me === null ? others : [me, ...others];

  function apply(event: SubmitEvent) {
    event.preventDefault();
    setStatus('');
    setAssignee('');
    onApply({
      ...(status !== '' && { status }),
      ...(assignee !== '' && { assignee: assignee === nobody ? null : assignee }),
    });
  }

  return (
    <form className={styles.form} onSubmit={apply}>
      <div className={styles.buttons}>
        <QuietButton onClick={() => onApply({ status: 'closed' })}>{bulk.close}</QuietButton>
        <QuietButton onClick={() => onApply({ status: 'spam' })}>{bulk.spam}</QuietButton>
        <QuietButton onClick={onBlock}>{bulk.block}</QuietButton>
        {isSpam && (
          <QuietButton onClick={() => (isSure ? onRemove() : setSure(true))}>
            {isSure ? bulk.reallyRemove : bulk.remove}
          </QuietButton>
        )}
      </div>
      <div className={styles.line}>
        <select
          aria-label={bulk.status.label}
          value={status}
          onChange={({ currentTarget }) =>
            setStatus(statuses.find((each) => each === currentTarget.value) ?? '')
          }
        >
          <option value="">{bulk.status.keep}</option>
          {statuses.map((each) => (
            <option key={each} value={each}>
              {statusNames[each]}
            </option>
          ))}
        </select>
        <select
          aria-label={bulk.assignee.label}
          value={assignee}
          onChange={({ currentTarget }) => setAssignee(currentTarget.value)}
        >
          <option value="">{bulk.assignee.keep}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name === me ? assigneeNames.you(name) : name}
            </option>
          ))}
          <option value={nobody}>{assigneeNames.nobody}</option>
        </select>
        <QuietButton type="submit">{bulk.apply}</QuietButton>
      </div>
    </form>
  );
}
