import { X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { ContactCounts } from '#contract/contact/query.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { ContactUpdate } from '#contract/contact/update.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import { useView, type View } from '../contact-parts/view.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
import { type Selection, selectionOf } from './bulk.ts';
import { BulkForm } from './BulkForm.tsx';
import { bulk } from './content.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './BulkBar.module.css';
import { filtered } from '../list/list-filter.ts';
import type { List } from '../list/use-list.ts';
import { useBulk } from './use-bulk.ts';

interface BulkBarProps {
  readonly contacts: {
    readonly list: List<ContactSubmission>;
    readonly counts: ContactCounts | null;
  };
  readonly selected: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onClose: () => void;
}

/** The number of selected contacts, and actions for all of them. */
export function BulkBar({ contacts, selected, onSelect, onClose }: BulkBarProps) {
  const bar = useRef<HTMLElement>(null);
  const { work, notice, stop, apply, undo, selectMatching, remove, block } = useBulk(
    selected,
    onSelect,
    bar,
  );
  const [missing, setMissing] = useState(false);
  // The focused control disappears when its change starts and when it ends.
  useEffect(() => {
    if (document.activeElement === document.body && (work || notice)) bar.current?.focus();
  }, [work, notice]);

  function change(asked: ContactUpdate) {
    const isEmpty = Object.keys(asked).length === 0;
    setMissing(isEmpty);
    if (!isEmpty) void apply(asked);
  }

  return (
    <section ref={bar} className={styles.bar} aria-label={bulk.label} tabIndex={-1}>
      <div className={`${styles.line} ${styles.first}`}>
        <strong className={styles.count}>{bulk.selected(selected.size)}</strong>
        <Status>{work ? '' : bulk.selected(selected.size)}</Status>
        {!work && (
          <SelectMore
            {...{ contacts, selected, onSelect }}
            onMatching={() => void selectMatching()}
          />
        )}
        <Button
          variant="icon"
          aria-label={bulk.clear}
          onClick={() => {
            stop();
            onClose();
            // The button is gone.
            document.querySelector<HTMLElement>('#panel-contacts')?.focus({ preventScroll: true });
          }}
        >
          <Icon of={X} aria-hidden strokeWidth={1.5} />
        </Button>
      </div>
      {work ? (
        <div className={styles.line}>
          <output>{work.text}</output>
          {work.progress && <progress aria-label={bulk.label} {...work.progress} />}
          <QuietButton onClick={stop}>{bulk.stop}</QuietButton>
        </div>
      ) : (
        selected.size > 0 && (
          <BulkForm
            isSpam={[...selected.values()].every(({ status }) => status === 'spam')}
            onApply={change}
            onRemove={() => void remove()}
            onBlock={() => void block()}
          />
        )
      )}
      <div role="alert">
        {missing && <p className="failed">{bulk.chooseFirst}</p>}
        {notice && <p className={notice.failed ? 'failed' : undefined}>{notice.text}</p>}
      </div>
      {notice && notice.undo.length > 0 && (
        <QuietButton onClick={() => void undo(notice.undo)}>{bulk.undo}</QuietButton>
      )}
    </section>
  );
}

interface SelectMoreProps extends Pick<BulkBarProps, 'contacts' | 'selected' | 'onSelect'> {
  readonly onMatching: () => void;
}

/** Selects all rows shown, or all of the view. */
function SelectMore({ contacts, selected, onSelect, onMatching }: SelectMoreProps) {
  const { status } = useView();
  const { list } = contacts;
  const shown = filtered(list.rows, list.filter);
  return (
    <>
      {shown.some(({ id }) => !selected.has(id)) && (
        <button
          type="button"
          onClick={() => onSelect(selectionOf([...selected.values(), ...shown]))}
        >
          {bulk.shown(shown.length)}
        </button>
      )}
      {list.more && (
        <button type="button" onClick={onMatching}>
          {bulk.matching(countOf(status, contacts))}
        </button>
      )}
    </>
  );
}

/** How many match, if the counts are exact. */
function countOf(
  status: View['status'],
  { list, counts }: BulkBarProps['contacts'],
): number | null {
  const { text, spamHidden } = list.filter;
  if (text.trim() !== '' || spamHidden || status === 'all') return null;
  const all = counts && (status === undefined ? counts.new + counts.open : counts[status]);
  const count = all ?? limits.count;
  return count < limits.count ? count : null;
}
