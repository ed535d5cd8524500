import { productsPage } from '../content.ts';
import * as paths from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import { namesOf } from '../view.ts';
import styles from './Comparison.module.css';

interface ComparisonTrayProps {
  readonly chosen: readonly number[];
  readonly onClear: () => void;
}

/** The selected products and a link to their comparison; hidden while none is selected. */
export function ComparisonTray({ chosen, onClear }: ComparisonTrayProps) {
  const { tray, chosen: status, few, open, clear } = productsPage.compare;
  return (
    <>
      <Status>{status(namesOf(chosen))}</Status>
      <section className={styles.tray} aria-label={tray} hidden={chosen.length === 0}>
        <p className={styles.names}>
          {namesOf(chosen)}
          {chosen.length === 1 && <span> · {few}</span>}
        </p>
        {chosen.length > 1 && (
          <a className={buttonClass('accent')} href={paths.compare(chosen)}>
            {open(chosen.length)}
          </a>
        )}
        <Button variant="quiet" onClick={onClear}>
          {clear}
        </Button>
      </section>
    </>
  );
}
