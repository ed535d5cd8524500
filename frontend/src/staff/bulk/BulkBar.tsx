import { X } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { ContactStatus } from '#contract/contact/status.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import { assigneeNames, statuses, statusNames } from '../contacts/status-content.ts';
import type { Users } from '../contacts/use-users.ts';
import type { View } from '../contacts/view.ts';
import type { Selected } from './bulk.ts';
import { bulk } from './content.ts';
import styles from './BulkBar.module.css';
import { narrowed } from '../list/filter.ts';
import { useBulk } from './use-bulk.ts';
import type { useContacts } from '../dashboard/use-contacts.ts';

type Selection = ReadonlyMap<string, Selected>;

interface BulkBarProps {
  readonly view: View;
  readonly contacts: ReturnType<typeof useContacts>;
  readonly users: Users;
  readonly selected: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onClose: () => void;
}

/** In place of a username, which is never so: nobody. */
const nobody = ' ';

/** How many contacts are selected, and what can be done with all of them. */
export function BulkBar({ view, contacts, users, selected, onSelect, onClose }: BulkBarProps) {
  const { work, notice, stop, apply, undo, selectMatching } = useBulk(selected, onSelect);
  const [status, setStatus] = useState<ContactStatus | ''>('');
  const [assignee, setAssignee] = useState('');
  const [missing, setMissing] = useState(false);
  const { list, counts } = contacts;
  const shown = narrowed(list.rows, list.narrowing);
  const bar = useRef<HTMLElement>(null);
  // What had the focus is gone once its change is under way, and once it is made.
  useEffect(() => {
    if (document.activeElement === document.body && (work || notice)) bar.current?.focus();
  }, [work, notice]);
  const names = users.me === null ? users.others : [users.me, ...users.others];

  function change(event: SubmitEvent) {
    event.preventDefault();
    setMissing(status === '' && assignee === '');
    if (status === '' && assignee === '') return;
    setStatus('');
    setAssignee('');
    void apply({
      ...(status !== '' && { status }),
      ...(assignee !== '' && { assignee: assignee === nobody ? null : assignee }),
    });
  }

  return (
    <section ref={bar} className={styles.bar} aria-label={bulk.region} tabIndex={-1}>
      <div className={`${styles.line} ${styles.first}`}>
        <strong className={styles.count}>{bulk.selected(selected.size)}</strong>
        <Status>{work ? '' : bulk.selected(selected.size)}</Status>
        {!work && (
          <>
            {shown.some(({ id }) => !selected.has(id)) && (
              <button
                type="button"
                onClick={() => onSelect(new Map([...selected, ...shown.map(byId)]))}
              >
                {bulk.shown(shown.length)}
              </button>
            )}
            {list.more && (
              <button type="button" onClick={() => void selectMatching(view)}>
                {bulk.matching(countOf())}
              </button>
            )}
          </>
        )}
        <Button
          variant="icon"
          aria-label={bulk.close}
          onClick={() => {
            stop();
            onClose();
            // The button is gone.
            document.querySelector<HTMLElement>('#panel-contacts')?.focus({ preventScroll: true });
          }}
        >
          <X aria-hidden strokeWidth={1.5} />
        </Button>
      </div>
      {work ? (
        <div className={styles.line}>
          <output>{work.text}</output>
          {work.progress && <progress aria-label={bulk.region} {...work.progress} />}
          <Button variant="quiet" onClick={stop}>
            {bulk.stop}
          </Button>
        </div>
      ) : (
        selected.size > 0 && (
          <form className={styles.line} onSubmit={change}>
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
                  {name === users.me ? assigneeNames.you(name) : name}
                </option>
              ))}
              <option value={nobody}>{assigneeNames.nobody}</option>
            </select>
            <Button type="submit">{bulk.apply}</Button>
          </form>
        )
      )}
      <div className={styles.notice} role="alert">
        {missing && <p className={styles.failed}>{bulk.chooseFirst}</p>}
        {notice && <p className={notice.failed ? styles.failed : undefined}>{notice.text}</p>}
      </div>
      {notice && notice.undo.length > 0 && (
        <Button variant="quiet" onClick={() => void undo(notice.undo)}>
          {bulk.undo}
        </Button>
      )}
    </section>
  );

  /** How many match, where the counts say that exactly. */
  function countOf(): number | null {
    const narrow = view.assignee !== undefined || list.narrowing.text.trim() !== '';
    if (narrow || list.narrowing.spamHidden || view.status === undefined) return null;
    const count = counts?.[view.status] ?? limits.count;
    return count < limits.count ? count : null;
  }
}

function byId(row: Selected): [string, Selected] {
  return [row.id, row];
}
