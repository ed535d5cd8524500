import type { SpamSignal } from '#contract/spam-signals.ts';
import { dashboard } from '../content.ts';
import styles from './SpamMark.module.css';

/** Why a row may be spam. */
export function SpamMark({ suspicions }: { suspicions: readonly SpamSignal[] | undefined }) {
  if (suspicions === undefined) return null;
  const { mark, reasons } = dashboard.spam;
  return (
    <p className={styles.mark}>
      {mark} {suspicions.map((suspicion) => reasons[suspicion]).join(', ')}
    </p>
  );
}
